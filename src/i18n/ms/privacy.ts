export const privacy = {
  lead: "Halaman ini menerangkan apa yang kami simpan tentang anda apabila anda membayar di sini atau mempunyai akaun, kegunaannya, dan siapa yang melihatnya.",
  who: {
    title: "Siapa yang bertanggungjawab",
    text: "Pengendali menjalankan portal ini bagi pihak majlis. Setiap majlis bertanggungjawab atas rekodnya sendiri: bil, pemiliknya dan amaunnya.",
  },
  payment: {
    title: "Apa yang disimpan tentang sesuatu bayaran",
    text: "- Nama, alamat e‑mel dan nombor telefon anda seperti yang diberikan semasa pembayaran: untuk mengeluarkan resit, menghantarnya, dan mencari bayaran itu apabila anda bertanya.\n- Bil yang anda bayar, dengan nama dan nombor padanya, serta amaunnya: supaya majlis tahu apa yang telah dijelaskan.\n- Bagi sesetengah bayaran, apa yang diminta oleh borangnya: tetamu dan premis bagi caj kerajaan tempatan, serta nama dan nombor kad pengenalan orang yang bersetuju dengan pembaharuan lesen perniagaan.\n- Bank anda atau jenama kad anda, nombor-nombor transaksi, dan jawapan bank atau gerbang pembayaran kad serta masanya: untuk mengetahui keputusan bayaran itu, dan membuktikannya.\n- Bahasa anda: untuk e‑mel.\nNombor kad anda, kod keselamatannya dan kata laluan perbankan anda tidak pernah sampai ke pelayan portal ini.",
  },
  account: {
    title: "Apa yang disimpan tentang sesuatu akaun",
    text: "Nama, nombor kad pengenalan, nombor telefon dan alamat e‑mel anda seperti yang didaftarkan, cara semua itu disahkan dan oleh siapa, dan bila anda mendaftar. Kata laluan anda sendiri tidak disimpan; yang disimpan ialah satu nilai, dan tiada sesiapa dapat mengetahui kata laluan anda daripadanya. Dalam profil, anda boleh mengubah butiran anda, menyimpan salinan semua data yang kami simpan tentang anda, dan memadamkan akaun.",
  },
  visits: {
    title: "Apa yang disimpan tentang sesuatu lawatan",
    uncounted: "Portal ini tidak mengira lawatan.",
    counted:
      "Pengendali mengira lawatan. Apabila anda membuka sesuatu halaman, pelayan portal ini menerima nama halaman itu, misalnya “troli”, dan bahasanya. Pelayan menghantarnya, bersama tarikh, kepada perkhidmatan yang mengira lawatan bagi pihak pengendali. Alamat rangkaian, nama, nombor, pautan dan kuki anda tidak dihantar, dan lawatan anda tidak dapat dibezakan daripada lawatan orang lain. Jika pelayar anda memintanya dengan Global Privacy Control, lawatan anda tidak dikira.",
    text: "Portal ini tidak menyiarkan iklan dan tidak memuatkan apa-apa dari laman web lain. Untuk membendung penyalahgunaan, pelayan mengira permintaan daripada setiap alamat rangkaian untuk seketika dan tidak menyimpannya. Log ralat tidak mengandungi nama, nombor, alamat atau pautan.",
  },
  browser: {
    title: "Apa yang disimpan oleh pelayar anda",
    text: "- Troli, sehingga anda membayarnya atau mengeluarkan isinya. Bagi sesetengah bayaran, ini termasuk nama dan nombor yang anda taip: pada komputer yang dikongsi, kosongkan troli sebelum beredar.\n- 50 resit dan 10 lesen terkini yang anda buka, dengan gambar padanya, supaya anda boleh melihatnya tanpa sambungan. Semuanya dipadamkan apabila anda log keluar, atau dengan butang yang dipaparkan di bawah selagi ada dokumen.\n- Program portal ini, supaya ia dapat dibuka tanpa sambungan, serta kunci awam untuk menyemak dokumen.\n- Bahasa anda, majlis yang terakhir anda pilih, pautan status bayaran terakhir anda dan statusnya, mesej yang telah anda tutup, amaun yang berubah dalam troli, dan masa halaman terakhir dimuatkan semula secara automatik.\n- Semasa anda log masuk, satu kuki bagi log masuk itu. Kuki itu tamat apabila pelayar ditutup, selepas 2 jam tanpa digunakan, dan selewat-lewatnya selepas 12 jam.\nApa yang anda taip semasa pembayaran disimpan hanya selagi halaman itu dibuka, kecuali anda menandakan “Ingat saya pada peranti ini”. Selepas itu nama, alamat e‑mel, nombor telefon dan bank anda disimpan sehingga anda membuang tanda itu, log keluar, atau menekan butang itu.",
  },
  seen: {
    title: "Siapa yang melihatnya",
    text: "- Majlis yang mengeluarkan bil itu, dan petugas pengendali yang menguruskan bayaran.\n- FPX dan bank anda menerima amaun, nombor kami bagi bayaran itu, jenis caj, majlis dan alamat e‑mel anda. Gerbang pembayaran kad menerima maklumat yang sama, serta nama dan nombor telefon anda.\n- Perkhidmatan yang menghantar e‑mel dan mesej teks kami menerima mesej itu.\n- Sesiapa yang mempunyai pautan status boleh melihat bayaran itu. Sebahagian daripada butiran hubungan dan nama pada bil disembunyikan. Kongsikan pautan itu hanya dengan orang yang anda percayai.\n- Sesiapa yang membuat carian dengan nombor bil melihat sebahagian daripada nama padanya. Jika anda log masuk dan telah menunjukkan kad pengenalan anda di kaunter majlis, anda melihat nama penuh pada bil dengan nombor kad pengenalan anda.\nTiada orang lain melihatnya. Kami tidak menjual data anda dan tidak memberikannya kepada sesiapa untuk pengiklanan.",
  },
  long: {
    title: "Berapa lama ia disimpan",
    text: "- Bayaran, bil yang dibayar dan resitnya ialah sebahagian daripada akaun kewangan majlis dan pengendali. Portal ini tidak memadamkannya. Semuanya disimpan selama yang dikehendaki oleh undang-undang. Tanya pengendali berapa lama tempohnya.\n- Jika bayaran tidak berjaya, nama dan butiran hubungan anda dipadamkan 90 hari selepas bayaran itu dimulakan, setelah bayaran itu tidak lagi disemak dengan bank.\n- Akaun yang tidak pernah disahkan dipadamkan selepas 30 hari. Akaun lain dipadamkan apabila anda memadamkannya dalam profil anda.\n- Kod sah selama 30 minit, pautan bagi kata laluan baharu selama 24 jam, log masuk selama 12 jam paling lama; semuanya dipadamkan beberapa hari kemudian. Senarai mesej yang dihantar dipadamkan selepas 30 hari.\nInilah tempoh biasa. Pengendali mungkin telah menetapkan tempoh lain. Sandaran yang lebih lama mungkin masih mengandungi data yang dipadamkan kemudian.",
  },
  rights: {
    title: "Hak anda",
    text: "Akta Perlindungan Data Peribadi 2010 (Akta 709) memberi setiap orang hak atas data peribadinya apabila akta itu terpakai: untuk melihatnya, membetulkannya, menarik balik persetujuan, membantah penggunaan yang menyebabkan kerosakan atau distres, dan tidak menerima pemasaran langsung. Portal ini tidak menghantar bahan pemasaran.\nDalam profil anda, anda boleh menyimpan salinan apa yang dipegang oleh portal ini tentang anda, membetulkannya, dan memadamkan akaun anda bersama butiran hubungan anda pada bayaran; nama anda kekal pada resit. Untuk melihat atau membetulkan apa yang terdapat pada bil, tanyalah majlis yang mengeluarkannya. Untuk hal lain, atau jika anda tiada akaun, tanyalah pengendali, dengan nombor transaksi atau daripada alamat e‑mel akaun anda.",
  },
};

export const texts = { privacy };
