export const fpxCheckout = {
  title: "Your bank",
  bank: "Bank",
  limits: "From {{least}} to {{most}} for one payment.",
  choose: "Choose a bank",
  offline: "{{bank}} (Offline)",
  loading: "Checking the banks…",
  belowLimit: "The total is below {{least}}, the least for this kind of account.",
  aboveLimit: "The total is above {{most}}, the most for this kind of account.",
  approval: "A colleague may have to approve this payment.",
  approvalHelp:
    "Until it is approved at your company's bank, which may take up to {{days}} days, these items are not settled. Please do not pay them again meanwhile.",
  byCard: "You are paying by card.",
  byCardHelp: "No bank is chosen for that. To pay from a bank account, change how you pay at the checkout.",
};
