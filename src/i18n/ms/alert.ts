export const alert = {
  accepted: "Bayaran terakhir anda telah diterima.",
  inProgress: "Bayaran terakhir anda sedang diproses. Jangan bayar lagi.",
  close: "Tutup mesej ini",
  open: "Buka halaman status",
  seeReceipt: "Lihat resit",
};
