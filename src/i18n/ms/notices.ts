export const notices = {
  banner: "Pengumuman",
  loading: "Memuatkan halaman",
  connection: "Sambungan",
  offline: "Anda di luar talian. Isi troli anda selamat. Anda boleh meneruskan apabila sambungan pulih.",
  online: "Sambungan anda telah pulih.",
  closed: {
    title: "Kaunter ditutup buat sementara waktu",
    text: "Sistem sedang diselenggara. Sila datang semula sebentar lagi.",
    kept: "Isi troli anda kekal di situ.",
    flight:
      "Bayaran yang telah dibuat adalah selamat. Anda masih boleh melihat status bayaran, resit dan bayaran balik.",
  },
};
