export const offline = {
  newVersion:
    "Terdapat versi baharu portal ini. Setelah anda selesai, muatkan semula halaman. Isi troli anda disimpan.",
  receipt: {
    title: "Resit ini disimpan pada peranti anda",
    text: "Kami tidak dapat memuatkan versi terkini sekarang. Ini resit setakat {{time}} (waktu Malaysia). Perubahan selepas itu, seperti bayaran balik, tidak dipaparkan.",
  },
  licence: {
    title: "Lesen ini disimpan pada peranti anda",
    text: "Kami tidak dapat memuatkan versi terkini sekarang. Ini lesen setakat {{time}} (waktu Malaysia). Kami tidak tahu sama ada lesen ini masih sah.",
  },
  kept: {
    title: "Disimpan pada peranti ini",
    text: "Resit dan lesen ini disimpan supaya anda boleh membukanya tanpa sambungan. Pada komputer yang dikongsi, padamkannya sebelum beredar. Bayaran dan lesen itu sendiri tidak terjejas.",
    payer:
      "Peranti ini mengingati nama, alamat e‑mel, nombor telefon, cara bayaran dan bank anda untuk pembayaran seterusnya.",
    forget: "Padamkan dari peranti ini",
    forgotten: "Semuanya telah dipadamkan dari peranti ini.",
    failed: "Maklumat tidak dapat dipadamkan. Sila padamkan data laman web ini dalam tetapan pelayar anda.",
  },
};

export const texts = { offline };
