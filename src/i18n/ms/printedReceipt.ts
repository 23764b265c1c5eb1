export const printedReceipt = {
  title: "Resit Rasmi",
  name: "Resit {{number}}",
  notice: {
    title: "Bukan Resit",
    name: "Status bayaran {{number}} (bukan resit)",
    warning: "Ini bukan resit dan tidak membuktikan sebarang bayaran.",
    asOf: "Status pada",
    not_sent: "Bayaran ini belum dihantar ke bank, jadi ia tidak mungkin telah dibayar.",
    not_sent_card:
      "Bayaran ini belum dihantar ke gerbang pembayaran kad, jadi ia tidak mungkin telah dibayar.",
    still_asking:
      "Bank belum memberitahu kami keputusannya. Jangan bayar lagi sebelum keputusannya diketahui.",
    still_asking_card:
      "Gerbang pembayaran kad belum memberitahu kami keputusannya. Jangan bayar lagi sebelum keputusannya diketahui.",
    unanswered:
      "Kami tidak menerima jawapan bank tentang bayaran ini. Jika akaun anda telah didebit, bayaran itu tetap akan dipadankan.",
    unanswered_card:
      "Kami tidak menerima jawapan gerbang pembayaran kad tentang bayaran ini. Jika kad anda telah dicaj, bayaran itu tetap akan dipadankan.",
  },
  receivedFrom: "Diterima daripada",
  phone: "No. telefon",
  crest: "Jata {{council}}",
  number: "Bil.",
  item: "Perkara",
  subtotal: "Jumlah kecil",
  total: "Jumlah dibayar",
  inWords: "Dalam perkataan",
  refund: "{{charge}} {{number}}, {{council}}: {{amount}} telah dibayar kali kedua. {{state}}.",
  scan: "Imbas untuk menyemak resit ini",
  verify: "Untuk menyemaknya, imbas kod ini: halaman yang dibuka menyatakan sama ada resit ini tulen.",
  computer: "Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.",
  keep: "Masa ialah waktu Malaysia (UTC+8). Simpan resit ini untuk rujukan anda.",
  page: "Halaman {{page}} daripada {{of}}",
};

export const texts = { printedReceipt };
