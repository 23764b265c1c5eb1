export const checkout = {
  title: "Pembayaran",
  summary: "Apa yang anda bayar",
  payer: "Siapa yang membayar",
  payerHelp: "Resit dibuat atas nama ini.",
  name: "Nama penuh",
  email: "E‑mel",
  phone: "No. telefon",
  method: "Bagaimanakah anda ingin membayar?",
  account: {
    "1": "Akaun peribadi",
    "2": "Akaun syarikat",
    "3": "Kad kredit atau debit",
  },
  accountDetail: {
    "1": "Perbankan dalam talian (FPX), diluluskan serta-merta",
    "2": "Perbankan korporat (FPX); kelulusan mungkin mengambil beberapa hari",
    "3": "Visa atau Mastercard, dicaj serta-merta",
  },
  was: "Sebelum ini {{amount}}",
};
