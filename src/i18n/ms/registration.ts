export const registration = {
  lead: "Dengan akaun, bayaran anda yang lalu ada di sini dan borang pembayaran diisi untuk anda. Anda boleh membayar tanpa akaun.",
  already:
    "Sudah ada akaun, atau halaman ini dibuka semula semasa anda menunggu kod? Log masuk untuk meneruskan.",
  you: "Tentang anda",
  youHelp: "Semua ruangan perlu diisi.",
  logIn: "Cara anda log masuk",
  logInHelp: "Dengan alamat e‑mel dan kata laluan ini.",
  submit: "Daftar",
  conflictHelp:
    "Jika akaun itu milik anda, log masuk. Jika kodnya belum dimasukkan, anda boleh memasukkannya selepas log masuk. Jika terlupa kata laluan, tetapkan yang baharu.",
};
