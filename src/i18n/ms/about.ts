export const about = {
  lead: "Satu kaunter untuk bayaran {{councils}} majlis tempatan: cari bil, bayar dalam talian dan simpan resit.",
  what: {
    title: "Apakah portal ini",
    text: "Di {{portal}} anda boleh menyemak dan membayar caj majlis tempatan dalam talian. Carian, troli dan resit adalah sama bagi semua majlis, dan bil beberapa majlis boleh dibayar sekali gus.\nSesetengah majlis juga menyediakan perkhidmatan ini di laman web mereka sendiri. Troli di sana berasingan daripada troli di sini. Bayaran yang anda buat di sana turut direkodkan di sini.\nAnda tidak memerlukan akaun. Dengan akaun, semua bayaran anda dapat dilihat dalam satu senarai.",
  },
  charges: {
    title: "Apa yang boleh dibayar",
    text: "Setiap majlis menentukan jenis bayaran yang diterimanya dalam talian. Jika sesuatu bayaran tidak diterima buat masa ini, anda diberitahu semasa membuat carian.",
  },
  how: {
    title: "Cara membayar",
    text: "- Cari bil dengan nombor pada bil atau notis anda, dan semak apa yang dipaparkan.\n- Masukkan ke dalam troli, bersama bil lain jika anda mahu.\n- Isi maklumat pembayar dan pilih cara bayaran: perbankan dalam talian (FPX) daripada akaun peribadi atau akaun syarikat, atau kad jika kad diterima.\n- Sahkan semuanya sekali lagi. Kemudian anda ke halaman bank anda sendiri, atau halaman gerbang pembayaran kad, dan meluluskan bayaran di sana.\n- Kembali kepada resit. Jika bank belum memberitahu kami keputusannya, halaman itu menyatakannya dan terus menyemak.",
  },
  after: {
    title: "Selepas anda membayar",
    text: "Apabila bayaran disahkan, anda menerima resit dengan nombornya sendiri: pada skrin, dan melalui e‑mel dalam masa 24 jam. Anda juga menerima pautan status, yang memaparkan bayaran itu dalam mana-mana pelayar selagi bayaran itu disimpan. Jika anda mempunyai akaun, semua bayaran anda dapat dilihat dalam satu senarai.",
  },
  councils: { title: "Majlis yang dilayani" },
  webmaster: {
    title: "Untuk laman web majlis",
    text: "Pentadbir laman web majlis boleh meletakkan kaunter pada mana-mana halaman laman majlis, dengan warna laman itu, dengan menyalin beberapa baris kod.",
  },
  operator: {
    title: "Siapa pengendalinya",
    text: "Pengendali menjalankan portal ini bagi pihak majlis dan menjawab pertanyaan mengenainya. Jumlah yang perlu anda bayar ditentukan oleh majlis.",
  },
};

export const texts = { about };
