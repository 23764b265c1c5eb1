export const scan = {
  title: "Imbas kod pada bil",
  close: "Tutup",
  picture: "Paparan kamera",
  starting: "Kamera sedang dihidupkan. Pelayar anda mungkin meminta kebenaran.",
  looking: "Halakan kod QR atau kod bar pada bil ke dalam bingkai.",
  unseen:
    "Kod belum dijumpai. Ratakan bil dan dekatkan kamera di tempat yang terang, atau tutup dan taip nombornya.",
  foreign: "Kod ini tidak mengandungi nombor bil. Cuba kod lain pada bil, atau tutup dan taip nombornya.",
  typeInstead: "Anda sentiasa boleh menutup paparan ini dan menaip nombornya.",
  refused:
    "Halaman ini tidak dibenarkan menggunakan kamera. Benarkannya dalam tetapan pelayar, kemudian cuba lagi.",
  missing: "Tiada kamera dijumpai pada peranti ini.",
  busy: "Kamera tidak dapat digunakan. Mungkin program lain sedang menggunakannya.",
  decoder: "Pembaca kod tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.",
};
