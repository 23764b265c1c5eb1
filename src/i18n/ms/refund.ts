export const refund = {
  lead: "Apa yang berlaku kepada wang yang membayar bil yang sudah pun dibayar.",
  receiptTitle: "Ada bil dalam bayaran ini yang telah dibayar sebelum ini",
  receiptText: "Kes bayaran balik telah dibuka secara automatik bagi wang itu. Anda tidak perlu memohon.",
  see: "Lihat kes bayaran balik",
  number: "No. bil",
  since: "Dibuka pada",
  state: {
    open: "Masih terbuka: menunggu keputusan majlis",
    closed: "Ditutup: majlis telah membuat keputusan; tanyakan keputusannya kepada majlis",
  },
  own: {
    title: "Bayaran anda",
    none: "Tiada bil dalam bayaran ini yang sudah dibayar sebelumnya. Tiada kes bayaran balik.",
    open: "Kes bayaran balik hanya boleh dibuka selepas bayaran diluluskan. Lihat status bayaran ini di halaman statusnya.",
    nothing: "Jika sesuatu bayaran mempunyai kes bayaran balik, resitnya memaparkan butang ke halaman ini.",
  },
  rules: {
    what: {
      question: "Apakah kes bayaran balik?",
      answer:
        "Apabila dua bayaran bagi bil yang sama kedua-duanya berjaya, bayaran yang kemudian telah membayar amaun yang tidak lagi terhutang. Kes bayaran balik dibuka secara automatik bagi wang itu, dengan amaun sebenar yang dibayar selepas diskaun.",
    },
    apply: {
      question: "Perlukah saya memohon?",
      answer:
        "Tidak. Kes dibuka secara automatik bagi setiap bil yang dibayar dua kali, dan tiada sesiapa perlu memohon.",
    },
    who: {
      question: "Siapa yang menelitinya, dan berapa lama?",
      answer:
        "Majlis yang mengeluarkan bil itu meneliti kes dan membuat keputusan. Tempohnya terpulang kepada majlis, dan kami tidak menjanjikan sebarang tarikh. Halaman ini menunjukkan sama ada kes masih terbuka.",
    },
    ask: {
      question: "Kepada siapa saya boleh bertanya?",
      answer: "Majlis yang dinamakan dalam kes itu. Berikan nombor transaksi atau nombor resit.",
    },
    notTaken: {
      question: "Bagaimana jika bayaran tidak diluluskan?",
      answer:
        "Selepas bayaran ditolak, atau dibatalkan di bank atau di gerbang pembayaran kad, tiada wang diambil dan tiada apa-apa untuk dibayar balik. Sementara kami masih bertanya, tunggu jawapannya. Jika akaun anda didebit atau kad anda dicaj juga, maklumkan kepada bank anda dan semak bayaran di sini.",
    },
  },
};
