export const forgotPassword = {
  title: "Forgot your password?",
  help: "Enter the email address of your account. If there is an account with it, we send a link that sets a new password. The link is valid for 24 hours and works once.",
  submit: "Send the link",
  sent: "Check your email",
  sentHelp:
    "If there is an account with {{email}}, a link is on its way to it. It is valid for 24 hours. If it does not come within a few minutes, look in the spam folder too.",
};
