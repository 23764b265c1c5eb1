export const helpline = {
  lead: "Kebanyakan soalan tentang bayaran terjawab serta-merta di halaman di bawah, pada bila-bila masa. Untuk hal lain, tanyalah kami.",
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
    none: "Tiada nombor telefon atau alamat yang diberikan bagi portal ini. Halaman di bawah membantu anda serta-merta; untuk hal lain, tanyalah majlis yang mengeluarkan bil itu.",
  },
  first: {
    title: "Apa yang boleh anda buat sekarang",
    text: "Lihat status sesuatu bayaran, dan minta bank atau gerbang pembayaran kad ditanya mengenainya. Baca jawapan kepada soalan lazim. Lihat apa yang berlaku kepada wang yang membayar satu bil dua kali.",
  },
  ready: {
    title: "Apa yang perlu disediakan",
    text: "- Nombor transaksi: nombor itu terdapat pada resit, pada halaman status dan dalam e‑mel kami.\n- Nombor resit, jika anda mempunyai resit.\n- Nama majlis dan nombor bil.\n- Tarikh dan anggaran masa bayaran, amaun, dan bank anda.",
  },
  never: {
    title: "Apa yang tidak pernah kami minta",
    text: "Jangan sekali-kali memberitahu sesiapa nombor kad anda, kod keselamatannya, kata laluan, kod yang dihantar oleh bank atau portal ini, atau PIN perbankan anda. Tiada sesiapa di sini memerlukannya. Simpan juga pautan status untuk diri sendiri: sesiapa yang memilikinya boleh melihat bayaran itu. Nombor transaksi sudah memadai.",
  },
  whom: {
    title: "Kepada siapa anda bertanya",
    text: "- Amaun, nama pada bil, lesen, kompaun, bayaran balik: majlis yang mengeluarkan bil itu.\n- Wang yang telah keluar daripada akaun atau kad anda tanpa keputusan di sini: mula-mula halaman Semak bayaran, kemudian bank anda.\n- Laman web ini, akaun anda, resit yang tidak diterima: kami.",
  },
};

export const texts = { helpline };
