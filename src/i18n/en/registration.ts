export const registration = {
  lead: "With an account you find your past payments here, and the checkout is filled in for you. You can pay without one.",
  already:
    "Do you have an account, or did you open this page again while waiting for a code? Log in to go on.",
  you: "About you",
  youHelp: "All fields are required.",
  logIn: "How you log in",
  logInHelp: "With your email address and this password.",
  submit: "Sign up",
  conflictHelp:
    "If the account is yours, log in. If you have not entered its code yet, you can do so after that. If you forgot the password, set a new one.",
};
