export const pdf = {
  pages_one: "{{count}} halaman",
  pages_other: "{{count}} halaman",
  page: "Halaman {{page}} daripada {{of}}",
  larger: "Besarkan",
  smaller: "Kecilkan",
  nothing: "Tiada dokumen dipilih.",
  nothingHelp: "PDF bagi resit dibuka daripada resit itu sendiri.",
  noLicence: "Lesen ini tidak dapat ditunjukkan di sini.",
  noLicenceHelp: "Halaman lesen itu sendiri menyatakan sebabnya dan apa yang perlu dibuat.",
  needsFact: "Lesen ini memaparkan gambar dan alamat seseorang.",
  needsFactHelp:
    "Majlis menunjukkannya kepada pemiliknya, dan kepada pembayar yang mempunyai bil lesen itu. Halaman lesen itu sendiri meminta empat aksara terakhir nombor kad pengenalan pemilik, yang tercetak pada bil itu. Selepas itu anda boleh menyimpan lesen sebagai PDF di sana.",
  toLicence: "Lihat lesen",
};

export const texts = { pdf };
