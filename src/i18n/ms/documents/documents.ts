export const documents = {
  open: "Buka PDF",
  preparing: "Dokumen sedang disediakan…",
  ready: "PDF sudah sedia. Jika pelayar anda tidak menyimpannya, buka di sini.",
};
