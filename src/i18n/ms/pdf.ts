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
  toLicence: "Lihat lesen",
};

export const texts = { pdf };
