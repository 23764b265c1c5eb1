export const confirmation = {
  title: "Check and confirm",
  change: "Change",
  method: "How you pay",
  leaving:
    "Next you go to your bank's own page, in the full window. When you are done there, you come back here.",
  leaving_card:
    "Next you go to the card gateway's own page, in the full window. You type your card there, never here. When you are done there, you come back here.",
  leavingForForm:
    "Next comes this portal's page for your card. It sends the card straight to the card gateway and keeps none of it; the gateway's own page follows in the full window. When you are done there, you come back here.",
  terms: 'By clicking on the "Proceed" button, you hereby agree with',
  termsLink: "FPX's Terms & Conditions",
  newWindow: "(opens in a new window)",
  proceed: "Proceed",
  proceeding: "Preparing payment…",
  taking: "Taking you to your bank…",
  taking_card: "Taking you to the card gateway…",
  changed: "The amount has changed. Nothing was paid.",
  changedHelp: "Please look at the new amounts, then proceed.",
  offline: "You are offline. You can proceed when you are connected again.",
  whenConnected: "You can proceed when you are connected again.",
  held: "The page did not let you leave for the bank. Nothing was paid.",
  held_card: "The page did not let you leave for the card gateway. Nothing was paid.",
};
