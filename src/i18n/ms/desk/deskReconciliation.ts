/** Texts of the desk's reconciliation. */
export const texts = {
  deskReconciliation: {
    upload: "Baca laporan penyelesaian",
    gateway: "Get laluan",
    gateways: {
      fpx: "Pindahan bank FPX",
      card: "Get laluan kad",
    },
    file: "Laporan",
    fileHint: "Jadual get laluan sebagai fail CSV, sehingga 64 MB. Membacanya semula tidak mengubah apa-apa.",
    isOurs: "Laporan ini milik kami, walaupun kebanyakan barisnya tiada bayaran di sini",
    send: "Baca laporan",
    read: "Laporan telah dibaca.",
    refused: "Portal tidak menerima laporan ini, dan tidak menyimpan apa-apa daripadanya",
    problems: {
      not_utf8: "Fail ini bukan UTF-8. Eksport laporan sekali lagi sebagai CSV dalam UTF-8.",
      row_length:
        "Fail ini bukan jadual: bilangan sel pada baris {{line}} tidak betul. Eksport laporan sekali lagi sebagai CSV.",
      open_quote:
        "Fail ini bukan jadual: satu tanda petik tidak ditutup. Eksport laporan sekali lagi sebagai CSV.",
      row_too_long:
        "Fail ini bukan jadual: satu rekod pada baris {{line}} melebihi 64 kB. Rekod itu tidak mempunyai hujung baris, atau satu tanda petik tidak ditutup. Eksport laporan sekali lagi sebagai CSV.",
      no_table:
        "Fail ini bukan jadual: baris {{line}} tidak dapat dibaca. Eksport laporan sekali lagi sebagai CSV.",
      column_missing:
        'Baris pertama tiada lajur "{{column}}" untuk medan {{field}}. Semak laporan dan tetapan KAUNTER_SETTLEMENT_REPORTS.',
      column_repeated:
        'Baris pertama mempunyai {{places}} lajur "{{column}}" untuk medan {{field}}. Semak laporan dan tetapan KAUNTER_SETTLEMENT_REPORTS.',
      no_lines: "Fail ini tiada baris selepas baris tajuk. Eksport laporan sekali lagi.",
      no_reference:
        'Baris {{line}}, lajur "{{column}}": {{cell}} bukan rujukan. Rujukan bermula dengan huruf atau angka dan mempunyai paling banyak 40 aksara.',
      no_amount:
        'Baris {{line}}, lajur "{{column}}": {{cell}} bukan amaun. Amaun ditulis dalam ringgit dengan paling banyak dua tempat perpuluhan, seperti 1234.50.',
      no_date:
        'Baris {{line}}, lajur "{{column}}": {{cell}} bukan tarikh. Tarikh dalam laporan ini ditulis {{form}}.',
      no_kind:
        'Baris {{line}}, lajur "{{column}}": {{cell}} bukan jenis baris. Tetapan KAUNTER_SETTLEMENT_REPORTS menyatakan perkataan bagi setiap jenis.',
      no_payout:
        'Baris {{line}}, lajur "{{column}}": {{cell}} kosong. Setiap baris menyebut bayaran keluarnya.',
      no_value_date:
        'Baris {{line}}, lajur "{{column}}": {{cell}} kosong. Setiap baris mempunyai tarikh nilai bayaran keluarnya.',
      no_order:
        'Baris {{line}}, lajur "{{column}}": {{cell}} kosong, begitu juga nombor transaksi. Salah satu diperlukan.',
      no_day: 'Baris {{line}}, lajur "{{column}}": {{cell}} kosong. Setiap bayaran mempunyai hari.',
      payment_not_above_zero:
        'Baris {{line}}, lajur "{{column}}": {{cell}} ialah amaun bayaran. Amaun ini mesti melebihi 0.',
      chargeback_not_below_zero:
        'Baris {{line}}, lajur "{{column}}": {{cell}} ialah amaun caj balik. Amaun ini mesti kurang daripada 0.',
      fee_with_amount:
        'Baris {{line}}, lajur "{{column}}": {{cell}} berada pada baris fi. Sel ini mesti kosong di situ.',
      payout_with_fee:
        'Baris {{line}}, lajur "{{column}}": {{cell}} berada pada baris bayaran keluar. Sel ini mesti kosong di situ.',
      too_many_payouts:
        "Baris {{line}}: fail ini mempunyai lebih daripada {{most}} bayaran keluar. Pastikan lajur bayaran keluar menyebut bayaran keluar dan bukan bayaran, atau baca laporan secara berperingkat.",
      value_dates_differ:
        "Baris {{line}}: bayaran keluar {{payout}} bertarikh nilai {{value_date}} di sini, dan {{earlier}} pada baris yang lebih awal. Minta laporan yang dibetulkan daripada penyedia.",
      second_amount:
        "Baris {{line}}: bayaran keluar {{payout}} mempunyai baris amaun yang kedua. Minta laporan yang dibetulkan daripada penyedia.",
      sum_too_large: "Baris {{line}}: jumlah bayaran keluar {{payout}} terlalu besar. Semak lajur amaun.",
      payout_without_amount:
        "Bayaran keluar {{payout}} tiada baris amaun, jadi tiada apa-apa yang membuktikan baris-barisnya. Minta laporan yang lengkap daripada penyedia.",
      totals_differ:
        "Baris-baris bayaran keluar {{payout}} berjumlah bersih RM {{sum}} tanpa fi, tetapi bayaran keluar itu RM {{amount}}. Minta laporan yang dibetulkan daripada penyedia.",
      read_before:
        "Bayaran keluar {{payout}} telah dibaca dahulu, daripada fail lain (SHA-256 {{report}}). Baca satu fail sahaja bagi setiap bayaran keluar.",
      foreign_report:
        "{{unknown}} daripada {{payments}} baris bayaran tiada bayaran pada kami, jadi fail ini mungkin milik peniaga lain. Sahkan laporan untuk membacanya juga.",
    },
    results: {
      matched: "Sepadan",
      missing_at_gateway: "Tiada pada get laluan",
      unknown_to_us: "Tidak kami kenali",
      amount_differs: "Amaun berbeza",
      in_transit: "Dalam perjalanan",
    },
    chargebacks: "Caj balik",
    payouts: "Bayaran keluar dalam laporan",
    noPayouts: "Laporan ini tiada bayaran keluar.",
    payout: "Bayaran keluar",
    valueDate: "Tarikh nilai",
    lines: "Baris",
    gross: "Sebelum fi",
    fees: "Fi",
    differences: "Perbezaan terbuka",
    empty: "Tiada perbezaan terbuka.",
    kinds: {
      missing_at_gateway: "Tiada pada get laluan",
      unknown_to_us: "Tidak kami kenali",
      amount_differs: "Amaun berbeza",
      chargeback: "Caj balik",
      licence_charged_back: "Lesen yang bayarannya dicaj balik",
    },
    reasons: {
      no_payment: "tiada bayaran dengan nombor ini",
      not_paid: "bayaran belum diketahui selesai",
      other_gateway: "bayaran dibuat melalui get laluan yang lain",
      other_transaction: "bayaran mempunyai transaksi yang lain",
      repeated: "baris lain sudah mempunyai bayaran ini",
      unreadable: "bayaran yang tersimpan tidak dapat dibaca",
    },
    order: "No. transaksi",
    transaction: "Nombor get laluan",
    reported: "Dalam laporan",
    ours: "Pada kami",
    paidOn: "Hari bayaran",
    line: "Baris fail",
    owner: "Pemilik",
    nobody: "tiada",
    history: "Apa yang berlaku",
    events: {
      found: "Ditemui",
      payment_found: "Bayaran muncul",
      taken: "Diambil",
      rebuilt: "Bayaran dibuat semula",
      confirmed: "Baris disahkan oleh orang pertama",
      resolved: "Diselesaikan",
      arrived: "Ada dalam laporan kemudian",
      answered: "Get laluan menjawab",
      settled: "Baris disahkan oleh dua orang",
      charged_back: "Caj balik direkodkan",
    },
    take: "Ambil",
    confirm: "Sahkan baris",
    confirmNote: "Bukti",
    confirmHint: "Contohnya penyata dan barisnya. Orang kedua mengesahkannya selepas anda.",
    secondHint: "{{by}} telah mengesahkannya dahulu. Dengan pengesahan anda, bayaran ini menjadi selesai.",
    needsSecond: "Anda telah mengesahkan baris ini. Orang lain mengesahkannya selepas anda.",
    rebuild: "Jika portal kehilangan bayaran ini, pasukan teknikal membuatnya semula.",
    end: "Tamatkan perbezaan",
    note: "Dapatan",
    noteHint: "Catatan ini kekal bersama nama anda. Jangan tulis apa-apa tentang pembayar.",
    endings: {
      resolved: "Tamatkan sebagai selesai",
      charged_back: "Rekodkan caj balik",
    },
    done: "Keputusan telah direkodkan.",
    decidedBy: "{{by}} telah membuat keputusan tentangnya pada {{time}}. Keputusan anda tidak disimpan.",
    ended: "Perbezaan ini telah tamat.",
  },
};
