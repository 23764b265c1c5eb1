export const faq = {
  lead: "Perkara yang paling kerap ditanya oleh pembayar. Buka soalan untuk membaca jawapannya.",
  link: "Pautan kepada soalan ini",
  group: {
    paying: "Membayar",
    afterwards: "Selepas bayaran",
    bills: "Bil dan lesen",
    you: "Akaun dan data anda",
    portal: "Portal ini",
  },
  charged: {
    question: "Adakah wang saya telah diambil?",
    answer:
      "Resit, dan halaman Semak bayaran dengan pautan status anda, menyatakan satu daripada tiga keputusan bayaran anda.\n- Pembayaran berjaya: bank atau gerbang pembayaran kad telah mengesahkannya kepada kami, dan ada nombor resit.\n- Tidak dibayar: bayaran itu ditolak atau dibatalkan, dan hal itu telah disahkan kepada kami. Tiada wang diambil. Jika akaun anda didebit atau kad anda dicaj juga, maklumkan kepada bank anda.\n- Masih bertanya: belum ada sesiapa yang memberitahu kami keputusannya. Ini tidak bermakna bayaran itu gagal. Jangan bayar lagi; kami terus bertanya.",
  },
  pending: {
    question: "Bayaran FPX saya belum selesai, atau masih diproses. Apa perlu saya buat?",
    answer:
      "Jangan bayar bil yang sama sekali lagi: bayaran itu mungkin masih akan berjaya. Kami bertanya kepada FPX secara automatik, mula-mula selang beberapa minit, kemudian setiap jam selama sehari, kemudian setiap hari selama seminggu. Gerbang pembayaran kad lebih jarang ditanya.\nBayaran daripada akaun syarikat mungkin menunggu sehingga {{days}} hari untuk diluluskan di bank syarikat itu.\nAnda boleh menutup halaman ini. Simpan pautan status: ia memaparkan bayaran itu dalam mana-mana pelayar, dan dengannya anda boleh meminta bank ditanya lagi. Sebaik sahaja bayaran disahkan, walaupun lewat, statusnya menjadi telah dibayar dan resit dihantar melalui e‑mel. Bayaran yang tiada keputusan selepas seminggu diteliti oleh petugas.",
  },
  interrupted: {
    question: "Saya menutup halaman, atau sambungan terputus, semasa di halaman bank.",
    answer:
      "Tiada apa-apa yang hilang. Bank memberitahu kami keputusannya sama ada anda kembali ke sini atau tidak. Buka semula portal dalam pelayar yang sama: bayaran terakhir anda dipaparkan. Dalam pelayar lain, buka pautan status. Kami juga menghantarnya melalui e‑mel apabila bank tidak memberitahu keputusan pada pertanyaan pertama.",
  },
  wrongAmount: {
    question: "Amaun itu nampaknya salah. Bagaimana?",
    answer:
      "Semak dahulu majlis dan nombornya. Amaun diambil daripada rekod majlis, dan portal ini tidak mengubahnya; apa yang baru sahaja anda bayar di kaunter majlis mungkin belum direkodkan.\nJika sesuatu amaun berubah semasa bil itu berada dalam troli, anda melihat amaun lama dan baharu dan ditanya sekali lagi sebelum membayar. Tentang amaun itu sendiri, tanyalah majlis yang mengeluarkan bil itu, dan bayar setelah jelas.",
  },
  limits: {
    question: "Berapakah yang boleh saya bayar sekali gus?",
    answer:
      "Melalui FPX, daripada {{leastPersonal}} hingga {{mostPersonal}} bagi akaun peribadi dan daripada {{leastCompany}} hingga {{mostCompany}} bagi akaun syarikat. Bank anda mungkin menetapkan had yang lebih rendah untuk anda, dan had kad ditetapkan oleh bank yang mengeluarkannya. Troli yang lebih besar boleh dibayar dalam beberapa bayaran.",
  },
  cards: {
    question: "Adakah selamat membayar dengan kad?",
    answer:
      "Jika kad diterima, anda boleh membayar dengan Visa dan Mastercard. Butiran kad diisi di halaman gerbang pembayaran kad sendiri, atau di halaman portal ini yang menghantarnya terus dari pelayar anda ke gerbang itu; anda diberitahu yang mana satu sebelum ke sana. Portal ini tidak menerima dan tidak menyimpan nombor kad anda atau kod keselamatannya.\nJangan sekali-kali menaip nombor kad di tempat lain. Ruang isian portal ini tidak menerima apa-apa yang kelihatan seperti nombor kad.",
  },
  receipt: {
    question: "Di manakah resit saya?",
    answer:
      "Resit dipaparkan sebaik sahaja bayaran disahkan, dan dihantar dalam masa 24 jam ke alamat e‑mel yang anda berikan semasa pembayaran. Jika tidak diterima, semak juga folder spam.\nPautan status memaparkan resit pada bila-bila masa, dalam mana-mana pelayar. Di situ anda boleh memuat turunnya sebagai PDF atau mencetaknya, termasuk pada gulungan kertas 80 mm. Kod padanya membawa ke halaman yang menyatakan sama ada resit itu tulen. Satu bayaran mempunyai satu resit, yang menyenaraikan setiap bil dan majlisnya.",
  },
  refund: {
    question: "Saya terbayar dua kali, atau tersalah bil. Bolehkah wang dipulangkan?",
    answer:
      "Jika satu bil dibayar dua kali di sini, kes bayaran balik dibuka secara automatik bagi bayaran yang kemudian; anda tidak perlu memohon. Majlis yang mengeluarkan bil itu membuat keputusan. Jika anda membayar bil yang salah atau bil orang lain, tanyalah majlis itu dengan nombor resit. Portal ini sendiri tidak memulangkan wang.",
  },
  license: {
    question: "Bolehkah saya memperbaharui dan mencetak lesen di sini?",
    answer:
      "Banyak lesen boleh diperbaharui di sini: buat carian dengan nombor lesen. Lesen anjing, lesen penjaja, lesen perniagaan berisiko dan sesetengah lesen perniagaan lain diperbaharui di kaunter majlis; carian akan menyatakannya.\nSelepas pembaharuan dibayar, resit membawa anda kepada lesen digital: buka resit dengan pautan statusnya atau daripada sejarah pembayaran anda, kemudian pilih untuk mencetak lesen. Sesiapa sahaja boleh menyemak dengan kod QR padanya sama ada lesen itu tulen. Sesetengah lesen memerlukan gambar pemegang: jika majlis tidak mempunyainya, bawa gambar ke kaunter lesen majlis, kemudian cetak lesen di sini.",
  },
  assistance: {
    question: "Apakah bantuan Covid-19?",
    answer:
      "Potongan sebanyak {{percent}}% bagi {{assisted}}. Potongan dibuat secara automatik, dan dipaparkan dalam barisnya sendiri sebelum anda membayar. Tunggakan dan ses tanah tidak dikurangkan.",
  },
  others: {
    question: "Bolehkah saya membayar untuk orang lain, dan siapa yang melihat nama saya?",
    answer:
      "Boleh. Sesiapa yang mempunyai nombor bil boleh membayarnya. Carian hanya memaparkan sebahagian daripada nama, supaya anda tahu sama ada bil itu betul tanpa nama itu didedahkan. Bil anda sendiri dipaparkan dengan nama penuh semasa anda log masuk, setelah kad pengenalan anda ditunjukkan di kaunter majlis dan dicatatkan pada akaun anda.",
  },
  account: {
    question: "Perlukah saya mempunyai akaun?",
    answer:
      "Tidak. Anda boleh membuat carian, membayar dan menyimpan resit tanpa akaun. Dengan akaun, semua bayaran anda dapat dilihat dalam satu senarai. Bayaran yang anda buat sebagai tetamu dengan alamat e‑mel yang sama turut disenaraikan, setelah kod menunjukkan bahawa alamat itu milik anda.",
  },
  password: {
    question: "Saya terlupa kata laluan.",
    answer:
      "Pilih “Log masuk”, kemudian “Lupa kata laluan?”, dan taip alamat e‑mel anda. Jika alamat itu mempunyai akaun, pautan dihantar melalui e‑mel; semak juga folder spam. Pautan itu sah selama 24 jam dan boleh digunakan sekali sahaja. Kata laluan baharu menamatkan setiap sesi yang masih terbuka.\nSementara itu anda boleh membayar tanpa log masuk.",
  },
  privacy: {
    question: "Apakah yang anda simpan tentang saya?",
    answer:
      "Apa yang anda berikan semasa pembayaran, apa yang dibayar dan perjalanannya; dan, jika anda mempunyai akaun, butiran yang anda daftarkan. Tiada nombor kad, dan tiada kata laluan yang boleh dibaca oleh sesiapa. Halaman privasi menyatakan kegunaannya dan siapa yang melihatnya.",
  },
  closed: {
    question: "Majlis saya, atau bayaran yang saya mahu buat, tidak tersedia.",
    answer:
      "Sesebuah majlis mungkin menerima sesetengah bayaran di sini dan tidak menerima yang lain, dan mungkin menghentikannya seketika untuk penyelenggaraan; carian menyatakan yang mana satu. Kadangkala seluruh kaunter ditutup: carian dan pembayaran dihentikan, tetapi resit dan pautan status tetap boleh dibuka, dan bayaran yang sedang berjalan terus disusuli. Troli anda disimpan. Untuk membayar dengan segera, pergilah ke kaunter majlis.",
  },
  mobile: {
    question: "Bolehkah digunakan pada telefon saya?",
    answer:
      "Boleh, dalam mana-mana pelayar terkini, dan tiada apa-apa yang perlu dipasang. Jika pelayar anda membenarkan kamera digunakan, carian boleh membaca kod pada bil. Jika bank anda membuka aplikasinya sendiri dan anda kembali dalam pelayar lain, buka pautan status di sana.",
  },
  languages: {
    question: "Dalam bahasa apakah portal ini?",
    answer:
      "Dalam bahasa Melayu, Inggeris dan Cina. Tukar bahasa di bahagian atas setiap halaman, atau dalam menu di situ pada telefon; pelayar anda mengingatinya. E‑mel tentang sesuatu bayaran ditulis dalam bahasa yang anda gunakan semasa membayar. Apa yang terdapat dalam rekod majlis, seperti kesalahan atau nama jalan, dipaparkan sebagaimana ditulis oleh majlis.",
  },
};

export const texts = { faq };
