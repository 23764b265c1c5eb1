export const bankAnswers = {
  code: "Kod jawapan bank",
  insufficient_funds: {
    what: "Dana dalam akaun tidak mencukupi.",
    next: "Bayar daripada akaun lain, atau bayar semula apabila dana mencukupi.",
  },
  over_limit: {
    what: "Amaun ini melebihi had: had anda sendiri di bank, atau had bagi jenis bayaran ini.",
    next: "Naikkan had anda di bank, kurangkan item dalam satu bayaran, atau gunakan akaun lain.",
  },
  below_limit: {
    what: "Amaun ini kurang daripada had minimum bagi cara bayaran ini.",
    next: "Bayar bersama item lain.",
  },
  wrong_account: {
    what: "Bank tidak menerima akaun ini atau butiran pemegangnya.",
    next: "Semak dengan bank anda, atau bayar daripada akaun lain.",
  },
  details_missing: {
    what: "Maklumat yang diminta oleh bank, seperti kata laluan atau TAC, tidak lengkap atau tidak betul.",
    next: "Sediakan butiran log masuk dan telefon anda, kemudian bayar semula.",
  },
  bank_declined: {
    what: "Bank tidak membenarkan bayaran ini daripada akaun ini.",
    next: "Tanya bank anda sebabnya, atau bayar daripada akaun lain.",
  },
  bank_unavailable: {
    what: "Perbankan dalam talian bank ini tergendala.",
    next: "Bayar semula kemudian, atau pilih bank lain.",
  },
  bank_blocked: {
    what: "FPX tidak menerima bayaran daripada bank ini buat masa ini.",
    next: "Pilih bank lain, atau bayar semula kemudian.",
  },
  outside_hours: {
    what: "Bayaran dibuat di luar waktu operasi FPX.",
    next: "Bayar semula kemudian.",
  },
  timed_out: {
    what: "Masa di bank tamat sebelum bayaran disahkan.",
    next: "Bayar semula, dan sahkan di bank dalam beberapa minit.",
  },
  technical: {
    what: "Bayaran ini dihentikan atas sebab teknikal, bukan kerana akaun anda.",
    next: "Bayar semula kemudian. Jika berlaku lagi, beritahu majlis kod di bawah.",
  },
  cancelled_at_login: {
    what: "Anda membatalkannya di halaman log masuk bank.",
    next: "Anda boleh bayar semula pada bila-bila masa.",
  },
  cancelled_at_bank: {
    what: "Anda membatalkannya di bank sebelum bayaran disahkan.",
    next: "Anda boleh bayar semula pada bila-bila masa.",
  },
  with_bank: {
    what: "Sesetengah bayaran mengambil masa lebih lama untuk diproses oleh bank.",
    next: "Kami terus bertanya. Anda boleh menutup halaman ini dan menyemak semula kemudian.",
  },
  waiting_for_approver: {
    what: "Rakan sekerja yang diberi kuasa perlu meluluskan bayaran ini di bank syarikat anda. Ini mungkin mengambil masa sehingga {{days}} hari.",
    next: "Maklumkan kepada rakan sekerja anda. Kami terus bertanya; anda boleh menutup halaman ini dan menyemak semula kemudian.",
  },
  not_found: {
    what: "FPX belum menemui bayaran ini. Ini tidak menunjukkan sama ada akaun anda telah didebit.",
    next: "Kami terus bertanya sehingga ada jawapan. Jika akaun anda telah didebit, simpan nombor transaksi.",
  },
  system_trouble: {
    what: "Sistem bank atau FPX mengalami gangguan, maka jawapannya tidak menunjukkan keputusan bayaran ini.",
    next: "Kami terus bertanya sehingga ada jawapan. Jika akaun anda telah didebit, simpan nombor transaksi.",
  },
  unclear: {
    what: "Jawapan bank tidak menunjukkan keputusan bayaran ini.",
    next: "Kami terus bertanya sehingga ada jawapan. Jika akaun anda telah didebit, simpan nombor transaksi.",
  },
};
