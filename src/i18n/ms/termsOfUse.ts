export const termsOfUse = {
  lead: "Apa yang terpakai kepada semua yang membayar di sini, dalam bahasa yang mudah.",
  use: {
    title: "Menggunakan portal ini",
    text: "Sesiapa sahaja boleh menyemak dan membayar bil di sini, sama ada bil sendiri atau bil orang lain. Berikan maklumat yang benar: resit dibuat dengannya dan dihantar ke alamat yang anda berikan. Jangan gunakan portal ini untuk mengumpul data orang lain atau mengganggunya; panggilan yang terlalu kerap diperlahankan.",
  },
  amounts: {
    title: "Bil dan amaun",
    text: "Bil, amaun dan diskaun ditetapkan oleh majlis. Portal ini memaparkan apa yang terdapat dalam rekod majlis dan mengira semula amaunnya sebelum anda membayar; jika amaun berubah, anda ditanya sekali lagi. Soalan atau bantahan tentang bil dikemukakan kepada majlis. Membayar bil di sini tidak menghalang anda daripada membuat bantahan.",
  },
  paying: {
    title: "Membayar",
    text: "Anda membayar di bank anda sendiri melalui FPX, atau dengan kad melalui gerbang pembayaran kad, mengikut terma anda dengan bank anda atau dengan bank yang mengeluarkan kad itu. Dengan FPX, anda menerima terma FPX apabila menekan butang untuk meneruskan. Portal ini tidak menambah apa-apa fi pada bil.",
  },
  paid: {
    title: "Bila bil dianggap telah dibayar",
    text: "Apabila bank anda atau gerbang pembayaran kad telah mengesahkan bayaran itu kepada kami: ketika itulah ia mempunyai nombor resit. Sebelum itu bayaran masih berjalan, walau apa pun yang dipaparkan oleh halaman bank anda, dan apa yang dipaparkan oleh portal ini bukanlah resit. Pengesahan yang lewat tetap diterima.",
  },
  receipt: {
    title: "Apa yang dibuktikan oleh resit",
    text: "Resit membuktikan bahawa bayaran dengan nombornya telah diluluskan, bagi bil dan amaun yang disenaraikan, pada masa yang dinyatakan. Ia tidak membuktikan bahawa tiada hutang lain, bahawa lesen telah diberikan, atau bahawa sesuatu kesalahan telah selesai melebihi kompaun yang dibayar. Majlis boleh menyemaknya dengan nombor itu.",
  },
  refunds: {
    title: "Bayaran balik",
    text: "Wang dipulangkan oleh majlis yang mengeluarkan bil itu, jika majlis memutuskan demikian. Apabila satu bil dibayar dua kali di sini, kes bayaran balik dibuka secara automatik. Halaman bayaran balik menerangkannya dengan lebih lanjut.",
  },
  account: {
    title: "Akaun anda",
    text: "Satu akaun adalah bagi satu alamat e‑mel. Jangan kongsikan kata laluan anda dan kod yang kami hantar kepada anda. Sesiapa yang mempunyai pautan status boleh melihat bayarannya, jadi berhati-hatilah apabila mengongsikannya.",
  },
  available: {
    title: "Apabila portal tidak tersedia",
    text: "Portal ini, sesebuah majlis atau sesuatu bayaran mungkin ditutup seketika. Bayaran yang sedang berjalan tetap disusuli. Tarikh akhir tidak berubah kerana portal ditutup: bayarlah di kaunter majlis jika tarikh itu sudah hampir.",
  },
  law: {
    title: "Apa yang tidak diubah oleh terma ini",
    text: "Terma ini tidak mengurangkan apa-apa hak anda di sisi undang-undang, dan tidak mengurangkan hak majlis di sisi undang-undang. Pengendali mungkin mempunyai terma tambahan dan akan memaklumkannya jika diminta.",
  },
};

export const texts = { termsOfUse };
