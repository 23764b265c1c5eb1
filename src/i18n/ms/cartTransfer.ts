export const cartTransfer = {
  lead: "Item ini berada dalam troli anda di halaman majlis. Tiada apa-apa ditambah ke troli anda di sini sehingga anda bersetuju.",
  asking: "Menyemak amaun terkini…",
  ready: "Boleh ditambah",
  notAdded: "Tidak ditambah",
  notYours:
    "Tambah hanya jika anda sendiri yang memilih item ini. Jika pautan ini dihantar oleh orang lain, jangan tambah item yang anda tidak kenali.",
  stays_one: "{{count}} item yang sudah ada dalam troli anda di sini kekal.",
  stays_other: "{{count}} item yang sudah ada dalam troli anda di sini kekal.",
  there:
    "Troli anda di halaman majlis tidak berubah. Selepas membayar di sini, buang item itu di sana supaya anda tidak membayar dua kali.",
  addThem: "Tambah ke troli",
  add_one: "Tambah {{count}} item ke troli",
  add_other: "Tambah {{count}} item ke troli",
  added_one: "{{count}} item telah ditambah ke troli anda.",
  added_other: "{{count}} item telah ditambah ke troli anda.",
  decline: "Jangan tambah",
  back: "Kembali ke halaman majlis",
  fillAgain:
    "Sila isi semula borang ini di sini. Demi privasi anda, maklumat itu tidak dibawa dari halaman majlis.",
  fillIn: "Isi semula",
  missing: "Nombor ini tidak ditemui.",
  unread_one:
    "{{count}} item tidak dapat dibaca. Jika ada dalam troli anda di halaman majlis, item itu masih di sana.",
  unread_other:
    "{{count}} item tidak dapat dibaca. Jika ada dalam troli anda di halaman majlis, item itu masih di sana.",
  nothing: "Tiada troli yang dapat dibaca di sini.",
  nothingHelp:
    "Jika anda datang dari halaman majlis, troli anda masih ada di sana. Anda juga boleh mencari bil anda di sini.",
};

export const texts = { cartTransfer };
