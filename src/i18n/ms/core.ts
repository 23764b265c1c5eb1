/** Texts around every screen: notices, errors, the scanner. */
export const texts = {
  alert: {
    accepted: "Bayaran terakhir anda telah diterima.",
    inProgress: "Bayaran terakhir anda sedang diproses. Jangan bayar bil yang sama lagi.",
    close: "Tutup mesej ini",
    open: "Buka halaman status",
    seeReceipt: "Lihat resit",
  },
  common: {
    council: "Majlis",
    total: "Jumlah",
    retry: "Cuba lagi",
    httpStatus: "Status HTTP: {{status}}",
    reference: "Rujukan: {{reference}}",
    checkPayment: "Semak bayaran",
  },
  errors: {
    kind: {
      offline: "Anda di luar talian. Semak sambungan anda dan cuba lagi.",
      timeout: "Pelayan terlalu lambat menjawab. Sila cuba lagi.",
      unreachable: "Kami tidak dapat menghubungi pelayan. Semak sambungan anda dan cuba lagi.",
      site_unknown: "Bayaran dalam talian tidak tersedia di halaman ini. Sila gunakan pautan di bawah.",
      unavailable: "Perkhidmatan tidak tersedia buat masa ini. Cuba sebentar lagi.",
      busy: "Terlalu banyak permintaan daripada sambungan anda. Tunggu sebentar dan cuba lagi.",
      closed:
        "Bayaran dalam talian ditutup buat masa ini. Anda masih boleh menyemak bayaran yang telah dibuat.",
      missing: "Keputusan Tidak Dijumpai",
      amount_changed: "Amaun telah berubah. Sila semak sebelum membayar.",
      unreadable: "Ada masalah di pihak kami. Cuba sebentar lagi.",
    },
    wasOffline: "Tiada sambungan ketika itu. Sila cuba lagi.",
    wait: {
      seconds: "Terlalu banyak percubaan. Anda boleh cuba lagi dalam {{seconds}} s.",
      minutes: "Terlalu banyak percubaan. Anda boleh cuba lagi dalam {{minutes}} minit.",
      hours: "Terlalu banyak percubaan. Anda boleh cuba lagi dalam {{hours}} jam.",
    },
    reason: {
      attempt_failed_please_try_again: "Percubaan gagal. Sila cuba lagi.",
      amount_changed: "Amaun telah berubah. Sila semak sebelum membayar.",
      bill_fact_needed:
        "Majlis ini turut meminta empat aksara terakhir nombor pada bil. Masukkannya dalam borang dan cari semula.",
      closed:
        "Bayaran dalam talian ditutup buat masa ini. Anda masih boleh menyemak bayaran yang telah dibuat.",
      invalid_account: "No. Akaun / No. Lesen tidak sah",
      invalid_council: "Majlis ini tidak tersedia buat masa ini.",
      invalid_payment_type: "Jenis bayaran ini tidak tersedia buat masa ini.",
      invalid_request: "Maklumat yang dihantar tidak dapat dibaca. Semak maklumat anda dan cuba lagi.",
      missing: "Keputusan Tidak Dijumpai",
      under_maintenance: "Bayaran untuk {{field}} tidak tersedia buat masa ini. Kami memohon maaf.",
    },
    validation: {
      required: "{{field}} wajib diisi.",
      requiredField: "Medan ini wajib diisi.",
      max: "{{field}} tidak boleh melebihi {{length}} aksara.",
      cardNumber: "Ini kelihatan seperti nombor kad. Jangan sekali-kali menaipnya di sini.",
    },
  },
  notices: {
    closed: {
      text: "Sistem sedang diselenggara. Sila datang semula sebentar lagi.",
      kept: "Isi troli anda disimpan.",
    },
  },
  scan: {
    title: "Imbas kod pada bil",
    decoder: "Pembaca kod tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi.",
  },
};
