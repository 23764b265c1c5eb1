export const embed = {
  lead: "Untuk pentadbir laman web majlis. Pilih apa yang dilihat orang awam, lihat rupanya, kemudian salin kod ke dalam halaman anda. Pengaturcara tidak diperlukan.",
  choose: {
    title: "1. Pilih",
    element: "Apa yang dipaparkan",
    charge: "Jenis caj permulaan",
    anyCharge: "Orang awam memilih sendiri",
    account: "Nombor permulaan",
    accountHint:
      "Jarang diperlukan: untuk halaman tentang satu akaun sahaja. Nombor ini masuk ke dalam kod sahaja, bukan ke dalam alamat halaman ini.",
    accountWrong: "Masukkan satu baris, paling banyak 200 aksara.",
    language: "Bahasa",
    followPage: "Ikut halaman di sekelilingnya",
    level: "Aras tajuk pertamanya",
    levelHint: "Di bawah tajuk halaman itu sendiri, yang biasanya aras 1.",
    levelOption: "Aras {{level}}",
    kiosk: "Komputer kongsi",
    kioskHint:
      "Untuk komputer yang digunakan ramai, contohnya di lobi majlis: tiada apa-apa disimpan, dan skrin dikosongkan apabila tiada yang menggunakannya.",
    test: "Mod ujian",
    testHint:
      "Untuk halaman yang belum siap: bil dan bayaran direka untuk ujian, dan elemen menyenaraikan peristiwanya. Berfungsi dengan tag sahaja, bukan dengan pautan atau bingkai.",
  },
  element: {
    pay: "Kaunter penuh, semua langkah",
    search: "Carian bil",
    cart: "Troli",
    checkout: "Pembayaran isi troli",
    receipt: "Resit",
    licence: "Cetakan lesen",
  },
  language: { ms: "Bahasa Malaysia", en: "Bahasa Inggeris", zh: "Bahasa Cina" },
  pages: {
    line: "Halaman anda untuk paparan lain",
    text: "Masukkan alamat halaman laman anda yang memaparkan skrin lain. Jika dibiarkan kosong, elemen lain pada halaman yang sama digunakan, atau portal.",
    search: "Halaman carian bil",
    cart: "Halaman troli",
    checkout: "Halaman pembayaran",
    receipt: "Halaman resit",
    licence: "Halaman cetakan lesen",
    wrong: "Masukkan alamat seperti /resit.html atau https://…",
  },
  look: {
    title: "Warna dan fon",
    text: "Biarkan ruangan kosong untuk mengekalkan tetapan portal.",
    more: "Warna lain",
    pick: "Pilih: {{colour}}",
    hexWrong: "Masukkan warna seperti #0b3d91.",
    radius: "Bucu",
    corners: { own: "Seperti portal", square: "Bersegi", little: "Sedikit bulat", round: "Bulat" },
    font: "Fon",
    fontHint: "Seperti dalam helaian gaya laman anda, contohnya Arial, sans-serif.",
    fontWrong: "Masukkan nama fon dengan koma di antaranya.",
    reset: "Kembali kepada gaya portal",
  },
  colour: {
    primary: "Warna utama (butang, pautan)",
    "on-primary": "Teks di atas warna utama",
    surface: "Latar",
    text: "Teks",
    card: "Kad dan medan",
    muted: "Petunjuk",
    edge: "Tepi medan",
    danger: "Ralat",
    focus: "Gelang fokus",
  },
  contrast: {
    good: "Warna-warna ini mudah dibezakan (WCAG 2.2, aras AA).",
    title: "Sesetengah orang tidak dapat membaca ini",
    text: "Anda masih boleh menggunakan warna ini. Menurut WCAG 2.2, aras AA:",
    pair: "“{{colour}}” di atas “{{on}}”: kontras {{ratio}}:1; sekurang-kurangnya {{needed}}:1 diperlukan.",
    use: "Guna {{value}} untuk “{{name}}”",
    used: "“{{name}}” kini {{value}}",
    none: "Tiada ton satu warna sahaja yang memadai; tukar kedua-duanya.",
  },
  preview: {
    title: "2. Lihat",
    text: "Ini elemen yang sebenar. Tiada apa-apa disimpan atau dibayar di sini, dan tiada pautan membawa keluar.",
    width: "Lebar",
    column: "Lajur, 320",
    phone: "Telefon, 360",
    full: "Lebar penuh",
    frame: "Pratonton elemen",
  },
  code: {
    title: "3. Salin",
    way: "Cara menambahkannya ke laman anda",
    module: "Skrip dan tag",
    moduleText:
      "Disyorkan. Laman anda sentiasa mendapat versi terkini dengan semua pembaikan, dan anda tidak perlu berbuat apa-apa.",
    pinned: "Satu versi tetap",
    pinnedText:
      "Jika peraturan anda meminta cincangan integriti (SRI). Anda menukarnya sendiri bagi setiap versi baharu.",
    link: "Pautan biasa",
    linkText:
      "Jika editor membuang tag yang tidak dikenalinya. Skrip menjadikannya kaunter; tanpa skrip, ia pautan ke portal.",
    frame: "Bingkai (iframe)",
    frameText: "Pilihan terakhir, jika skrip tidak dibenarkan.",
    forPage: "Kod untuk halaman",
    script: "Skrip, sekali pada halaman atau dalam templat laman",
    copy: "Salin",
    copied: "Telah disalin",
    selected: "Pelayar tidak membenarkan salinan. Teks telah dipilih: tekan Ctrl+C.",
    shadowRoot: "Tag berada dalam shadow root",
    shadowRootScript: "Skrip tambahan pada halaman",
    pinnedNote:
      "Cincangan itu melindungi pemuat, yang mengambil selebihnya daripada folder versi yang sama, yang failnya tidak pernah berubah. Pemuat tidak bermula jika satu bait pun berbeza.",
    pinnedMissing: "Versi pada portal ini tidak dapat dibaca.",
    searchAsPay: "Pautan ke carian menjadi kaunter penuh.",
    linkLoses: "Pautan tidak mengandungi semua yang anda pilih",
    linkLosesText:
      "“Komputer kongsi”, mod ujian, aras tajuk dan halaman anda untuk paparan lain hanya berfungsi dengan tag. Bagi komputer kongsi, jangan guna pautan: troli dan bayaran akan tersimpan di situ dan dapat dilihat oleh orang berikutnya.",
    frameCosts: "Kekurangan bingkai",
    frameCostsText:
      "Bingkai sentiasa memaparkan kaunter penuh, walau apa pun yang dipilih di atas. Tingginya tetap, jadi tukar nombornya mengikut keperluan halaman anda. Ia tidak mengikut bahasa halaman. Bank tidak membenarkan diri dibingkai, jadi pembayaran keluar dari halaman anda, dan selepas itu resit dipaparkan di portal, bukan di laman anda. Jika sistem anda menambah sandbox pada bingkai, ia mesti mengandungi allow-scripts, allow-same-origin, allow-forms dan allow-top-navigation, jika tidak, tiada sesiapa dapat membayar.",
    sheet: "Baris untuk helaian gaya anda",
    sheetText:
      "Baris ini menetapkan warna anda bagi semua elemen di laman, dan berfungsi di bawah apa-apa Content-Security-Policy.",
    inline: "Perkara yang sama dalam halaman",
    inlineText: "Hanya jika anda tidak dapat menukar helaian gaya; dasar tanpa 'unsafe-inline' menyekatnya.",
    share: "Pautan ke pilihan ini",
    shareText: "Untuk rakan sekerja, atau untuk kemudian. Ia tidak mengandungi nombor akaun.",
  },
  policy: {
    title: "4. Benarkan",
    origin:
      "Portal hanya menjawab laman yang dikenalinya. Laman anda menjadi aktif melalui satu fail, setelah pasukan pusat mendaftarkan domainnya:",
    file: "Kandungan fail {{path}} pada laman anda",
    fileText:
      "Alamatnya mesti tepat https://laman-anda{{path}}. Portal mencarinya setiap hari, jadi biarkan fail itu di situ.",
    address: "Alamat laman anda",
    addressHint: "Contohnya https://www.{{council}}.example. Hanya https, tanpa port dan tanpa laluan.",
    addressWrong: "Taip alamat https tanpa port dan tanpa laluan, contohnya https://www.mpt.gov.my.",
    check: "Semak fail",
    active: "{{origin}} sudah aktif",
    activeText: "Halamannya dapat menggunakan kaunter dalam setiap pelayar dalam masa satu minit.",
    refused: "{{origin}} belum aktif",
    noFile:
      "Jika anda tidak dapat meletakkan fail, beritahu pasukan pusat alamat laman anda. Mereka akan menambahnya.",
    testSites:
      "Elemen dalam mod ujian memanggil portal ujian, yang mempunyai senarai lamannya sendiri. Aktifkan laman anda di sana juga, dalam langkah 4 di {{address}}.",
    csp: "Jika laman anda menghantar Content-Security-Policy, tambah yang berikut:",
    types: "Jika dasar itu meminta Trusted Types, tiada nama dasar perlu ditambah untuk elemen ini.",
    none: "Jika anda tidak tahu apa itu Content-Security-Policy, kemungkinan besar laman anda tidak menghantarnya.",
  },
  site: {
    title: "Tempatnya dalam sistem anda",
    wordpressText:
      "- Editor blok: tambah blok “Custom HTML” dan tampalkan kod untuk halaman.\n- Editor klasik: tukar daripada Visual kepada Text sebelum menampal, dan jangan tukar semula.\n- Skrip diletakkan dalam header atau footer tema, atau melalui pemalam header dan footer, jika peranan anda tidak dibenarkan menampal skrip: WordPress membuangnya secara senyap.\n- Jika tag hilang apabila disimpan, pemalam keselamatan atau peranan anda membuangnya: guna pautan biasa di atas, dan minta pentadbir meletakkan skrip.",
    joomlaText:
      "- Buat modul jenis “Custom” dan tampalkan kod dengan editor dimatikan (Toggle Editor), atau tetapkan editor kepada “None” dalam profil anda.\n- Dalam Global Configuration, Text Filters, kumpulan anda memerlukan “No Filtering”. Jika tidak, Joomla membuang tag dan skrip apabila disimpan.\n- Jika penapis tidak boleh ditukar, guna pautan biasa, dan minta pentadbir meletakkan skrip dalam templat.",
    drupalText:
      "- Guna blok atau medan dengan format teks “Full HTML”; format lain membuang tag yang tidak dikenalinya.\n- Skrip diletakkan dalam pustaka tema atau html.html.twig.",
    html: "HTML tulisan sendiri",
    htmlText:
      "- Tampalkan baris helaian gaya dan skrip dalam head halaman, sekali sahaja, dan tag di tempat kaunter patut berada.\n- Pada beberapa halaman: baris-baris ini pada setiap satu, dan baris warna sekali dalam helaian gaya laman.",
  },
  check: {
    status: "Pantau portal: status, versi dan penyelenggaraan yang dirancang",
    title: "Semak halaman anda",
    address: "Tambahkan pada hujung alamat",
    text: "Apabila halaman telah diterbitkan, tambahkan teks ini pada hujung alamatnya, kemudian buka halaman itu. Hanya anda melihat senarai hasilnya: versi, majlis, bahasa, apa yang disekat oleh dasar, dan kontras.",
  },
};

export const texts = { embed };
