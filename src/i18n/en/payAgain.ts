export const payAgain = {
  again: {
    title: "Pay again",
    text: "The same items, from the same bank: {{bank}}. It becomes a new payment with a number of its own.",
    text_card: "The same items, by card. It becomes a new payment with a number of its own.",
  },
  rest: "The items that can still be paid, from the same bank: {{bank}}. It becomes a new payment with a number of its own.",
  rest_card: "The items that can still be paid, by card. It becomes a new payment with a number of its own.",
  resume: {
    title: "Continue to the bank",
    title_card: "Continue to the card gateway",
    text: "The items, the payer and the bank ({{bank}}) are as you gave them.",
    text_card: "The items and the payer are as you gave them. You pay by card.",
  },
  nothingLeft: "None of these items can be paid any more.",
  nothingLeftHelp: "Perhaps they were paid meanwhile. Find these bills to see what is still due:",
  gone: "These can no longer be paid; perhaps they were paid meanwhile:",
};
