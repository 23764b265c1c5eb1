export const loginForm = {
  submit: "Log in",
  close: "Close",
  guest: "Continue as guest",
  successful: "Login successful",
  notMember: "Not a member?",
  register: "Register",
};
