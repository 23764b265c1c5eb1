export const login = {
  title: "Log masuk",
  submit: "Log masuk",
  loggedInAs: "Log masuk sebagai {{name}}",
  logOut: "Log keluar",
  close: "Tutup",
  guest: "Teruskan sebagai tetamu",
  successful: "Log masuk berjaya",
  loggedOut: "Anda telah log keluar.",
  notMember: "Belum menjadi ahli?",
  register: "Daftar",
};
