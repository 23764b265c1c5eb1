export const login = {
  title: "Log masuk",
  loggedInAs: "Log masuk sebagai {{name}}",
  logOut: "Log keluar",
  loggedOut: "Anda telah log keluar.",
};
