export const receipt = {
  title: "Resit",
  paid: {
    title: "Telah dibayar",
    text: "Pembayaran berjaya. Terima kasih.",
  },
  failed: {
    title: "Tidak dibayar",
    text: "Bank menolak bayaran ini. Tiada wang diambil. Item anda masih dalam troli.",
  },
  cancelled: {
    title: "Tidak dibayar",
    text: "Bayaran dibatalkan di bank. Tiada wang diambil. Item anda masih dalam troli.",
  },
  in_progress: {
    title: "Kami masih bertanya kepada bank",
    text: "Bank belum memberitahu kami keputusan bayaran ini. Jangan bayar lagi. Halaman ini terus bertanya.",
  },
  pending: {
    title: "Menunggu pengesahan bank",
    text: "Bank telah menerima bayaran ini dan belum membuat keputusan. Jangan bayar lagi. Halaman ini terus bertanya.",
  },
  expired: {
    title: "Bank belum menjawab",
    text: "Kami tidak menerima jawapan bank tentang bayaran ini. Jika akaun anda telah didebit, bayaran itu tetap akan dipadankan: simpan nombor transaksi.",
  },
  nothing: "Tiada bayaran untuk dipaparkan.",
  nothingHelp:
    "Resit dipaparkan di sini selepas bayaran dibuat dalam pelayar ini. Jika anda menyimpan pautan status, bukalah pautan itu.",
  usedHandle: "Pautan balik dari bank ini telah digunakan.",
  askAgain: "Tanya sekarang",
  asked: "Kali terakhir bertanya pada {{time}}.",
  unreached:
    "Kami tidak dapat bertanya sebentar tadi. Ini tidak bermakna apa-apa tentang bayaran anda; kami akan bertanya lagi.",
  number: "No. resit",
  transaction: "No. transaksi",
  fpxTransaction: "No. transaksi FPX",
  paidAt: "Dibayar pada",
  startedAt: "Dimulakan pada",
  malaysiaTime: "{{time}} (waktu Malaysia)",
  payer: "Pembayar",
  email: "Alamat e-mel",
  bank: "Bank",
  items: "Item yang dibayar",
  itemsAsked: "Item",
  keepLink: "Pautan status",
  keepLinkHelp: "Simpan pautan ini: ia memaparkan bayaran ini dalam mana-mana pelayar dan peranti.",
  copy: "Salin pautan",
  copied: "Disalin.",
  another: "Bayar bil lain",
  backToCart: "Kembali ke troli",
};
