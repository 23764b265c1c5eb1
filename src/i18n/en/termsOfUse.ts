export const termsOfUse = {
  lead: "These terms apply to everybody who pays here.",
  use: {
    title: "Using the portal",
    text: "Anybody may look up and pay a bill here, their own or another person's. Enter correct details: they appear on the receipt, and we send the receipt to the email address that you enter. Do not use the portal to collect data about other people, and do not disturb the portal. If you send too many requests, you must wait.",
  },
  amounts: {
    title: "Bills and amounts",
    text: "The councils set the bills, amounts and discounts. The portal shows the council's record and checks the amount again before you pay. If the amount has changed, we ask you again. If you have a question about a bill, or do not agree with it, contact the council. You can do so even after you have paid the bill here.",
  },
  paying: {
    title: "Paying",
    text: "You pay at your own bank through FPX, or by card through the card gateway, under the terms that you have with your bank or with the bank that issued the card. With FPX you accept FPX's terms when you press the button to proceed. The portal adds no fee of its own to a bill.",
  },
  paid: {
    title: "When a bill counts as paid",
    text: "A bill counts as paid when your bank or the card gateway has confirmed the payment to us. The payment then has a receipt number. Until then it is still in progress, even if your bank's page shows that it succeeded, and the portal's page is not a receipt. A late confirmation also counts.",
  },
  receipt: {
    title: "What a receipt proves",
    text: "A receipt proves that the payment with its number was approved, for the bills and amounts on the receipt, at the time on the receipt. It does not prove that nothing else is owed, that a licence has been granted, or that an offence has been settled beyond the compound that was paid. The council may use the receipt number to check it.",
  },
  refunds: {
    title: "Refunds",
    text: "Money is paid back by the council that the bill belongs to, if it decides so. When a bill was paid twice here, a refund case is opened automatically. The page on refunds says more.",
  },
  account: {
    title: "Your account",
    text: "An account belongs to one email address. Do not share your password or the codes that we send you. Anybody who has a status link can see that payment, so share it only with people you trust.",
  },
  available: {
    title: "When the portal is not available",
    text: "The portal, a council or a charge may be closed for a while. We still check payments that are in progress. If the portal is closed, your due date stays the same: if it is near, pay at the council's counter.",
  },
  law: {
    title: "Your rights under the law",
    text: "These terms take away no right that the law gives you, and no right that a council has under the law. The operator may have further terms of its own, and tells you on request.",
  },
};

export const texts = { termsOfUse };
