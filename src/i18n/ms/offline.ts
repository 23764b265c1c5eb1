export const offline = {
  newVersion:
    "Terdapat versi baharu portal ini. Muatkan semula halaman apabila anda selesai: isi troli anda tidak hilang.",
  receipt: {
    title: "Resit ini disimpan pada peranti anda",
    text: "Kami tidak dapat menyemaknya sekarang. Resit ini dipaparkan seperti pada {{time}} (waktu Malaysia): apa yang berlaku kemudian, seperti bayaran balik, tidak termasuk di dalamnya.",
  },
  kept: {
    title: "Resit yang disimpan pada peranti ini",
    text: "Resit ini disimpan supaya anda boleh membukanya tanpa sambungan. Pada komputer yang dikongsi, padamkannya sebelum beredar. Bayaran itu sendiri tidak terjejas.",
    forget: "Padamkan dari peranti ini",
    forgotten: "Resit telah dipadamkan dari peranti ini.",
    failed: "Resit tidak dapat dipadamkan. Sila padamkan data laman web ini dalam tetapan pelayar anda.",
  },
};
