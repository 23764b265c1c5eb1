export const documents = {
  others: "Cara lain untuk membuka atau mencetak",
  slip: "Cetak pada gulungan kertas 80 mm",
  open: "Buka PDF",
  preparing: "Dokumen sedang disediakan…",
  ready: "PDF sudah sedia. Jika pelayar anda tidak menyimpannya, buka di sini.",
};

export const texts = { documents };
