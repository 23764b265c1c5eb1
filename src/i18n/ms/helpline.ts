export const helpline = {
  lead: "Kebanyakan soalan tentang bayaran terjawab serta-merta di halaman di bawah, pada bila-bila masa. Untuk soalan lain, hubungi kami.",
  example: {
    title: "Contoh",
    text: "Ini ialah demonstrasi. Nombor telefon dan alamat di bawah hanyalah rekaan, dan tiada sesiapa yang menjawabnya.",
  },
  contact: {
    title: "Cara menghubungi kami",
    phone: "Telefon",
    email: "E‑mel",
    hours: "Waktu",
    open: "{{days}}, {{opens}} hingga {{closes}} (waktu Malaysia)",
    openOverMidnight: "{{days}}, {{opens}} hingga {{closes}} hari berikutnya (waktu Malaysia)",
    days: "{{first}} hingga {{last}}",
    day: {
      Mon: "Isnin",
      Tue: "Selasa",
      Wed: "Rabu",
      Thu: "Khamis",
      Fri: "Jumaat",
      Sat: "Sabtu",
      Sun: "Ahad",
    },
    none: "Portal ini tiada nombor telefon atau alamat e‑mel untuk pertanyaan. Halaman di bawah mungkin dapat membantu anda. Untuk hal lain, tanya majlis yang mengeluarkan bil itu.",
  },
  first: {
    title: "Apa yang boleh anda buat sekarang",
    text: "Semak status bayaran. Baca jawapan kepada soalan lazim. Lihat apa yang berlaku jika anda terbayar dua kali.",
  },
  ready: {
    title: "Apa yang perlu disediakan",
    text: "- Nombor transaksi: nombor itu terdapat pada resit, pada halaman status dan dalam e‑mel kami.\n- Nombor resit, jika anda mempunyai resit.\n- Nama majlis dan nombor bil.\n- Tarikh dan anggaran masa bayaran, amaun, dan bank anda.",
  },
  never: {
    title: "Apa yang tidak pernah kami minta",
    text: "Jangan sekali-kali memberitahu sesiapa nombor kad anda, kod keselamatannya, kata laluan, kod yang dihantar oleh bank atau portal ini, atau PIN perbankan anda. Kami tidak memerlukannya. Jangan kongsikan pautan status juga: sesiapa yang memilikinya boleh melihat bayaran itu. Kami hanya memerlukan nombor transaksi.",
  },
  whom: {
    title: "Kepada siapa anda boleh bertanya",
    text: "- Amaun, nama pada bil, lesen, kompaun, bayaran balik: majlis yang mengeluarkan bil itu.\n- Akaun anda telah didebit atau kad anda telah dicaj, tetapi bayaran itu tidak ditunjukkan sebagai Pembayaran berjaya di sini: mula-mula gunakan halaman Semak bayaran, kemudian tanya bank anda.\n- Laman web ini, akaun anda, resit yang tidak diterima: kami.",
  },
};

export const texts = { helpline };
