export const common = {
  portal: "Kaunter Bayaran Majlis",
  council: "Majlis",
  total: "Jumlah",
  retry: "Cuba lagi",
  close: "Tutup",
  ok: "OK",
  loading: "Memuatkan…",
  optional: "pilihan",
  amount: "Amaun",
  language: "Bahasa",
  reference: "Rujukan: {{reference}}",
  openInPortal: "Buka portal bayaran",
};
