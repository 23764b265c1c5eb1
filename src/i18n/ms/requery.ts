export const requery = {
  lead: "Lihat status bayaran anda dan minta kami bertanya kepada bank atau gerbang pembayaran kad tentangnya. Tidak perlu log masuk.",
  find: "Buka bayaran melalui pautan status",
  another: "Semak bayaran lain",
  link: "Pautan status atau kodnya",
  linkHint: "Salin daripada e‑mel, atau daripada halaman tempat anda menerimanya, dan tampalkan di sini.",
  check: "Semak",
  notALink: "Ini bukan pautan status yang lengkap.",
  brokenLink: "Pautan status ini tidak lengkap.",
  unknownLink: "Tiada bayaran kami yang sepadan dengan pautan status ini.",
  linkHelp:
    "Salin pautan itu sepenuhnya, hingga aksara yang terakhir. Ini tidak menunjukkan keputusan bayaran anda.",
  meanwhile: {
    title: "Sementara menunggu jawapan bank",
    title_card: "Sementara menunggu jawapan gerbang pembayaran kad",
    close:
      "Anda boleh menutup halaman ini. Kami terus bertanya kepada bank secara automatik, sehingga tujuh hari, dan menghantar resit melalui e‑mel sebaik sahaja bayaran berjaya.",
    close_card:
      "Anda boleh menutup halaman ini. Kami terus bertanya kepada gerbang pembayaran kad secara automatik, sehingga tujuh hari, dan menghantar resit melalui e‑mel sebaik sahaja bayaran berjaya.",
    wait: "Jangan bayar bil yang sama buat kali kedua sebelum ada keputusan bayaran ini. Jika kedua-duanya berjaya, anda akan membayar dua kali.",
    waitBetter:
      "Sebaik-baiknya tunggu keputusan bayaran ini. Anda boleh membayar lagi di bawah, tetapi jika kedua-duanya berjaya, anda telah membayar dua kali.",
    charged:
      "Jika akaun bank anda telah didebit, bayaran akan dipadankan sebaik sahaja bank mengesahkannya. Simpan nombor transaksi di bawah: bank dan majlis mencari bayaran anda dengan nombor itu.",
    charged_card:
      "Jika kad anda telah dicaj, bayaran akan dipadankan sebaik sahaja gerbang pembayaran kad mengesahkannya. Simpan nombor transaksi di bawah: bank kad anda dan majlis mencari bayaran anda dengan nombor itu.",
  },
  history: {
    title: "Apa yang telah berlaku",
    zone: "Semua masa ialah waktu Malaysia.",
    begun: "Bayaran dimulakan.",
    left: "Anda dibawa ke bank.",
    left_card: "Anda dibawa ke gerbang pembayaran kad.",
    asked: "Kali terakhir kami bertanya kepada bank.",
    asked_card: "Kali terakhir kami bertanya kepada gerbang pembayaran kad.",
    approved: "Bank meluluskan bayaran.",
    approved_card: "Bayaran kad diluluskan.",
    held: "Bank menjawab bahawa ia belum membuat keputusan.",
    held_card: "Gerbang pembayaran kad menjawab bahawa keputusan belum dibuat.",
    declined: "Bank menolak bayaran.",
    declined_card: "Bayaran kad ditolak.",
    cancelled: "Bayaran dibatalkan di bank.",
    cancelled_card: "Bayaran dibatalkan di gerbang pembayaran kad.",
    unclear: "Satu jawapan diterima yang tidak membuktikan keputusan bayaran.",
    lapsed: "Apabila kami bertanya, bayaran ini tidak ditemui. Itu tidak membuktikan keputusan bayaran ini.",
  },
};
