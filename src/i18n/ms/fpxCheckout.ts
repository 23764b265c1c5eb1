export const fpxCheckout = {
  title: "Bank anda",
  bank: "Bank",
  limits: "Daripada {{least}} hingga {{most}} bagi satu bayaran.",
  choose: "Pilih bank",
  offline: "{{bank}} (Luar talian)",
  loading: "Menyemak bank…",
  belowLimit: "Jumlah ini kurang daripada {{least}}, had minimum bagi jenis akaun ini.",
  aboveLimit: "Jumlah ini melebihi {{most}}, had maksimum bagi jenis akaun ini.",
  approval: "Bayaran ini mungkin perlu diluluskan oleh rakan sekerja anda.",
  approvalHelp:
    "Item ini belum selesai sehingga bayaran diluluskan di bank syarikat anda, yang mungkin mengambil masa sehingga {{days}} hari. Jangan bayar lagi sementara itu.",
  byCard: "Anda membayar dengan kad.",
  byCardHelp:
    "Bank tidak perlu dipilih. Untuk membayar daripada akaun bank, tukar cara bayaran di halaman pembayaran.",
};
