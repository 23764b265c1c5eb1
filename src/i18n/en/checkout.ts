export const checkout = {
  title: "Checkout",
  summary: "What you are paying",
  payer: "Who is paying",
  payerHelp: "The receipt is made out to this name.",
  name: "Full name",
  email: "Email address",
  phone: "Phone no.",
  method: "How do you want to pay?",
  account: {
    "1": "Personal account",
    "2": "Company account",
    "3": "Credit or debit card",
  },
  accountDetail: {
    "1": "Online banking (FPX), approved at once",
    "2": "Corporate online banking (FPX); approval may take days",
    "3": "Visa or Mastercard, charged at once",
  },
  was: "Was {{amount}}",
};
