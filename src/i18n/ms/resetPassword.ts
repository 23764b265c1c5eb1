export const resetPassword = {
  account: "Alamat e‑mel akaun",
  submit: "Simpan kata laluan baharu",
  saved: "Kata laluan baharu anda telah ditetapkan",
  savedHelp:
    "Gunakan kata laluan itu untuk log masuk sebagai {{email}}. Akaun ini telah dilog keluar daripada semua peranti.",
  another: "Minta pautan lain",
  invalid: {
    "1": "Permintaan tidak sah 1",
    "2": "Permintaan tidak sah 2",
    "3": "Permintaan tidak sah 3",
  },
  expired: "Pautan ini melebihi 24 jam dan tidak boleh digunakan lagi. Sila minta pautan lain.",
  incomplete:
    "Alamat ini tidak mengandungi pautan yang lengkap. Buka sekali lagi pautan dalam e‑mel, atau salin kesemuanya hingga aksara yang terakhir. Anda juga boleh meminta pautan lain.",
  used: "Pautan ini tidak boleh digunakan lagi: ia telah digunakan, atau kata laluan lain telah ditetapkan selepasnya. Jika anda yang menetapkannya, log masuk dengan kata laluan baharu itu. Jika tidak, minta pautan lain.",
};
