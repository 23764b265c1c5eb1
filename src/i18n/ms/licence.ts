/** Texts of a digital licence and of the screen that prints it. */
export const texts = {
  licence: {
    kind: {
      operation: "Lesen operasi",
      hawker: "Lesen penjaja",
      night_market: "Permit pasar malam dan tapak",
      trading: "Lesen perniagaan",
      food: "Lesen premis makanan",
      stall: "Lesen gerai pasar",
      billboard: "Lesen papan iklan",
      sidewalk: "Permit kaki lima",
      open_space: "Permit tanah lapang",
      dog: "Lesen anjing",
    },
    fact: {
      number: "No. lesen",
      holder: "Pemegang lesen",
      permitHolder: "Pemegang permit",
      dogOwner: "Pemilik anjing",
      business: "Nama perniagaan",
      registeredName: "Nama berdaftar",
      premises: "Alamat perniagaan",
      pitch: "Tapak berniaga",
      stall: "Pasar dan gerai",
      boardSite: "Lokasi papan iklan",
      frontage: "Kaki lima di hadapan",
      ground: "Tanah lapang",
      home: "Tempat anjing dipelihara",
      activity: "Aktiviti yang dibenarkan",
      goods: "Barang jualan",
      food: "Makanan dan minuman",
      board: "Papan iklan",
      use: "Kegunaan yang dibenarkan",
      dog: "Anjing",
      fee: "Fi dibayar",
      receipt: "No. resit",
      paidAt: "Dibayar pada",
    },
    until: "SAH HINGGA / VALID UNTIL",
    valid: {
      licence:
        "{{council}} membenarkan pemegang lesen ini menjalankan aktiviti yang dinyatakan di atas dari {{from}} hingga {{until}}, kecuali jika lesen ini digantung atau dibatalkan lebih awal.",
      permit:
        "{{council}} membenarkan pemegang permit ini menggunakan tempat yang dinyatakan di atas dari {{from}} hingga {{until}}, kecuali jika permit ini digantung atau dibatalkan lebih awal.",
      dog: "{{council}} membenarkan pemilik memelihara anjing yang dinyatakan di atas dari {{from}} hingga {{until}}, kecuali jika lesen ini dibatalkan lebih awal.",
    },
    conditions: "Syarat-syarat",
    condition: {
      display: "Hendaklah dipamerkan di tempat berkenaan supaya mudah dilihat.",
      carry: "Hendaklah dibawa semasa berniaga dan ditunjukkan kepada pegawai Majlis apabila diminta.",
      inPerson: "Pemegang hendaklah berniaga sendiri. Pembantu hendaklah didaftarkan dengan Majlis.",
      notTransferable: "Tidak boleh dijual, dipinjamkan, disewakan atau dipindah milik kepada orang lain.",
      asStated: "Meliputi aktiviti dan alamat yang dinyatakan sahaja.",
      changes: "Maklumkan Majlis secara bertulis sebelum nama, alamat atau kegunaan bertukar.",
      inspection:
        "Pegawai Majlis hendaklah dibenarkan memeriksa tempat ini pada bila-bila masa yang munasabah.",
      fireSafety: "Laluan kecemasan hendaklah sentiasa lapang dan alat pemadam api berfungsi dengan baik.",
      hygiene:
        "Tempat, peralatan dan barang jualan hendaklah bersih, dan makanan yang dipamerkan hendaklah ditutup.",
      foodHandlers:
        "Setiap pengendali makanan hendaklah menerima suntikan pelalian anti-tifoid dan menghadiri latihan pengendali makanan.",
      siteAndHours: "Berniaga di tapak dan pada waktu yang ditetapkan oleh Majlis sahaja.",
      leaveClean:
        "Tempat hendaklah ditinggalkan bersih dan semua sampah dibuang ke dalam tong yang disediakan.",
      stallCare: "Gerai tidak boleh ditambah binaan atau diubah suai tanpa kebenaran bertulis Majlis.",
      stallRent: "Sewa gerai perlu dibayar setiap bulan selain fi lesen ini.",
      nationalLanguage: "Bahasa kebangsaan hendaklah diutamakan dan paling jelas pada papan tanda dan iklan.",
      boardSafety:
        "Papan iklan hendaklah selamat dan dijaga dengan baik. Pemegang bertanggungjawab atas kerosakan yang disebabkannya.",
      boardRemoval: "Papan iklan hendaklah diturunkan dalam tempoh 14 hari selepas lesen ini tamat.",
      freePassage:
        "Sekurang-kurangnya 1.5 meter hendaklah dibiarkan lapang untuk pejalan kaki, kerusi roda dan kereta sorong bayi.",
      clearAway: "Meja, kerusi dan barang hendaklah dialihkan apabila perniagaan tutup pada hari itu.",
      noStructure: "Tiada binaan kekal dibenarkan, dan tempat hendaklah dikembalikan seperti asal.",
      noise:
        "Bunyi tidak boleh melebihi had yang dibenarkan oleh Majlis dan hendaklah dihentikan pada waktu yang ditetapkan.",
      dogTag: "Anjing hendaklah memakai lencana lesen pada kolarnya pada setiap masa.",
      dogLeash: "Anjing hendaklah diikat dengan tali apabila di luar rumah, dan kotorannya dibersihkan.",
      dogVaccine: "Anjing hendaklah disuntik vaksin rabies setiap tahun dan sijilnya disimpan.",
      renew:
        "Hendaklah diperbaharui sebelum tamat tempoh. Meneruskan tanpa memperbaharui ialah satu kesalahan di bawah undang-undang kecil.",
    },
    shows: {
      logo: "Jata {{council}}",
      photo: "Gambar pemegang",
      signature: "Tandatangan",
    },
    scan: "Imbas untuk menyemak sama ada lesen ini tulen.",
    note: {
      computer: "Dikeluarkan oleh komputer selepas bayaran yang dinyatakan di atas.",
      check: "Salinan sahaja bukan bukti: semaklah dengan kod QR.",
    },
    page: "Halaman {{page}} daripada {{of}}",
    notFoundHelp:
      "Tiada lesen dapat ditunjukkan bagi pautan ini. Buka lesen daripada resit bayaran yang memperbaharuinya, atau log masuk dengan akaun pemegangnya.",
    noPhoto: {
      title: "Lesen tidak boleh dicetak kerana gambar pemilik tiada.",
      help: "Sila bawa kad pengenalan dan gambar berukuran pasport ke kaunter lesen majlis. Selepas gambar didaftarkan, lesen ini boleh dicetak di sini. Bayaran anda kekal sah.",
    },
    pictureFault: "Satu gambar pada lesen ini tidak dapat dimuatkan, jadi lesen ini belum dapat dipaparkan.",
    unconfirmed: {
      title: "Bayaran ini belum disahkan.",
      help: "Lesen boleh dicetak sebaik sahaja bayarannya disahkan.",
      go: "Lihat status bayaran",
    },
    proof: {
      title: "Buka lesen ini daripada resitnya.",
      help: "Lesen memaparkan nama dan gambar seseorang, jadi ia hanya ditunjukkan kepada pembayar atau pemegangnya. Buka bayaran dengan pautan statusnya, kemudian cetak lesen dari situ.",
      go: "Buka dengan pautan status",
    },
    billFact: {
      title: "Lesen ini memaparkan gambar dan alamat seseorang",
      help: "Majlis menunjukkannya kepada pemiliknya, dan kepada pembayar yang mempunyai bil lesen itu.",
      label: "Empat aksara terakhir nombor kad pengenalan pemilik",
      hint: "Nombor itu tercetak pada bil lesen: bagi 800101-12-5533, masukkan 5533.",
      needed: "Masukkan empat aksara terakhir nombor kad pengenalan pemilik.",
      wrong: "Ini tidak sepadan dengan rekod majlis. Semak bil itu dan cuba lagi.",
      show: "Tunjukkan lesen",
      owner: {
        line: "Tunjukkan nama pemilik lesen {{number}}",
        help: "Sesiapa yang mempunyai pautan bayaran ini boleh membuka resitnya, jadi nama itu disembunyikan. Nama itu ditunjukkan kepada sesiapa yang mempunyai bil lesen.",
        show: "Tunjukkan nama",
        shown:
          "Nama pemilik kini ada pada resit ini dan PDF-nya. Nama itu disembunyikan semula apabila halaman ini ditutup atau dimuat semula.",
      },
    },
    frame: {
      name: "Lesen digital {{number}}",
      title: "Buka lesen ini di portal",
      help: "Lesen memaparkan nama dan gambar seseorang. Jadi halaman ini menunjukkannya sekali sahaja, sejurus selepas bayaran. Buka bayaran di portal dengan pautan status dalam e‑mel, kemudian cetak lesen dari situ.",
    },
    choice: "Lesen yang boleh dicetak",
    nothing: {
      title: "Tiada lesen untuk dicetak.",
      help: "Lesen boleh dicetak di sini selepas pembaharuannya dibayar.",
    },
  },
};
