export const login = {
  title: "Log in",
  submit: "Log in",
  loggedInAs: "Logged in as {{name}}",
  logOut: "Log out",
  close: "Close",
  guest: "Continue as guest",
  successful: "Login successful",
  loggedOut: "You are logged out.",
  notMember: "Not a member?",
  register: "Register",
};
