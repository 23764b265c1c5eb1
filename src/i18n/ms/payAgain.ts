export const payAgain = {
  again: {
    title: "Bayar semula",
    text: "Item yang sama, daripada bank yang sama: {{bank}}. Ini menjadi bayaran baharu dengan nombornya sendiri.",
    text_card: "Item yang sama, dengan kad. Ia menjadi bayaran baharu dengan nombornya sendiri.",
  },
  rest: "Item yang masih boleh dibayar, daripada bank yang sama: {{bank}}. Ini menjadi bayaran baharu dengan nombornya sendiri.",
  rest_card:
    "Item yang masih boleh dibayar, dengan kad. Ini menjadi bayaran baharu dengan nombornya sendiri.",
  resume: {
    title: "Teruskan ke bank",
    title_card: "Teruskan ke gerbang pembayaran kad",
    text: "Item, pembayar dan bank ({{bank}}) adalah seperti yang anda berikan.",
    text_card: "Item dan pembayar kekal seperti yang anda berikan. Anda membayar dengan kad.",
  },
  nothingLeft: "Kesemua item ini tidak boleh dibayar lagi.",
  nothingLeftHelp: "Mungkin telah dibayar sementara itu. Cari bil ini untuk melihat bakinya sekarang:",
  gone: "Item berikut tidak boleh dibayar lagi; mungkin telah dibayar sementara itu:",
};
