export const loginForm = {
  submit: "Log masuk",
  close: "Tutup",
  guest: "Teruskan sebagai tetamu",
  successful: "Log masuk berjaya",
  notMember: "Belum menjadi ahli?",
  register: "Daftar",
};
