export const termsOfUse = {
  lead: "Terma ini terpakai kepada semua orang yang membayar di sini.",
  use: {
    title: "Menggunakan portal ini",
    text: "Sesiapa sahaja boleh menyemak dan membayar bil di sini, sama ada bil sendiri atau bil orang lain. Isi maklumat yang betul: maklumat itu tertera pada resit, dan resit dihantar ke alamat e‑mel yang anda isi. Jangan gunakan portal ini untuk mengumpul data orang lain atau mengganggunya. Jika anda menghantar terlalu banyak permintaan, anda perlu menunggu.",
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
    text: "Bil dianggap telah dibayar apabila bank anda atau gerbang pembayaran kad telah mengesahkan bayaran itu kepada kami. Ketika itulah bayaran itu mempunyai nombor resit. Sebelum itu, bayaran masih diproses, walaupun halaman bank anda menunjukkan bahawa ia berjaya, dan halaman portal ini bukan resit. Pengesahan yang lewat tetap diterima.",
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
    text: "Satu akaun adalah bagi satu alamat e‑mel. Jangan kongsikan kata laluan anda dan kod yang kami hantar kepada anda. Sesiapa yang mempunyai pautan status boleh melihat bayaran itu, jadi kongsikannya hanya dengan orang yang anda percayai.",
  },
  available: {
    title: "Apabila portal tidak tersedia",
    text: "Portal ini, sesebuah majlis atau sesuatu bayaran mungkin ditutup seketika. Kami tetap menyemak bayaran yang sedang diproses. Tarikh akhir tidak berubah kerana portal ditutup: jika tarikh itu sudah hampir, bayar di kaunter majlis.",
  },
  law: {
    title: "Hak anda di sisi undang-undang",
    text: "Terma ini tidak mengurangkan apa-apa hak anda di sisi undang-undang, dan tidak mengurangkan hak majlis di sisi undang-undang. Pengendali mungkin mempunyai terma tambahan dan akan memaklumkannya jika diminta.",
  },
};

export const texts = { termsOfUse };
