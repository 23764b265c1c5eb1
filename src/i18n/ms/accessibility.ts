export const accessibility = {
  lead: "Sesiapa pun patut dapat mencari, menyemak dan membayar bil di sini, tidak kira bagaimana mereka melihat, mendengar atau bergerak. Halaman ini menyatakan sasaran kami, apa yang telah diuji dan caranya, serta apa yang belum diuji.",
  aim: {
    title: "Sasaran kami",
    text: "Garis panduan Web Content Accessibility Guidelines (WCAG) 2.2 pada tahap AA, serta kriteria 2.2.6 pada tahap AAA tentang had masa. Tiada halaman yang tamat tempoh semasa anda mengisinya, dan isi troli anda kekal sehingga anda membayarnya atau membuangnya. Kod yang dihantar kepada anda sah selama 30 minit. Anda dilog keluar selepas 2 jam tanpa penggunaan, dan selewat-lewatnya selepas 12 jam. Isi troli tetap kekal. Pada komputer yang dikongsi, portal ini bertanya sama ada anda masih di situ sebelum memadamkan apa yang anda taip.",
  },
  tested: {
    title: "Apa yang telah diuji, dan caranya",
    text: "- Secara automatik, dengan program axe: setiap bahagian, skrin dan borang portal ini, dalam setiap keadaannya, serta setiap halaman dan setiap elemen di halaman majlis secara keseluruhan, dalam bahasa Melayu, Inggeris dan Cina, terang dan gelap.\n- Dalam tetingkap selebar 320 piksel, seperti pada zum 400%; dengan baris, perkataan dan huruf yang dijarakkan; dan dengan teks dua kali ganda besar: tiada apa-apa yang terpotong, bertindih dengan teks lain atau perlu ditatal ke sisi untuk dibaca.\n- Dalam beberapa warna yang dipilih pembaca untuk semua halaman, dan dengan gerakan dikurangkan: tepi, ikon, keadaan dan apa yang difokus boleh dilihat, dan tiada apa-apa yang bergerak.\n- Dengan papan kekunci sahaja: satu bayaran penuh melalui bank, dengan kad, dan di halaman majlis; log masuk, sejarah pembayaran dan log keluar. Pada setiap hentian, apa yang difokus boleh dilihat dan dilingkari garis, urutannya mengikut urutan bacaan, dan tiada apa-apa yang memerangkap papan kekunci. Halaman-halaman turut dilalui hingga ke hujung dan kembali semula, pada skrin sempit dan skrin lebar.\n- Apa yang diberikan kepada pembaca skrin untuk disebut dengan sendirinya: apa yang dijumpai, apa yang masuk ke troli dan keluar daripadanya, ralat, perjalanan ke bank, status bayaran, dan sambungan.\n- Setiap borang, dihantar dengan papan kekunci sahaja semasa ada medan yang tertinggal atau salah: fokus berpindah ke perkara yang salah, yang diterangkan dengan kata-kata pada medannya. Jika beberapa medan boleh salah, satu senarai menyatakan perkara yang sama dan membawa anda ke situ.\nSemua ini ialah program yang menggunakan portal ini dalam pelayar Chromium. Ujian dijalankan semula setiap kali portal ini berubah.",
  },
  untested: {
    title: "Apa yang belum diuji",
    text: "- Belum ada orang yang setiap hari menggunakan pembaca skrin, pembesar, kawalan suara atau suis yang mencubanya. Tiada pembaca skrin digunakan: yang diuji ialah apa yang diberikan kepadanya untuk dibaca, bukan bunyinya.\n- Pelayar selain Chromium, dan telefon sebenar.\n- Sama ada teksnya mudah dibaca, oleh penutur bahasa Melayu, Cina atau Inggeris.\n- Halaman bank, FPX dan gerbang pembayaran kad, serta apa yang dipaparkan oleh halaman majlis di sekeliling kaunter ini. Semua itu bukan milik kami.",
  },
  known: {
    title: "Kekurangan yang diketahui",
    text: "- Fail PDF bagi resit dan lesen tidak ditanda untuk pembaca skrin. Anda boleh membaca dan mencetak halaman resit sebagai ganti.\n- Sesetengah pembaca skrin tidak membaca secara automatik mesej yang sudah ada apabila halaman dibuka, seperti status bayaran apabila anda kembali daripada bank. Mesej itu terletak di bahagian atas halaman, di bawah tajuk.",
  },
  help: {
    title: "Jika ada yang tidak dapat anda gunakan",
    text: "Beritahu kami halaman yang mana, apa yang ingin anda lakukan, dan peranti atau program bantuan yang anda gunakan. Majlis yang mengeluarkan bil itu boleh memberitahu cara lain untuk membayarnya.",
  },
  date: {
    title: "Tarikh halaman ini",
    text: "Halaman ini kali terakhir disemak pada 22 November 2026.",
  },
};

export const texts = { accessibility };
