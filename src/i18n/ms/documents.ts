export const documents = {
  others: "Cara lain untuk membuka atau mencetak",
  slip80: "Cetak pada gulungan kertas 80 mm",
  a6: "Cetak saiz poket (A6)",
  letter: "Cetak pada kertas Letter",
  open: "Buka PDF",
  preparing: "Dokumen sedang disediakan…",
  ready: "PDF sudah sedia. Jika pelayar anda tidak menyimpannya, buka di sini.",
};

export const texts = { documents };
