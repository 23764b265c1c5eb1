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
    apply: "Cari",
    clear: "Kosongkan",
    next: "Halaman seterusnya",
    previous: "Halaman sebelumnya",
  },
};
