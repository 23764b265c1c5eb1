export const login = {
  title: "Log in",
  loggedInAs: "Logged in as {{name}}",
  logOut: "Log out",
  loggedOut: "You are logged out.",
};
