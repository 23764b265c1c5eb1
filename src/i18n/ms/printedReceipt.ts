export const printedReceipt = {
  name: "Resit {{number}}",
  notice: {
    name: "Status bayaran {{number}} (bukan resit)",
    warning: "Ini bukan resit dan tidak membuktikan sebarang bayaran.",
    asOf: "Status pada",
    not_sent: "Bayaran ini belum dihantar ke bank, jadi ia tidak mungkin telah dibayar.",
    not_sent_card:
      "Bayaran ini belum dihantar ke gerbang pembayaran kad, jadi ia tidak mungkin telah dibayar.",
    still_asking:
      "Bank belum memberitahu kami keputusan bayaran ini. Jangan bayar lagi sebelum keputusannya diketahui.",
    still_asking_card:
      "Gerbang pembayaran kad belum memberitahu kami keputusan bayaran ini. Jangan bayar lagi sebelum keputusannya diketahui.",
    unanswered:
      "Bank belum memberitahu kami keputusan bayaran ini. Jika akaun anda telah didebit, bayaran akan dipadankan dengan bil anda sebaik sahaja bank mengesahkannya.",
    unanswered_card:
      "Gerbang pembayaran kad belum memberitahu kami keputusan bayaran ini. Jika kad anda telah dicaj, bayaran akan dipadankan dengan bil anda sebaik sahaja gerbang itu mengesahkannya.",
  },
  receivedFrom: "Diterima daripada",
  crest: "Jata {{council}}",
  inWords: "Dalam perkataan",
  refund: "{{charge}} {{number}}, {{council}}: bayaran balik {{amount}}. {{state}}.",
  scan: "Imbas untuk menyemak resit ini",
  verify:
    "Untuk menyemak resit ini, imbas kod ini. Halaman yang dibuka menunjukkan sama ada resit ini tulen.",
  computer: "Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.",
  keep: "Masa ialah waktu Malaysia (UTC+8). Simpan resit ini untuk rujukan anda.",
  page: "Halaman {{page}} daripada {{of}}",
};

export const texts = { printedReceipt };
