export const documents = {
  others: "Cara lain untuk membuka atau mencetak",
  slip80: "Cetak pada gulungan kertas 80 mm",
  a6: "Cetak saiz poket (A6)",
  letter: "Cetak pada kertas Letter",
  open: "Buka PDF",
  preparing: "Dokumen sedang disediakan…",
  ready: "PDF sudah sedia. Jika pelayar anda tidak menyimpannya, buka di sini.",
  all: {
    print: "Cetak semua lesen ({{number}})",
    download: "Simpan semua lesen dalam satu PDF ({{number}})",
    others: "Cara lain untuk mencetak semua lesen",
    title: "Lesen ({{number}})",
    leftOut: "Dokumen ini tidak mengandungi semua lesen. Yang tiada:",
    why: "Buka setiap satu untuk melihat sebabnya.",
    onPortal: "Cetak semua lesen sekali gus di portal ({{number}})",
  },
};

export const texts = { documents };
