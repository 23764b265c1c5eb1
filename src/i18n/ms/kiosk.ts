/** Texts for a shared computer: it stores nothing, and it asks whether somebody is still there. */
export const texts = {
  kiosk: {
    notice:
      "Komputer kongsi: tiada apa-apa disimpan di sini. Selepas 2 minit tanpa sentuhan atau kekunci ditekan, semua yang ada pada skrin ini dipadamkan. Sebaik sahaja bayaran disahkan, resit dihantar ke alamat e‑mel anda.",
    finish: "Selesai dan kosongkan skrin",
    still: "Anda masih di sini?",
    left_one:
      "Dalam {{count}} saat, maklumat yang anda isi dan troli anda akan dipadamkan daripada skrin ini.",
    left_other:
      "Dalam {{count}} saat, maklumat yang anda isi dan troli anda akan dipadamkan daripada skrin ini.",
    carryOn: "Teruskan",
    clearNow: "Padamkan sekarang",
    cleared: "Semuanya telah dipadamkan. Anda boleh bermula semula.",
  },
};
