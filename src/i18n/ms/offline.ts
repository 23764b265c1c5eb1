export const offline = {
  newVersion:
    "Terdapat versi baharu portal ini. Muatkan semula halaman apabila anda selesai: isi troli anda tidak hilang.",
  receipt: {
    title: "Resit ini disimpan pada peranti anda",
    text: "Kami tidak dapat menyemaknya sekarang. Resit ini dipaparkan seperti pada {{time}} (waktu Malaysia): apa yang berlaku kemudian, seperti bayaran balik, tidak termasuk di dalamnya.",
  },
  licence: {
    title: "Lesen ini disimpan pada peranti anda",
    text: "Kami tidak dapat menyemaknya sekarang. Lesen ini dipaparkan seperti pada {{time}} (waktu Malaysia): sama ada ia masih berkuat kuasa tidak diketahui.",
  },
  kept: {
    title: "Disimpan pada peranti ini",
    text: "Resit dan lesen ini disimpan supaya anda boleh membukanya tanpa sambungan. Pada komputer yang dikongsi, padamkannya sebelum beredar. Bayaran dan lesen itu sendiri tidak terjejas.",
    forget: "Padamkan dari peranti ini",
    forgotten: "Semuanya telah dipadamkan dari peranti ini.",
    failed: "Maklumat tidak dapat dipadamkan. Sila padamkan data laman web ini dalam tetapan pelayar anda.",
  },
};

export const texts = { offline };
