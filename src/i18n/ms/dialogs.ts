/** Texts of the dialogs that the configuration switches on. */
export const texts = {
  dialogs: {
    covid: {
      title: "Bantuan Covid‑19: potongan {{percent}}%",
      text: "Anda mendapat potongan {{percent}}% untuk {{parts}}. Potongan dibuat secara automatik.",
      close: "Baik",
    },
    update: {
      title: "Sila kemas kini aplikasi",
      text: "Versi aplikasi ini terlalu lama untuk membuat bayaran. Sila dapatkan versi terkini daripada gedung aplikasi anda.",
      installed: "Versi pada telefon ini",
      latest: "Versi terkini",
      open: "Buka gedung aplikasi",
    },
  },
};
