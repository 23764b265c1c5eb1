export const elements = {
  steps: "Langkah",
  search: "Cari",
  cart: "Troli",
  checkout: "Bayar",
  receipt: "Resit",
  configuration: "Kaunter bayaran ini tidak disediakan dengan betul. Sila gunakan pautan di bawah.",
  broken: "Kaunter bayaran ini tidak dapat dipaparkan. Sila gunakan pautan di bawah.",
  payOnline: "Bayar dalam talian",
};
