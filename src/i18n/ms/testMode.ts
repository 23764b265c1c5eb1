/** Texts of an element with `mode="test"`, for the council's webmaster. */
export const texts = {
  testMode: {
    title: "UJIAN: bayaran olok-olok sahaja, tanpa wang sebenar",
    text: "Bil, bank dan resit di sini direka untuk ujian. Matikan mod ujian sebelum orang ramai menggunakan halaman ini.",
    events: "Peristiwa elemen ini",
    eventsHelp:
      "Apa yang elemen beritahu halaman ini, yang terkini di atas. Senarai ini hanya ada dalam mod ujian.",
    noEvents: "Elemen belum memberitahu halaman ini apa-apa. Senarai ini hanya ada dalam mod ujian.",
    clear: "Kosongkan senarai",
  },
};
