export const newPassword = {
  another: "New password",
  rule: "At least {{length}} characters. Several words are easy to remember and hard to guess.",
  show: "Show the passwords",
  maybeSaved:
    "It is not known whether the new password was saved. If you cannot log in with the old one, use the new one.",
};
