/** Texts of the desk's switches of the portal. */
export const texts = {
  deskSettings: {
    portal: "Seluruh portal",
    closing: "Tutup kaunter",
    closingHelp: "Orang awam tidak boleh mencari atau membayar. Resit dan status bayaran masih terbuka.",
    announcement: "Pengumuman",
    announcementHelp:
      "Menerangkan sebab kaunter ditutup. Pengumuman ini terbuka kepada umum, jadi jangan namakan sesiapa.",
    banner: "Sepanduk",
    bannerHelp: "Dipaparkan di bahagian atas setiap halaman semasa kaunter dibuka.",
    assistance: "Beri potongan bantuan",
    cards: "Terima kad",
    save: "Simpan untuk portal",
    language: { ms: "Bahasa Melayu", en: "Bahasa Inggeris", zh: "Bahasa Cina" },
    readIn: "Orang awam membaca dalam {{language}}",
    council: "Satu majlis",
    available: "Menerima bayaran",
    maintenance: "Bayaran yang sedang diselenggara",
    maintenanceHelp: "Orang awam tidak boleh membayar yang ini kepada majlis ini.",
    saveCouncil: "Simpan untuk majlis",
    saved: "Telah disimpan. Tetapan ini berkuat kuasa serta-merta.",
    changed: "Orang lain telah mengubah tetapan",
    changedBy:
      "{{by}} telah mengubahnya pada {{time}}. Perubahan anda tidak disimpan. Muatkan tetapan baharu dan ubah sekali lagi.",
    reload: "Muatkan tetapan baharu",
    changes: "Siapa mengubah apa",
    time: "Masa",
    by: "Pegawai atau arahan",
    change: "Perubahan",
    undo: "Buat asal",
    noChanges: "Belum ada sesiapa mengubah tetapan.",
  },
};
