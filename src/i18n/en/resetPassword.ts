export const resetPassword = {
  account: "Email address of the account",
  submit: "Save the new password",
  saved: "Your new password is set",
  savedHelp: "Log in as {{email}} with it. This account has been logged out on every device.",
  another: "Ask for another link",
  invalid: {
    "1": "Invalid Request 1",
    "2": "Invalid Request 2",
    "3": "Invalid Request 3",
  },
  expired: "This link is older than 24 hours and no longer works. Ask for another link.",
  incomplete:
    "The address does not contain the whole link. Open the link in the email once more, or copy all of it, to the last character. You can also ask for another link.",
  used: "This link no longer works: it has been used already, or another password has been set since. If that was you, log in with the new password. If not, ask for another link.",
};
