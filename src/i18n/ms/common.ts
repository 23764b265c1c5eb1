export const common = {
  portal: "Kaunter Bayaran Majlis",
  council: "Majlis",
  total: "Jumlah",
  retry: "Cuba lagi",
  ok: "OK",
  amount: "Amaun",
  language: "Bahasa",
  reference: "Rujukan: {{reference}}",
};
