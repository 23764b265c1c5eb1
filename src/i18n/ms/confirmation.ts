export const confirmation = {
  title: "Semak dan sahkan",
  change: "Tukar",
  method: "Cara anda membayar",
  leaving:
    "Seterusnya anda akan ke halaman bank anda sendiri, dalam tetingkap penuh. Setelah selesai, anda akan kembali ke sini.",
  leaving_card:
    "Seterusnya anda akan ke halaman gerbang pembayaran kad, dalam tetingkap penuh. Butiran kad anda diisi di sana, bukan di sini. Setelah selesai, anda akan kembali ke sini.",
  leavingForForm:
    "Seterusnya ialah halaman portal ini untuk butiran kad anda. Butiran itu dihantar terus ke gerbang pembayaran kad dan tidak disimpan di sini; halaman gerbang itu pula menyusul dalam tetingkap penuh. Setelah selesai, anda akan kembali ke sini.",
  terms: 'Dengan menekan butang "Teruskan", anda bersetuju dengan',
  termsLink: "Terma & Syarat FPX",
  newWindow: "(dibuka di tetingkap baharu)",
  proceed: "Teruskan",
  proceeding: "Menyediakan bayaran…",
  taking: "Membawa anda ke bank…",
  taking_card: "Membawa anda ke gerbang pembayaran kad…",
  changed: "Amaun telah berubah. Tiada bayaran dibuat.",
  changedHelp: "Sila semak amaun baharu, kemudian teruskan.",
  offline: "Anda di luar talian. Anda boleh teruskan apabila bersambung semula.",
  whenConnected: "Anda boleh teruskan apabila bersambung semula.",
  held: "Halaman ini tidak membenarkan anda ke bank. Tiada bayaran dibuat.",
  held_card: "Halaman ini tidak membenarkan anda ke gerbang pembayaran kad. Tiada bayaran dibuat.",
};
