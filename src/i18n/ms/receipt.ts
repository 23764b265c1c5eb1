/** Texts about a payment's status and result: the receipt, the bank's answers, asking again, refunds. */
export const texts = {
  bankAnswers: {
    code: "Kod jawapan bank",
    insufficient_funds: {
      what: "Dana dalam akaun tidak mencukupi.",
      next: "Bayar daripada akaun lain, atau bayar semula apabila dana mencukupi.",
    },
    over_limit: {
      what: "Amaun ini melebihi had: had anda sendiri di bank, atau had bagi jenis bayaran ini.",
      next: "Naikkan had anda di bank, kurangkan item dalam satu bayaran, atau gunakan akaun lain.",
    },
    below_limit: {
      what: "Amaun ini kurang daripada had minimum bagi cara bayaran ini.",
      next: "Bayar bersama item lain.",
    },
    wrong_account: {
      what: "Bank tidak menerima akaun ini atau butiran pemegangnya.",
      next: "Semak dengan bank anda, atau bayar daripada akaun lain.",
    },
    details_missing: {
      what: "Maklumat yang diminta oleh bank, seperti kata laluan atau TAC, tidak lengkap atau tidak betul.",
      next: "Sediakan butiran log masuk dan telefon anda, kemudian bayar semula.",
    },
    bank_declined: {
      what: "Bank tidak membenarkan bayaran ini daripada akaun ini.",
      next: "Tanya bank anda sebabnya, atau bayar daripada akaun lain.",
    },
    bank_unavailable: {
      what: "Perbankan dalam talian bank ini tergendala.",
      next: "Bayar semula kemudian, atau pilih bank lain.",
    },
    bank_blocked: {
      what: "FPX tidak menerima bayaran daripada bank ini buat masa ini.",
      next: "Pilih bank lain, atau bayar semula kemudian.",
    },
    outside_hours: {
      what: "Bayaran dibuat di luar waktu operasi FPX.",
      next: "Bayar semula kemudian.",
    },
    timed_out: {
      what: "Masa di bank tamat sebelum bayaran disahkan.",
      next: "Bayar semula, dan sahkan di bank dalam beberapa minit.",
    },
    technical: {
      what: "Bayaran ini dihentikan atas sebab teknikal, bukan kerana akaun anda.",
      next: "Bayar semula kemudian. Jika berlaku lagi, berikan kod di bawah kepada talian bantuan.",
    },
    cancelled_at_login: {
      what: "Anda membatalkannya di halaman log masuk bank.",
      next: "Anda boleh bayar semula pada bila-bila masa.",
    },
    cancelled_at_bank: {
      what: "Anda membatalkannya di bank sebelum bayaran disahkan.",
      next: "Anda boleh bayar semula pada bila-bila masa.",
    },
    with_bank: {
      what: "Bank memerlukan lebih masa untuk bayaran ini.",
      next: "Anda boleh menyemak semula kemudian.",
    },
    waiting_for_approver: {
      what: "Rakan sekerja yang diberi kuasa perlu meluluskan bayaran ini di bank syarikat anda. Ini mungkin mengambil masa sehingga {{days}} hari.",
      next: "Maklumkan kepada rakan sekerja anda. Anda boleh menyemak semula kemudian.",
    },
    not_found: {
      what: "FPX belum menemui bayaran ini. Ini tidak menunjukkan sama ada akaun anda telah didebit.",
      next: "Jika akaun anda telah didebit, simpan nombor transaksi.",
    },
    system_trouble: {
      what: "Sistem bank atau FPX tergendala, jadi keputusan bayaran ini belum diketahui.",
      next: "Jika akaun anda telah didebit, simpan nombor transaksi.",
    },
    unclear: {
      what: "Jawapan bank tidak menunjukkan keputusan bayaran ini.",
      next: "Jika akaun anda telah didebit, simpan nombor transaksi.",
    },
  },
  cardAnswers: {
    declined: {
      what: "Bank yang mengeluarkan kad itu tidak meluluskan bayaran ini.",
      next: "Tanya bank itu sebabnya, atau bayar dengan kad lain atau daripada akaun bank.",
    },
    over_limit: {
      what: "Amaun ini melebihi had kad anda atau had gerbang pembayaran.",
      next: "Kurangkan item dalam satu bayaran, atau bayar daripada akaun bank.",
    },
    not_allowed: {
      what: "Kad ini tidak boleh digunakan di sini, atau butiran kad tidak betul.",
      next: "Semak butiran kad dan bayar semula, atau gunakan kad lain atau akaun bank.",
    },
    timed_out: {
      what: "Masa telah tamat sebelum bayaran disahkan.",
      next: "Bayar semula, dan sahkan dalam beberapa minit.",
    },
    technical: {
      what: "Bayaran dihentikan atas sebab teknikal, bukan kerana kad anda.",
      next: "Bayar semula kemudian, atau daripada akaun bank. Jika berlaku lagi, berikan nombor transaksi di bawah kepada talian bantuan.",
    },
    cancelled: {
      what: "Anda membatalkannya sebelum bayaran disahkan.",
      next: "Anda boleh membayar semula pada bila-bila masa.",
    },
  },
  payAgain: {
    again: {
      title: "Bayar semula",
      text: "Anda membayar item yang sama daripada bank yang sama: {{bank}}. Ini bayaran baharu dengan nombor transaksi baharu.",
      text_card:
        "Anda membayar item yang sama dengan kad. Ini bayaran baharu dengan nombor transaksi baharu.",
    },
    rest: "Anda membayar item yang masih boleh dibayar, daripada bank yang sama: {{bank}}. Ini bayaran baharu dengan nombor transaksi baharu.",
    rest_card:
      "Anda membayar item yang masih boleh dibayar, dengan kad. Ini bayaran baharu dengan nombor transaksi baharu.",
    resume: {
      title: "Teruskan ke bank",
      title_card: "Teruskan ke gerbang pembayaran kad",
      text: "Item, pembayar dan bank ({{bank}}) tidak berubah.",
      text_card: "Item dan pembayar tidak berubah. Anda membayar dengan kad.",
    },
    nothingLeft: "Item ini tidak lagi boleh dibayar.",
    nothingLeftHelp: "Mungkin telah dibayar. Cari bil ini untuk melihat bakinya sekarang:",
    gone: "Item berikut tidak boleh dibayar lagi; mungkin telah dibayar:",
  },
  receipt: {
    council: { phone: "Tel. {{phone}}", register: "No.\u00A0pendaftaran {{number}}" },
    paid: {
      title: "Pembayaran berjaya",
      text: "Bayaran anda telah disahkan. Terima kasih.",
    },
    byEmail: {
      soon: "Resit akan dihantar ke alamat e‑mel anda dalam masa 24 jam.",
      sent: "Resit telah dihantar ke alamat e‑mel anda.",
    },
    failed: {
      title: "Tidak dibayar",
      text: "Bank menolak bayaran ini. Tiada wang diambil.",
      text_card: "Bayaran kad ini ditolak atau dibatalkan. Tiada wang diambil.",
    },
    cancelled: {
      title: "Tidak dibayar",
      text: "Bayaran dibatalkan di bank. Tiada wang diambil.",
      text_card: "Bayaran dibatalkan di gerbang pembayaran kad. Tiada wang diambil.",
    },
    not_sent: {
      title: "Pembayaran belum diteruskan ke bank",
      title_card: "Pembayaran belum diteruskan ke gerbang pembayaran kad",
      text: "Bayaran ini belum dihantar ke bank, jadi ia tidak mungkin telah dibayar. Anda boleh meneruskannya di sini.",
      text_card:
        "Bayaran ini belum dihantar ke gerbang pembayaran kad, jadi ia tidak mungkin telah dibayar. Anda boleh meneruskannya di sini.",
    },
    in_progress: {
      title: "Bayaran anda masih diproses",
      title_card: "Bayaran kad anda masih diproses",
      text: "Kami menunggu jawapan bank. Jangan bayar lagi. Halaman ini akan dikemas kini sendiri.",
      text_card:
        "Kami menunggu jawapan gerbang pembayaran kad. Jangan bayar lagi. Halaman ini akan dikemas kini sendiri.",
    },
    pending: {
      title: "Menunggu kelulusan di bank",
      title_card: "Menunggu kelulusan bayaran kad",
      text: "Bank telah menerima bayaran ini tetapi belum diluluskan. Jangan bayar lagi. Halaman ini akan dikemas kini sendiri.",
      text_card:
        "Gerbang pembayaran kad telah menerima bayaran ini tetapi belum diluluskan. Jangan bayar lagi. Halaman ini akan dikemas kini sendiri.",
    },
    expired: {
      title: "Keputusan bayaran ini belum diketahui",
      title_card: "Keputusan bayaran kad ini belum diketahui",
      text: "Bank belum memberitahu kami keputusan bayaran ini. Jika akaun anda telah didebit, bayaran akan dipadankan dengan bil anda sebaik sahaja bank mengesahkannya. Simpan nombor transaksi.",
      text_card:
        "Gerbang pembayaran kad belum memberitahu kami keputusan bayaran ini. Jika kad anda telah dicaj, bayaran akan dipadankan dengan bil anda sebaik sahaja gerbang itu mengesahkannya. Simpan nombor transaksi.",
    },
    nothing: "Tiada bayaran untuk dipaparkan.",
    nothingHelp:
      "Resit dipaparkan di sini selepas bayaran dibuat dalam pelayar ini. Jika anda menyimpan pautan status, bukalah pautan itu.",
    shared: {
      keep: "Komputer kongsi ini tidak menyimpan apa-apa. Untuk membawa pautan status, imbas kod ini dengan telefon anda. Anda juga boleh mencetak halaman ini.",
      email: "Makluman tentang bayaran ini juga dihantar ke {{email}}.",
      code: "Kod QR pautan status",
      nothing: "Komputer kongsi ini tidak menyimpan sebarang pembayaran.",
      nothingHelp:
        "Sebaik sahaja bayaran disahkan, resit dihantar ke alamat e‑mel anda. Pautan status memaparkan bayaran itu pada mana-mana peranti.",
    },
    shownOnceHelp:
      "Bayaran dipaparkan di sini selepas anda kembali dari bank, sehingga halaman ini ditutup atau dimuat semula. Resit juga dihantar melalui e‑mel, dengan pautan yang kekal.",
    usedHandle:
      "Pautan yang membawa anda kembali ke portal ini hanya boleh digunakan sekali, dan telah digunakan.",
    askAgain: "Semak status sekarang",
    askAgain_card: "Semak status sekarang",
    asked: "Kemas kini terakhir: {{time}}.",
    askedBank: "Semakan terakhir dengan bank: {{time}}.",
    askedBank_card: "Semakan terakhir dengan gerbang pembayaran kad: {{time}}.",
    askedNext: "Semakan automatik seterusnya: {{time}}.",
    wait: "Status baru sahaja disemak dengan bank. Sila tunggu sebentar sebelum menyemak lagi.",
    wait_card:
      "Status baru sahaja disemak dengan gerbang pembayaran kad. Status hanya boleh disemak beberapa kali sehari. Sila tunggu sebelum menyemak lagi.",
    slow: "Jawapan mengambil masa lebih lama daripada biasa. Ini tidak mengubah bayaran anda. Anda boleh menunggu di sini atau menyemak kemudian.",
    asking: "Kami masih menyemak bayaran anda",
    unreached:
      "Kami tidak dapat menyemak bayaran anda sebentar tadi. Ini tidak mengubah bayaran anda. Kami akan menyemak lagi.",
    number: "No. resit",
    transaction: "No. transaksi",
    fpxTransaction: "No. transaksi FPX",
    cardTransaction: "No. transaksi kad",
    paidAt: "Dibayar pada",
    confirmedAt: "Disahkan pada",
    authorization: "No. kebenaran",
    startedAt: "Dimulakan pada",
    payer: "Pembayar",
    email: "E‑mel",
    phone: "No. telefon",
    bank: "Bank",
    method: "Cara bayaran",
    card: "Kad",
    earlier: "Bayaran terdahulu",
    items: "Item yang dibayar",
    keepLink: "Pautan status",
    keepLinkHelp: "Simpan pautan ini: ia memaparkan bayaran ini dalam mana-mana pelayar dan peranti.",
    briefLinkHelp: "Pautan ini sah sehingga {{time}}. Ia memaparkan bayaran ini tanpa nama dan alamat.",
    lastingLink: {
      paid: "E‑mel resit kepada {{email}} mengandungi pautan yang kekal.",
      asked:
        "Jika jawapan mengambil masa lebih daripada beberapa minit, kami menghantar pautan yang kekal ke {{email}}.",
    },
    copy: "Salin pautan",
    copied: "Disalin.",
    notCopied:
      "Pelayar anda tidak membenarkan pautan ini disalin. Salin daripada pautan itu sendiri: tekan dan tahan, atau tekan butang kanan tetikus padanya.",
    another: "Bayar bil lain",
    stillInCart: "Item anda masih dalam troli.",
  },
  refund: {
    lead: "Jika anda terbayar dua kali.",
    receiptTitle: "Ada kes bayaran balik bagi bayaran ini",
    receiptText: "Kes ini berkenaan wang yang mungkin dikembalikan kepada anda. Anda tidak perlu memohon.",
    see: "Lihat kes bayaran balik",
    number: "No. bil",
    since: "Dibuka pada",
    state: {
      open: "Masih terbuka: menunggu keputusan majlis",
      closed: "Ditutup: majlis telah membuat keputusan; tanyakan keputusannya kepada majlis",
      no_longer_due:
        "Tidak lagi perlu: majlis telah membetulkan bil ini, dan bayaran anda digunakan untuk membayarnya",
    },
    step: {
      opened: "Dibuka: bayaran balik sedang disemak",
      approved: "Diluluskan: bayaran balik akan dibuat",
      paid_out: "Telah dibayar: wang sedang dihantar atau sudah diterima",
      rejected: "Tidak diluluskan: tanyakan sebabnya kepada talian bantuan",
      charged_back: "Ditarik balik melalui bank kad anda",
      no_longer_due:
        "Tidak lagi perlu: majlis telah membetulkan bil ini, dan bayaran anda digunakan untuk membayarnya",
    },
    own: {
      title: "Bayaran anda",
      none: "Tiada bil dalam bayaran ini yang sudah dibayar sebelumnya. Tiada kes bayaran balik.",
      open: "Kes bayaran balik hanya dibuka selepas bayaran diluluskan. Semak dahulu status bayaran ini.",
      nothing:
        "Untuk melihat kes bayaran balik, buka resit bayaran itu. Jika ada kes, resit itu mempunyai butang untuknya.",
    },
    rules: {
      what: {
        question: "Apakah kes bayaran balik?",
        answer:
          "Ada kalanya dua bayaran bagi bil yang sama kedua-duanya berjaya, jadi bayaran yang kemudian tidak diperlukan. Kes bayaran balik dibuka secara automatik bagi bayaran yang kemudian itu. Amaunnya ialah wang yang benar-benar dibayar, selepas diskaun.",
      },
      apply: {
        question: "Perlukah saya memohon?",
        answer:
          "Tidak. Kes dibuka secara automatik bagi setiap bil yang dibayar dua kali, dan tiada sesiapa perlu memohon.",
      },
      who: {
        question: "Siapa yang menelitinya, dan berapa lama?",
        answer:
          "Majlis yang mengeluarkan bil itu meneliti kes dan membuat keputusan. Tempohnya terpulang kepada majlis. Halaman ini menunjukkan sama ada kes masih terbuka.",
      },
      ask: {
        question: "Kepada siapa saya boleh bertanya?",
        answer: "Majlis yang dinamakan dalam kes itu. Berikan nombor transaksi atau nombor resit.",
      },
      notTaken: {
        question: "Bagaimana jika bayaran tidak diluluskan?",
        answer:
          "Jika bank atau gerbang pembayaran kad menolak bayaran, atau bayaran dibatalkan di sana, tiada wang diambil dan tiada apa-apa untuk dibayar balik. Jika keputusannya belum diketahui, tunggu dan jangan bayar lagi. Jika akaun anda tetap didebit atau kad anda tetap dicaj, semak bayaran di sini dan maklumkan kepada bank anda.",
      },
    },
  },
  requery: {
    lead: "Semak status bayaran anda dengan bank atau gerbang pembayaran kad. Tidak perlu log masuk.",
    find: "Buka bayaran melalui pautan status",
    another: "Semak bayaran lain",
    link: "Pautan status atau kodnya",
    linkHint: "Salin daripada e‑mel, atau daripada halaman tempat anda menerimanya, dan tampalkan di sini.",
    check: "Semak",
    notALink: "Ini bukan pautan status yang lengkap.",
    brokenLink: "Pautan status ini tidak lengkap.",
    unknownLink: "Tiada bayaran kami yang sepadan dengan pautan status ini.",
    linkHelp:
      "Salin pautan itu sepenuhnya, hingga aksara yang terakhir. Mesej ini tidak mengubah bayaran anda.",
    meanwhile: {
      title: "Sementara menunggu jawapan bank",
      title_card: "Sementara menunggu jawapan gerbang pembayaran kad",
      close:
        "Anda boleh menutup halaman ini. Kami terus menyemak dengan bank secara automatik, sehingga tujuh hari, dan menghantar resit melalui e‑mel sebaik sahaja bayaran berjaya.",
      close_card:
        "Anda boleh menutup halaman ini. Kami terus menyemak dengan gerbang pembayaran kad secara automatik, sehingga tujuh hari, dan menghantar resit melalui e‑mel sebaik sahaja bayaran berjaya.",
      wait: "Jangan bayar bil yang sama buat kali kedua sebelum keputusan bayaran ini diketahui. Jika kedua-duanya berjaya, anda telah membayar dua kali.",
      waitBetter:
        "Sebaik-baiknya tunggu keputusan bayaran ini. Anda boleh membayar lagi di bawah, tetapi jika kedua-duanya berjaya, anda telah membayar dua kali.",
      charged:
        "Jika akaun bank anda telah didebit, bayaran akan dipadankan dengan bil anda sebaik sahaja bank mengesahkannya. Simpan nombor transaksi di bawah: bank dan majlis menggunakannya untuk mencari bayaran anda.",
      charged_card:
        "Jika kad anda telah dicaj, bayaran akan dipadankan dengan bil anda sebaik sahaja gerbang pembayaran kad mengesahkannya. Simpan nombor transaksi di bawah: bank kad anda dan majlis menggunakannya untuk mencari bayaran anda.",
    },
    history: {
      title: "Apa yang telah berlaku",
      zone: "Semua masa ialah waktu Malaysia.",
      begun: "Bayaran dimulakan.",
      left: "Anda dibawa ke bank.",
      left_card: "Anda dibawa ke gerbang pembayaran kad.",
      asked: "Status disemak dengan bank.",
      asked_card: "Status disemak dengan gerbang pembayaran kad.",
      approved: "Bank meluluskan bayaran.",
      approved_card: "Bayaran kad diluluskan.",
      held: "Bank menjawab bahawa bayaran belum diluluskan.",
      held_card: "Gerbang pembayaran kad menjawab bahawa bayaran belum diluluskan.",
      declined: "Bank menolak bayaran.",
      declined_card: "Bayaran kad ditolak.",
      cancelled: "Bayaran dibatalkan di bank.",
      cancelled_card: "Bayaran dibatalkan di gerbang pembayaran kad.",
      unclear: "Satu jawapan diterima, tetapi tidak membuktikan keputusan bayaran ini.",
      lapsed: "Semasa disemak, bayaran ini tidak ditemui. Itu tidak membuktikan keputusan bayaran ini.",
    },
  },
};
