/** Texts from the cart to the bank. */
export const texts = {
  attempt: {
    checking: "Menyemak bayaran lalu…",
    askAgain: "Semak sekali lagi",
    open: {
      title: "Kami belum mengetahui keputusan satu bayaran daripada peranti ini.",
      text: "Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
      see: "Lihat bayaran itu",
    },
    elsewhere: {
      title: "Anda sedang membayar di tab lain.",
      text: "Selesaikan atau batalkan di sana dahulu. Jika tab itu telah ditutup, lihat status bayaran itu sebelum membayar lagi.",
      see: "Lihat bayaran itu",
    },
    unanswered: {
      title: "Bank belum memberitahu kami keputusan satu bayaran daripada peranti ini.",
      title_card:
        "Gerbang pembayaran kad belum memberitahu kami keputusan satu bayaran daripada peranti ini.",
      text: "Bayaran itu mungkin masih berjaya. Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
      see: "Lihat bayaran itu",
    },
    unreached: {
      title: "Kami tidak dapat menyemak status bayaran anda yang terakhir.",
      text: "Bayaran itu mungkin masih berjaya. Semak dahulu sebelum membayar lagi supaya anda tidak membayar dua kali.",
      see: "Lihat bayaran itu",
    },
    notSent: {
      title: "Anda telah memulakan satu bayaran tetapi belum ke bank.",
      title_card: "Anda telah memulakan satu bayaran tetapi belum ke gerbang pembayaran kad.",
      text: "Anda boleh meneruskan bayaran itu, atau membayar item dalam troli sekarang.",
      see: "Teruskan bayaran itu",
    },
    paid: {
      title: "Bayaran anda yang terakhir telah berjaya.",
      text: "Item yang telah dibayar sudah dikeluarkan daripada troli anda.",
      see: "Lihat resit",
    },
    twice: {
      label: "Saya faham bayaran terdahulu mungkin masih berjaya, dan saya mungkin membayar dua kali.",
      hint: "Jika kedua-duanya dibayar, kes bayaran balik dibuka secara automatik bagi bayaran kedua.",
    },
  },
  cart: {
    title: "Troli anda",
    empty: "Troli anda kosong.",
    emptyHelp: "Cari bil dan tambahkan ke troli untuk membayar.",
    find: "Cari bil",
    remove: "Buang",
    details: "Butiran",
    removeItem: "Buang {{number}}",
    removed: "{{number}} telah dibuang daripada troli.",
    removedWith_one: "{{number}} dan {{count}} item yang berkaitan dengannya telah dibuang daripada troli.",
    removedWith_other: "{{number}} dan {{count}} item yang berkaitan dengannya telah dibuang daripada troli.",
    removesToo_one: "Jika dibuang, {{count}} item yang berkaitan turut dibuang:",
    removesToo_other: "Jika dibuang, {{count}} item yang berkaitan turut dibuang:",
    items_one: "{{count}} item",
    items_other: "{{count}} item",
    inCart_one: "{{count}} item dalam troli",
    inCart_other: "{{count}} item dalam troli",
    checkout: "Teruskan pembayaran",
    subtotal: "Jumlah kecil",
    changed: "Amaun telah berubah: sebelum ini {{was}}, kini {{now}}.",
    changes_one: "{{count}} item dalam troli anda telah berubah.",
    changes_other: "{{count}} item dalam troli anda telah berubah.",
    paid: "Menurut rekod majlis, tiada lagi bayaran perlu dibuat bagi item ini.",
    transferred:
      "Anda telah memindahkan item ini ke troli di portal pada {{time}}. Jika sudah dibayar di sana, buang item ini di sini.",
    gone: "Item ini tidak lagi boleh dibayar seperti semasa ditambah. Cari semula.",
    searchAgain: "Cari semula",
    notCounted_one: "{{count}} item tidak boleh dibayar dan tidak dikira.",
    notCounted_other: "{{count}} item tidak boleh dibayar dan tidak dikira.",
    nothingPayable: "Tiada item dalam troli anda yang boleh dibayar sekarang.",
    nothingPayableHelp: "Sebabnya dinyatakan pada setiap item. Buang item itu atau cari semula.",
    unchecked: "Amaun tidak dapat disemak.",
    uncheckedHelp: "Amaun akan disemak sebelum anda membayar.",
    checked: "Amaun telah disemak.",
    itemsToPay: "Item",
    back: "Kembali ke troli",
  },
  checkout: {
    title: "Pembayaran",
    summary: "Apa yang anda bayar",
    payer: "Maklumat pembayar",
    payerHelp: "Resit dibuat atas nama ini.",
    name: "Nama penuh",
    email: "Alamat e‑mel",
    phone: "No. telefon",
    remember: "Ingat saya pada peranti ini",
    rememberHelp:
      "Nama, alamat e‑mel, nombor telefon dan bank anda disimpan dalam pelayar ini. Jangan tandakan pada komputer yang digunakan oleh orang lain.",
    method: "Bagaimanakah anda ingin membayar?",
    account: {
      "1": "Akaun peribadi",
      "2": "Akaun syarikat",
      "3": "Kad kredit atau debit",
    },
    accountDetail: {
      "1": "Perbankan dalam talian (FPX). Anda sendiri meluluskan bayaran.",
      "2": "Perbankan dalam talian syarikat (FPX). Kelulusan mungkin mengambil beberapa hari.",
      "3": "Visa atau Mastercard. Dicaj serta-merta.",
    },
    was: "Sebelum ini {{amount}}",
  },
  confirmation: {
    title: "Semak dan sahkan",
    change: "Tukar",
    method: "Cara anda membayar",
    leaving: "Anda akan dibawa ke laman bank anda. Setelah selesai, anda akan kembali ke sini.",
    leaving_card:
      "Anda akan dibawa ke laman gerbang pembayaran kad. Butiran kad anda diisi di sana, bukan di sini. Setelah selesai, anda akan kembali ke sini.",
    leavingForForm:
      "Seterusnya, anda mengisi butiran kad di halaman portal ini. Halaman itu menghantarnya terus ke gerbang pembayaran kad dan tidak menyimpannya. Selepas itu anda dibawa ke laman gerbang pembayaran kad. Setelah selesai, anda akan kembali ke sini.",
    terms: 'Dengan menekan butang "Teruskan", anda bersetuju dengan',
    termsLink: "Terma & Syarat FPX",
    newWindow: "(dibuka di tetingkap baharu)",
    proceed: "Teruskan",
    proceeding: "Menyediakan bayaran…",
    taking: "Membawa anda ke bank…",
    taking_card: "Membawa anda ke gerbang pembayaran kad…",
    changed: "Amaun telah berubah. Tiada bayaran dibuat.",
    changedHelp: "Sila semak amaun baharu, kemudian teruskan.",
    offline: "Anda di luar talian. Anda boleh teruskan apabila bersambung semula.",
    whenConnected: "Anda boleh teruskan apabila bersambung semula.",
    framed: "Halaman ini berada dalam bingkai yang tidak membenarkan anda pergi ke bank.",
    framed_card:
      "Halaman ini berada dalam bingkai yang tidak membenarkan anda pergi ke gerbang pembayaran kad.",
    framedHelp:
      "Buka halaman ini dalam tetingkapnya sendiri dan bayar di situ. Anda juga boleh membayar di {{portal}}.",
    held: "Halaman ini menghalang anda daripada pergi ke bank. Tiada bayaran dibuat. Sila cuba lagi.",
    held_card:
      "Halaman ini menghalang anda daripada pergi ke gerbang pembayaran kad. Tiada bayaran dibuat. Sila cuba lagi.",
  },
  fpxCheckout: {
    title: "Bank anda",
    bank: "Bank",
    limits: "Daripada {{least}} hingga {{most}} bagi satu bayaran.",
    usual: "Bank yang biasa digunakan",
    choose: "Pilih bank",
    offline: "{{bank}} (Luar talian)",
    loading: "Menyemak bank…",
    belowLimit:
      "Jumlah ini kurang daripada {{least}}, had minimum bagi jenis akaun ini. Tambah bil lain, atau pilih cara bayaran lain.",
    aboveLimit:
      "Jumlah ini melebihi {{most}}, had maksimum bagi jenis akaun ini. Kurangkan item dalam satu bayaran, atau pilih cara bayaran lain.",
    approval: "Bayaran ini mungkin perlu diluluskan oleh rakan sekerja anda.",
    approvalHelp:
      "Kelulusan di bank syarikat anda mungkin mengambil masa sehingga {{days}} hari. Sebelum itu, item ini belum dibayar. Jangan bayar item ini lagi.",
  },
  paySteps: {
    place: "Langkah {{number}} daripada {{count}}",
    selectionGone: "Bil yang anda mahu bayar tiada lagi dalam troli.",
    selectionGoneHelp:
      "Bil itu telah dibayar atau dibuang di halaman lain. Untuk membayar bil lain, pergi ke troli anda.",
    forgotten: "Sila isi semula maklumat anda",
    forgottenHelp:
      "Demi privasi anda, maklumat anda tidak disimpan apabila halaman dimuat semula. Troli anda tidak berubah.",
  },
};
