export const cardAnswers = {
  declined: {
    what: "Bank yang mengeluarkan kad itu tidak meluluskannya.",
    next: "Tanya bank itu sebabnya, atau bayar dengan kad lain atau daripada akaun bank.",
  },
  over_limit: {
    what: "Amaun ini melebihi had kad anda atau had gerbang pembayaran.",
    next: "Bayar lebih sedikit item setiap kali, atau bayar daripada akaun bank.",
  },
  not_allowed: {
    what: "Kad ini tidak boleh digunakan di sini, atau butiran yang ditaip tidak betul.",
    next: "Semak apa yang anda taip, atau guna kad lain atau akaun bank.",
  },
  timed_out: {
    what: "Masa telah tamat sebelum bayaran disahkan.",
    next: "Bayar semula, dan sahkan dalam beberapa minit.",
  },
  technical: {
    what: "Bayaran dihentikan atas sebab teknikal, bukan kerana kad anda.",
    next: "Bayar semula kemudian, atau daripada akaun bank. Jika berlaku lagi, beritahu majlis nombor transaksi di bawah.",
  },
  cancelled: {
    what: "Anda membatalkannya sebelum bayaran disahkan.",
    next: "Anda boleh membayar semula pada bila-bila masa.",
  },
};
