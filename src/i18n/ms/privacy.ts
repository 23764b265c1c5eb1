export const privacy = {
  lead: "Apa yang disimpan tentang anda apabila anda membayar di sini atau mempunyai akaun, untuk apa, dan siapa yang melihatnya.",
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
    text: "Nama, nombor kad pengenalan, nombor telefon dan alamat e‑mel anda seperti yang didaftarkan, cara ia disahkan dan oleh siapa, dan bila anda mendaftar. Daripada kata laluan anda, hanya nilai sehala yang disimpan, dan tiada sesiapa boleh membaca kata laluan itu daripadanya. Apa yang anda isi boleh diubah dalam profil anda. Di situ juga anda boleh menyimpan salinan semua data yang dipegang tentang anda, dan memadamkan akaun itu.",
  },
  visits: {
    title: "Apa yang disimpan tentang sesuatu lawatan",
    uncounted: "Portal ini tidak mengira lawatan.",
    counted:
      "Pengendali mengira lawatan: apabila anda membuka sesuatu halaman, pelayan portal ini diberitahu nama halaman itu, misalnya “troli”, dan bahasanya. Pelayan menyampaikannya, bersama tarikh, kepada perkhidmatan yang mengira bagi pihak pengendali. Alamat rangkaian, nama, nombor, pautan dan kuki anda tidak disampaikan, dan lawatan anda tidak dapat dibezakan daripada lawatan orang lain. Jika pelayar anda memintanya dengan Global Privacy Control, lawatan anda tidak dikira.",
    text: "Portal ini tidak menyiarkan iklan dan tidak memuatkan apa-apa dari laman web lain. Untuk membendung penyalahgunaan, pelayan mengira panggilan mengikut alamat rangkaian untuk seketika, dalam ingatan sahaja. Log ralat tidak mengandungi nama, nombor, alamat atau pautan.",
  },
  browser: {
    title: "Apa yang disimpan oleh pelayar anda",
    text: "- Troli, sehingga anda membayarnya atau mengeluarkan isinya. Bagi sesetengah bayaran, ini termasuk nama dan nombor yang anda taip: pada komputer yang dikongsi, kosongkan troli sebelum beredar.\n- 50 resit dan 10 lesen terkini yang anda buka, dengan gambar padanya, supaya anda boleh melihatnya tanpa sambungan. Semuanya dipadamkan apabila anda log keluar, atau dengan butang di bawah.\n- Program portal ini, supaya ia dapat dibuka tanpa sambungan, serta kunci awam untuk menyemak dokumen.\n- Bahasa anda, pautan status bayaran terakhir anda dan statusnya, mesej yang telah anda tutup, amaun yang berubah dalam troli, dan bila halaman dimuatkan semula kerana sebahagian daripadanya tiada.\n- Semasa anda log masuk, kuki yang memberitahu pelayan tentangnya. Kuki itu tamat apabila pelayar ditutup, selepas 2 jam tanpa digunakan, dan selewat-lewatnya selepas 12 jam.\nApa yang anda taip semasa pembayaran disimpan hanya selagi halaman itu dibuka.",
  },
  seen: {
    title: "Siapa yang melihatnya",
    text: "- Majlis yang mengeluarkan bil itu, dan petugas pengendali yang menguruskan bayaran.\n- FPX dan bank anda menerima amaun, nombor kami bagi bayaran itu dan alamat e‑mel anda. Gerbang pembayaran kad turut menerima nama, alamat e‑mel dan nombor telefon anda.\n- Perkhidmatan yang menghantar e‑mel dan mesej teks menerima apa yang dihantarnya.\n- Sesiapa yang mempunyai pautan status melihat bayaran itu, dengan hanya sebahagian butiran hubungan dan nama pada bil. Kongsikannya hanya dengan orang yang boleh melihatnya.\n- Sesiapa yang membuat carian dengan nombor bil melihat sebahagian daripada nama padanya. Sesiapa yang log masuk melihat nama penuh pada bil dengan nombor kad pengenalannya sendiri, setelah kad itu ditunjukkan di kaunter majlis.\nTiada orang lain: tiada apa-apa dijual, dan tiada sesiapa menerimanya untuk pengiklanan.",
  },
  long: {
    title: "Berapa lama ia disimpan",
    text: "- Bayaran, apa yang dijelaskannya dan resitnya ialah akaun kewangan majlis dan pengendali. Portal ini tidak memadamkannya: semuanya disimpan selama yang dikehendaki oleh undang-undang. Pengendali boleh memberitahu berapa lama.\n- Bagi bayaran yang tidak membayar apa-apa, nama dan butiran hubungan anda dipadamkan 90 hari selepas ia dimulakan, setelah bank tidak lagi ditanya tentangnya.\n- Akaun yang tidak disahkan oleh sesiapa dipadamkan selepas 30 hari; akaun lain apabila anda memadamkannya dalam profil anda.\n- Kod sah selama 30 minit, pautan bagi kata laluan baharu selama 24 jam, log masuk selama 12 jam paling lama; semuanya dipadamkan beberapa hari kemudian. Catatan mesej mana yang dihantar kepada siapa dipadamkan selepas 30 hari.\nInilah tempoh biasa: pengendali mungkin telah menetapkan tempoh lain. Sandaran yang dibuat oleh pengendali sebelum itu masih mengandungi apa yang dipadamkan kemudian.",
  },
  rights: {
    title: "Hak anda",
    text: "Akta Perlindungan Data Peribadi 2010 (Akta 709) memberi setiap orang hak atas data peribadinya apabila akta itu terpakai: untuk melihatnya, membetulkannya, menarik balik persetujuan, membantah penggunaan yang menyebabkan kerosakan atau distres, dan tidak menerima pemasaran langsung. Portal ini tidak menghantar bahan pemasaran.\nDalam profil anda, anda boleh menyimpan salinan apa yang dipegang oleh portal ini tentang anda, membetulkannya, dan memadamkan akaun anda bersama butiran hubungan anda pada bayaran; nama anda kekal pada resit. Untuk melihat atau membetulkan apa yang terdapat pada bil, tanyalah majlis yang mengeluarkannya. Untuk hal lain, atau jika anda tiada akaun, tanyalah pengendali, dengan nombor transaksi atau daripada alamat e‑mel akaun anda.",
  },
};

export const texts = { privacy };
