/** Texts of the frame of the central team's desk, and of the parts that its pages share. */
export const texts = {
  desk: {
    title: "Pasukan pusat",
    name: "{{portal}}: pasukan pusat",
    page: {
      today: "Hari ini",
      payments: "Bayaran",
      refunds: "Bayaran balik",
      review: "Bayaran untuk disemak",
      remittances: "Penyerahan",
      reconciliation: "Penyesuaian",
      loads: "Muatkan rekod",
      settings: "Tetapan",
      councils: "Majlis",
      users: "Pengguna",
      audit: "Log audit",
    },
    account: "Log masuk anda",
    role: {
      _admin: "Pentadbir pangkalan data",
      accounts: "Akaun",
      administrator: "Pentadbir",
      auditor: "Juruaudit",
      finance: "Kewangan",
      support: "Sokongan",
      user: "Orang awam",
    },
    loginAgain: "Log masuk semula",
    loginAgainHelp:
      "Log masuk anda telah tamat. Apa yang anda taip masih ada di sini, dan anda boleh menyambung selepas log masuk.",
    forbidden: "Peranan anda tidak membenarkan perkara ini",
    forbiddenHelp:
      "Peranan itu mungkin berubah semasa halaman ini dibuka. Minta peranan daripada pentadbir, atau log masuk dengan akaun lain.",
    refusal: {
      changed_meanwhile:
        "Orang lain baru sahaja mengubahnya. Semak keadaannya sekarang sebelum anda meneruskan.",
      chargeback_open:
        "Pemegang kad telah menarik balik bayaran ini. Selesaikan caj balik itu sebelum anda membuat bayaran balik.",
      domain_too_wide:
        "Sesiapa sahaja boleh mempunyai nama di bawah domain ini. Beri domain majlis sendiri, contohnya mpt.gov.my.",
      last_administrator:
        "Tiada orang lain dapat mengubah pengguna. Berikan dahulu peranan pentadbir kepada pengguna lain.",
      own_account: "Akaun sendiri dan akaun dalam tetapan pelayan tidak boleh diubah di sini.",
      proposal_lapsed:
        "Cadangan ini tidak terpakai lagi: tiada sesiapa mengesahkannya dalam tempohnya, atau pencadangnya bukan lagi pentadbir. Buat cadangan baharu.",
      second_person_needed:
        "Orang lain perlu mengambil langkah ini kerana tiada seorang pun menentukan sendiri ke mana wang disalurkan.",
    },
    fileTooLarge: "Fail ini melebihi {{megabytes}} MB.",
    fileMissing: "Pilih fail.",
    apply: "Cari",
    clear: "Kosongkan",
    from: "Dari",
    through: "Hingga",
    export: "Eksport sebagai CSV",
    exported: "Lihat muat turun pelayar.",
    changes: {
      title: "Siapa mengubah apa",
      time: "Masa",
      by: "Pegawai atau arahan",
      change: "Perubahan",
      undo: "Buat asal",
      meanwhile: "Orang lain telah mengubahnya",
      changedBy:
        "{{by}} telah mengubahnya pada {{time}}. Perubahan anda tidak disimpan. Muatkan nilai baharu, dan buat perubahan anda sekali lagi.",
      reload: "Muatkan nilai baharu",
    },
    next: "Halaman seterusnya",
    previous: "Halaman sebelumnya",
  },
};
