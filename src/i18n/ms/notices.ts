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
  covid: {
    title: "Bantuan Covid‑19: potongan {{percent}}%",
    text: "Anda mendapat potongan {{percent}}% untuk {{parts}}. Potongan dibuat secara automatik apabila anda membayar di sini. Tidak perlu memohon.",
    close: "Baik",
  },
  update: {
    title: "Sila kemas kini aplikasi",
    text: "Versi aplikasi ini terlalu lama untuk membuat bayaran. Sila dapatkan versi terkini daripada gedung aplikasi anda.",
    installed: "Versi pada telefon ini",
    latest: "Versi terkini",
    open: "Buka gedung aplikasi",
  },
};
