export const termsOfUse = {
  lead: "What holds for everybody who pays here, in plain words.",
  use: {
    title: "Using the portal",
    text: "Anybody may look up and pay a bill here, their own or another person's. Give what you are asked for truthfully: the receipt is made out with it and sent to the address that you give. Do not use the portal to collect data about other people or to disturb it; calls that come too often are slowed down.",
  },
  amounts: {
    title: "Bills and amounts",
    text: "Bills, amounts and discounts are the councils'. The portal shows what the council's record says and works the amount out again before you pay; if it has changed, you are asked again. A question or an objection about a bill goes to the council. Paying a bill here does not stop you from raising it.",
  },
  paying: {
    title: "Paying",
    text: "You pay at your own bank through FPX, or by card through the card gateway, under the terms that you have with your bank or with the bank that issued the card. With FPX you accept FPX's terms when you press the button to proceed. The portal adds no fee of its own to a bill.",
  },
  paid: {
    title: "When a bill counts as paid",
    text: "When your bank or the card gateway has confirmed the payment to us: then it has a receipt number. Until then it is under way, whatever your bank's page showed, and what the portal shows is no receipt. A confirmation that comes late counts all the same.",
  },
  receipt: {
    title: "What a receipt proves",
    text: "A receipt proves that the payment with its number was approved, for the bills and amounts that it lists, at the time that it names. It does not prove that nothing else is owed, that a licence has been granted, or that an offence has been settled beyond the compound that was paid. The council may check it by its number.",
  },
  refunds: {
    title: "Refunds",
    text: "Money is paid back by the council that the bill belongs to, if it decides so. When a bill was paid twice here, a refund case is opened automatically. The page on refunds says more.",
  },
  account: {
    title: "Your account",
    text: "An account belongs to one email address. Keep your password and the codes that we send you to yourself. Whoever has a status link can see its payment, so share it with care.",
  },
  available: {
    title: "When the portal is not available",
    text: "The portal, a council or a charge may be closed for a while. Payments under way are followed up all the same. A due date does not move because the portal was closed: pay at the council's counter if it is near.",
  },
  law: {
    title: "What these terms leave untouched",
    text: "These terms take away no right that the law gives you, and no right that a council has under the law. The operator may have further terms of its own, and tells you on request.",
  },
};

export const texts = { termsOfUse };
