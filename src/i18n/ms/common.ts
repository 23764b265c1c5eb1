export const common = {
  portal: "Kaunter Bayaran Majlis",
  council: "Majlis",
  total: "Jumlah",
  retry: "Cuba lagi",
  ok: "OK",
  amount: "Amaun",
  language: "Bahasa",
  more: "Tunjukkan lagi",
  httpStatus: "Status HTTP: {{status}}",
  reference: "Rujukan: {{reference}}",
  state: "Status",
  download: "Muat turun PDF",
};
