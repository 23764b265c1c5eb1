/** Texts of the scanner. The purpose of a scan may bring others for some of them. */
export const texts = {
  scan: {
    close: "Tutup",
    picture: "Paparan kamera",
    starting: "Kamera sedang dihidupkan. Pelayar anda mungkin meminta kebenaran.",
    looking: "Halakan kamera supaya kod QR atau kod bar pada bil berada di dalam bingkai.",
    unseen:
      "Kod belum dijumpai. Ratakan bil dan dekatkan kamera di tempat yang terang, atau tutup dan taip nombornya.",
    foreign: "Tiada nombor bil dalam kod ini. Cuba kod lain pada bil, atau tutup dan taip nombornya.",
    typeInstead: "Anda sentiasa boleh menutup paparan ini dan menaip nombornya.",
    refused:
      "Halaman ini tidak dibenarkan menggunakan kamera. Benarkannya dalam tetapan pelayar, kemudian cuba lagi.",
    missing: "Tiada kamera dijumpai pada peranti ini.",
    busy: "Kamera tidak dapat digunakan. Mungkin aplikasi lain sedang menggunakannya. Tutup aplikasi itu dan cuba lagi.",
  },
};
