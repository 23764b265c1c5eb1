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
      "Resit, dan halaman Semak bayaran dengan pautan status anda, menunjukkan satu daripada tiga keputusan.\n- Pembayaran berjaya: bank atau gerbang pembayaran kad telah mengesahkannya kepada kami, dan ada nombor resit.\n- Tidak dibayar: bank atau gerbang pembayaran kad mengesahkan kepada kami bahawa bayaran itu ditolak atau dibatalkan, jadi tiada wang diambil. Jika akaun anda tetap didebit atau kad anda tetap dicaj, maklumkan kepada bank anda.\n- Belum diketahui: bank atau gerbang pembayaran kad belum memberitahu kami keputusannya. Ini tidak bermakna bayaran itu gagal. Jangan bayar lagi. Kami terus menyemak.",
  },
  pending: {
    question: "Bayaran FPX saya belum diluluskan, atau keputusannya belum diketahui. Apa perlu saya buat?",
    answer:
      "Jangan bayar bil yang sama sekali lagi: bayaran itu mungkin masih akan berjaya. Kami terus menyemak secara automatik, sehingga tujuh hari.\nBayaran daripada akaun syarikat mungkin menunggu sehingga {{days}} hari untuk diluluskan oleh rakan sekerja anda di bank syarikat itu.\nAnda boleh menutup halaman ini. Simpan pautan status: ia memaparkan bayaran itu dalam mana-mana pelayar, dan di situ anda boleh meminta kami menyemak dengan bank sekali lagi. Sebaik sahaja bayaran disahkan, walaupun lewat, statusnya menjadi Pembayaran berjaya dan resit dihantar melalui e‑mel. Jika tiada keputusan selepas tujuh hari, petugas menyemak bayaran itu.",
  },
  interrupted: {
    question: "Saya menutup halaman, atau sambungan terputus, semasa di halaman bank.",
    answer:
      "Rekod bayaran anda tidak hilang. Bank memberitahu kami keputusannya walaupun anda tidak kembali ke sini. Jika tidak, kami bertanya kepada bank. Buka semula portal dalam pelayar yang sama: bayaran terakhir anda dipaparkan. Dalam pelayar lain, buka pautan status. Jika masih tiada keputusan selepas kami pertama kali bertanya kepada bank, kami menghantar pautan status kepada anda melalui e‑mel.",
  },
  wrongAmount: {
    question: "Amaun itu nampaknya salah. Bagaimana?",
    answer:
      "Semak dahulu majlis dan nombornya. Amaun diambil daripada rekod majlis, dan portal ini tidak mengubahnya. Bayaran yang baru dibuat di kaunter majlis mungkin belum direkodkan.\nJika sesuatu amaun berubah semasa bil itu berada dalam troli, anda melihat amaun lama dan baharu dan ditanya sekali lagi sebelum membayar. Jika amaun itu masih kelihatan salah, tanya majlis yang mengeluarkan bil itu sebelum anda membayar.",
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
      "Resit dipaparkan sebaik sahaja bayaran disahkan, dan dihantar dalam masa 24 jam ke alamat e‑mel yang anda berikan semasa pembayaran. Jika tidak diterima, semak juga folder spam.\nPautan status memaparkan resit pada bila-bila masa, dalam mana-mana pelayar. Di situ anda boleh memuat turunnya sebagai PDF atau mencetaknya, termasuk pada gulungan kertas 80 mm. Kod QR padanya membuka halaman yang menunjukkan sama ada resit itu tulen. Satu bayaran mempunyai satu resit, yang menyenaraikan setiap bil dan majlisnya.",
  },
  refund: {
    question: "Saya terbayar dua kali, atau tersalah bil. Bolehkah wang dipulangkan?",
    answer:
      "Jika satu bil dibayar dua kali di sini, kes bayaran balik dibuka secara automatik bagi bayaran yang kemudian; anda tidak perlu memohon. Majlis yang mengeluarkan bil itu membuat keputusan. Jika anda membayar bil yang salah, hubungi majlis itu dan berikan nombor resit. Portal ini sendiri tidak memulangkan wang.",
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
      "Pilih “Log masuk”, kemudian “Lupa kata laluan?”, dan taip alamat e‑mel anda. Jika alamat itu mempunyai akaun, pautan dihantar melalui e‑mel; semak juga folder spam. Pautan itu sah selama 24 jam dan boleh digunakan sekali sahaja. Apabila anda menetapkan kata laluan baharu, anda dilog keluar daripada semua peranti.\nAnda juga boleh membayar tanpa log masuk.",
  },
  privacy: {
    question: "Apakah yang anda simpan tentang saya?",
    answer:
      "Kami menyimpan butiran yang anda isi semasa pembayaran, bil yang anda bayar dan keputusan bayaran itu. Jika anda mempunyai akaun, kami juga menyimpan butiran yang anda daftarkan. Kami tidak menyimpan nombor kad anda, dan tiada sesiapa dapat membaca kata laluan anda. Halaman privasi menerangkan kegunaan data itu dan siapa yang melihatnya.",
  },
  closed: {
    question: "Majlis saya, atau bayaran yang saya mahu buat, tidak tersedia.",
    answer:
      "Sesebuah majlis mungkin menerima sesetengah bayaran di sini dan tidak menerima yang lain, dan mungkin menghentikannya seketika untuk penyelenggaraan. Carian menyatakan yang mana satu. Kadangkala semua bayaran dalam talian ditutup. Ketika itu anda tidak boleh mencari bil atau membayar, tetapi resit dan pautan status tetap boleh dibuka, dan kami terus menyemak bayaran yang sedang diproses. Troli anda disimpan. Jika anda perlu membayar sekarang, pergi ke kaunter majlis.",
  },
  mobile: {
    question: "Bolehkah digunakan pada telefon saya?",
    answer:
      "Boleh, dalam mana-mana pelayar terkini, dan tiada apa-apa yang perlu dipasang. Jika pelayar anda membenarkan kamera digunakan, carian boleh membaca kod pada bil. Jika bank anda membuka aplikasinya sendiri dan anda kembali dalam pelayar lain, buka pautan status di sana.",
  },
  languages: {
    question: "Bahasa apakah yang boleh digunakan?",
    answer:
      "Bahasa Melayu, Inggeris dan Cina. Tukar bahasa di bahagian atas setiap halaman, atau dalam menu di situ pada telefon; pelayar anda mengingatinya. E‑mel tentang sesuatu bayaran ditulis dalam bahasa yang anda gunakan semasa membayar. Teks daripada rekod majlis, seperti kesalahan atau nama jalan, dipaparkan sebagaimana ditulis oleh majlis.",
  },
};

export const texts = { faq };
