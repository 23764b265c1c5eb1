export const newPassword = {
  password: "Password",
  another: "New password",
  confirm_password: "Confirm password",
  rule: "At least {{length}} characters. Several words are easy to remember and hard to guess.",
  show: "Show the passwords",
};
