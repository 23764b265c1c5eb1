export const accessibility = {
  lead: "Sesiapa pun patut dapat mencari, menyemak dan membayar bil di sini, tidak kira bagaimana mereka melihat, mendengar atau bergerak. Halaman ini menyatakan sasaran kami, apa yang telah diuji dan caranya, serta apa yang belum diuji.",
  aim: {
    title: "Sasaran kami",
    text: "Kami mahu mematuhi Web Content Accessibility Guidelines (WCAG) 2.2 pada tahap AA, serta kriteria 2.2.6 pada tahap AAA tentang had masa. Tiada halaman yang tamat tempoh semasa anda mengisinya, dan isi troli anda kekal sehingga anda membayarnya atau membuangnya. Kod yang dihantar kepada anda sah selama 30 minit. Anda dilog keluar selepas 2 jam tanpa penggunaan, dan selewat-lewatnya selepas 12 jam. Isi troli tetap kekal. Pada komputer yang dikongsi, portal ini bertanya sama ada anda masih di situ sebelum memadamkan apa yang anda taip.",
  },
  tested: {
    title: "Apa yang telah diuji, dan caranya",
    text: "- Secara automatik, dengan program axe: setiap bahagian, skrin dan borang portal ini, dalam setiap keadaannya, serta setiap halaman dan setiap elemen di halaman majlis secara keseluruhan, dalam bahasa Melayu, Inggeris dan Cina, terang dan gelap.\n- Dalam tetingkap selebar 320 piksel, seperti pada zum 400%; dengan baris, perkataan dan huruf yang dijarakkan; dan dengan teks dua kali ganda besar: tiada apa-apa yang terpotong, bertindih dengan teks lain atau perlu ditatal ke sisi untuk dibaca.\n- Dengan warna kontras tinggi yang dipilih oleh pembaca, dan dengan gerakan dikurangkan: tepi, ikon, status dan fokus kelihatan, dan tiada apa-apa yang bergerak.\n- Dengan papan kekunci sahaja: satu bayaran penuh melalui bank, dengan kad, dan di halaman majlis; log masuk, sejarah pembayaran dan log keluar. Pada setiap langkah, elemen yang difokus kelihatan dan dilingkari garis, urutannya ialah urutan bacaan, dan papan kekunci tidak pernah tersekat. Kami juga melalui semua halaman hingga ke hujung dan kembali semula, pada skrin sempit dan skrin lebar.\n- Mesej yang dibaca secara automatik oleh pembaca skrin: hasil carian, item yang ditambah ke troli atau dibuang daripadanya, ralat, langkah ke bank, status bayaran, dan sambungan.\n- Setiap borang, dihantar dengan papan kekunci sahaja semasa ada medan yang tertinggal atau salah: fokus berpindah ke medan yang salah, dan mesej di situ menerangkan ralatnya. Jika beberapa medan boleh salah, satu senarai ralat mempunyai pautan ke medan itu.\nSemua ini ialah program yang menggunakan portal ini dalam pelayar Chromium. Ujian dijalankan semula setiap kali portal ini berubah.",
  },
  untested: {
    title: "Apa yang belum diuji",
    text: "- Belum ada orang yang setiap hari menggunakan pembaca skrin, pembesar, kawalan suara atau suis yang mencubanya. Kami tidak menggunakan pembaca skrin. Kami menguji teks yang diterimanya, bukan bunyinya.\n- Pelayar selain Chromium, dan telefon sebenar.\n- Sama ada teksnya mudah dibaca oleh orang yang bahasa pertamanya bahasa Melayu, Cina atau Inggeris.\n- Halaman bank, FPX dan gerbang pembayaran kad, serta apa yang dipaparkan oleh halaman majlis di sekeliling kaunter ini. Semua itu bukan milik kami.",
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
