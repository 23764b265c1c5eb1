export const verify = {
  title: "Semak resit atau lesen",
  lead: "Semak sama ada sesuatu resit atau lesen digital itu tulen: imbas kod QR padanya, atau tampalkan pautan dalam kod itu. Tiada nama sesiapa dipaparkan.",
  form: "Semak kod QR",
  field: "Pautan atau teks kod QR",
  fieldHint: "Bermula dengan alamat portal dan mengandungi /verify.",
  check: "Semak",
  checking: "Dokumen sedang disemak…",
  outcome: {
    genuine: {
      title: "Tulen",
      text: "Resit ini dikeluarkan oleh portal ini, tiada apa-apa diubah, dan bayarannya ada dalam rekod.",
    },
    in_date: {
      title: "Tulen dan masih sah",
      text: "Lesen ini dikeluarkan melalui portal ini, tiada apa-apa diubah, dan masih sah hari ini.",
    },
    on_record: {
      title: "Tulen",
      text: "Penyata kutipan ini dikeluarkan oleh portal ini, tiada apa-apa diubah, dan kutipannya ada dalam rekod.",
    },
    genuine_unchecked: {
      title: "Tulen; status semasa tidak disemak",
      text: "Resit ini dikeluarkan oleh portal ini dan tiada apa-apa diubah. Semak semula apabila ada sambungan untuk melihat status semasanya.",
    },
    in_date_unchecked: {
      title: "Tulen dan masih dalam tempoh; status semasa tidak disemak",
      text: "Lesen ini dikeluarkan melalui portal ini dan tiada apa-apa diubah. Mungkin ia telah dibatalkan atau diperbaharui selepas itu. Semak semula apabila ada sambungan.",
    },
    on_record_unchecked: {
      title: "Tulen; status semasa tidak disemak",
      text: "Penyata kutipan ini dikeluarkan oleh portal ini dan tiada apa-apa diubah. Semak semula apabila ada sambungan.",
    },
    expired: { title: "Tamat tempoh", text: "Lesen ini tulen, tetapi tarikh akhirnya telah berlalu." },
    renewed: {
      title: "Telah diperbaharui",
      text: "Lesen ini tulen, tetapi telah diganti dengan yang lebih baharu. Minta lesen yang baharu itu.",
    },
    revoked: {
      title: "Dibatalkan",
      text: "Lesen ini asalnya tulen, tetapi majlis telah membatalkannya. Ia tidak sah.",
    },
    refunded: {
      title: "Telah dibayar balik",
      text: "Resit ini tulen, tetapi wang bayaran ini telah dipulangkan kepada pembayar, semuanya atau sebahagian. Ia tidak lagi membuktikan jumlah penuh.",
    },
    no_record: {
      title: "Tiada dalam rekod",
      text: "Portal tidak mempunyai dokumen ini dalam rekodnya. Jangan terima dokumen ini dan maklumkan kepada majlis.",
    },
    forged: {
      title: "Palsu atau telah diubah",
      text: "Dokumen ini telah diubah, atau tidak dikeluarkan oleh portal ini. Jangan terima dokumen ini.",
    },
    withdrawn_key: {
      title: "Tidak boleh dipercayai",
      text: "Kod ini tidak lagi boleh dipercayai. Minta pemegangnya membuka semula dokumen itu di portal dan menunjukkan kod baharunya.",
    },
    unknown_key: {
      title: "Tidak dikeluarkan oleh portal ini",
      text: "Portal ini tidak mengeluarkan dokumen ini. Jangan terima dokumen ini.",
    },
    unknown_key_unchecked: {
      title: "Belum disemak",
      text: "Peranti ini tidak dapat menyemak dokumen ini tanpa sambungan. Sambung ke internet dan semak semula.",
    },
    no_keys: {
      title: "Belum disemak",
      text: "Peranti ini belum dapat menyemak dokumen tanpa sambungan. Sambung ke internet, kemudian semak semula. Dokumen ini mungkin tulen.",
    },
    no_crypto: {
      title: "Belum disemak",
      text: "Pelayar ini tidak dapat menyemak dokumen pada halaman ini. Buka alamat portal yang bermula dengan https. Dokumen ini mungkin tulen.",
    },
    unreadable: {
      title: "Kod tidak lengkap",
      text: "Ini kod portal, tetapi sebahagiannya hilang atau rosak. Ratakan kertas dan imbas semula di tempat yang terang.",
    },
    not_ours: {
      title: "Bukan kod resit atau lesen",
      text: "Mungkin kod QR bank atau laman web lain. Imbas kod yang dicetak pada resit atau lesen.",
    },
  },
  stated: "Bandingkan dengan kertas",
  compare:
    "Setiap baris mesti sama dengan yang ada pada kertas. Jika satu berbeza, kod ini disalin daripada dokumen lain.",
  fact: {
    kind: "Dokumen",
    council: "Majlis",
    number: "Nombor",
    day: "Hari",
    lines: "Bilangan baris",
    amount: "Jumlah",
    paid_on: "Tarikh bayaran",
    issued_on: "Tarikh dikeluarkan",
    valid_until: "Sah hingga",
  },
  kind: { receipt: "Resit rasmi", licence: "Lesen digital", remittance: "Penyata kutipan" },
  checkedAt: "Status semasa disemak pada {{time}}, waktu Malaysia.",
  keysOf:
    "Portal tidak dapat dihubungi. Semakan ini menggunakan data yang disimpan pada peranti ini pada {{time}}, waktu Malaysia.",
  listOf:
    "Dokumen yang dibatalkan, diperbaharui dan dibayar balik diketahui setakat {{time}}, waktu Malaysia.",
  another: "Semak dokumen lain",
  batch: {
    title: "Semak beberapa dokumen",
    lead: "Untuk pegawai penguat kuasa: imbas dokumen satu demi satu. Keputusan kekal pada halaman ini sehingga senarai dikosongkan atau halaman ditutup, dan tiada apa-apa disimpan.",
    scan: "Imbas satu demi satu",
    counts: "Keputusan",
    list: "Dokumen yang disemak",
    clear: "Kosongkan senarai",
  },
  scan: {
    title: "Imbas kod QR",
    looking: "Halakan kamera supaya kod QR pada resit atau lesen berada di dalam bingkai.",
    unseen:
      "Kod belum dijumpai. Ratakan kertas dan dekatkan kamera di tempat yang terang, atau tutup dan tampalkan pautannya.",
    typeInstead: "Anda sentiasa boleh menutup paparan ini dan menampalkan pautannya.",
  },
};

export const texts = { verify };
