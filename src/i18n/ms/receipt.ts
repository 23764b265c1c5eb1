export const receipt = {
  paid: {
    title: "Telah dibayar",
    text: "Pembayaran berjaya. Terima kasih.",
  },
  byEmail: {
    soon: "Resit akan dihantar ke alamat e‑mel anda dalam masa 24 jam.",
    sent: "Resit telah dihantar ke alamat e‑mel anda.",
  },
  failed: {
    title: "Tidak dibayar",
    text: "Bank menolak bayaran ini. Tiada wang diambil.",
    text_card: "Bayaran kad ini ditolak. Tiada wang diambil.",
  },
  cancelled: {
    title: "Tidak dibayar",
    text: "Bayaran dibatalkan di bank. Tiada wang diambil.",
    text_card: "Bayaran dibatalkan di gerbang pembayaran kad. Tiada wang diambil.",
  },
  not_sent: {
    title: "Anda belum ke bank",
    title_card: "Anda belum ke gerbang pembayaran kad",
    text: "Bayaran ini belum dihantar ke bank, jadi ia tidak mungkin telah dibayar. Anda boleh meneruskannya di sini.",
    text_card:
      "Bayaran ini belum dihantar ke gerbang pembayaran kad, jadi ia tidak mungkin telah dibayar. Anda boleh meneruskannya di sini.",
  },
  in_progress: {
    title: "Kami masih bertanya kepada bank",
    title_card: "Kami masih bertanya kepada gerbang pembayaran kad",
    text: "Bank belum memberitahu kami keputusan bayaran ini. Jangan bayar lagi. Halaman ini terus bertanya.",
    text_card:
      "Gerbang pembayaran kad belum memberitahu kami keputusan bayaran ini. Jangan bayar lagi. Halaman ini terus bertanya.",
  },
  pending: {
    title: "Menunggu pengesahan bank",
    title_card: "Menunggu pengesahan bayaran kad",
    text: "Bank telah menerima bayaran ini dan belum membuat keputusan. Jangan bayar lagi. Halaman ini terus bertanya.",
    text_card:
      "Gerbang pembayaran kad telah menerima bayaran ini dan belum ada keputusan. Jangan bayar lagi. Halaman ini terus bertanya.",
  },
  expired: {
    title: "Bank belum menjawab",
    title_card: "Gerbang pembayaran kad belum menjawab",
    text: "Kami tidak menerima jawapan bank tentang bayaran ini. Jika akaun anda telah didebit, bayaran itu tetap akan dipadankan dengan bil anda: simpan nombor transaksi.",
    text_card:
      "Kami tidak menerima jawapan gerbang pembayaran kad tentang bayaran ini. Jika kad anda telah dicaj, bayaran itu tetap akan dipadankan dengan bil anda: simpan nombor transaksi.",
  },
  nothing: "Tiada bayaran untuk dipaparkan.",
  nothingHelp:
    "Resit dipaparkan di sini selepas bayaran dibuat dalam pelayar ini. Jika anda menyimpan pautan status, bukalah pautan itu.",
  shared: {
    keep: "Komputer kongsi ini tidak menyimpan apa-apa. Imbas kod ini dengan telefon anda untuk membawa pautan pembayaran ini, atau cetak.",
    email: "Makluman tentang bayaran ini juga dihantar ke {{email}}.",
    code: "Kod QR pautan pembayaran ini",
    nothing: "Komputer kongsi ini tidak menyimpan sebarang pembayaran.",
    nothingHelp:
      "Jika anda telah membayar, resit dihantar ke alamat e‑mel anda. Pautan status menunjukkan pembayaran itu pada mana-mana peranti.",
  },
  usedHandle: "Pautan kembali daripada bayaran ini telah digunakan.",
  askAgain: "Tanya bank sekali lagi",
  askAgain_card: "Tanya gerbang pembayaran kad sekali lagi",
  asked: "Halaman ini terakhir dikemas kini pada {{time}}.",
  askedBank: "Bank kali terakhir ditanya pada {{time}}.",
  askedBank_card: "Gerbang pembayaran kad kali terakhir ditanya pada {{time}}.",
  askedNext: "Kami akan bertanya lagi secara automatik pada {{time}}.",
  wait: "Bank baru sahaja ditanya. Sila tunggu sebentar sebelum bertanya lagi.",
  wait_card:
    "Gerbang pembayaran kad baru sahaja ditanya. Ia hanya boleh ditanya beberapa kali sehari: sila tunggu sebelum bertanya lagi.",
  slow: "Jawapan mengambil masa lebih lama daripada biasa. Ini tidak menunjukkan keputusan bayaran anda; anda boleh menunggu di sini atau menyemak kemudian.",
  asking: "Kami masih menyemak bayaran anda",
  unreached:
    "Kami tidak dapat menyemak bayaran anda sebentar tadi. Ini tidak menunjukkan keputusan bayaran itu; kami akan menyemak lagi.",
  number: "No. resit",
  transaction: "No. transaksi",
  fpxTransaction: "No. transaksi FPX",
  cardTransaction: "No. transaksi kad",
  paidAt: "Dibayar pada",
  startedAt: "Dimulakan pada",
  payer: "Pembayar",
  email: "E‑mel",
  bank: "Bank",
  method: "Cara bayaran",
  card: "Kad",
  earlier: "Bayaran terdahulu",
  items: "Item yang dibayar",
  keepLink: "Pautan status",
  keepLinkHelp: "Simpan pautan ini: ia memaparkan bayaran ini dalam mana-mana pelayar dan peranti.",
  copy: "Salin pautan",
  copied: "Disalin.",
  notCopied:
    "Pelayar anda tidak membenarkan pautan ini disalin. Salin daripada pautan itu sendiri: tekan dan tahan, atau tekan butang kanan tetikus padanya.",
  another: "Bayar bil lain",
  stillInCart: "Item anda masih dalam troli.",
};
