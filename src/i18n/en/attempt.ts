export const attempt = {
  checking: "Checking your earlier payment…",
  askAgain: "Ask again",
  open: {
    title: "We do not know yet how a payment from this device ended.",
    text: "Check it before you pay again, so that you do not pay twice.",
    see: "See that payment",
  },
  elsewhere: {
    title: "You are paying in another tab.",
    text: "Finish or cancel there first. If you closed that tab, see how the payment stands before you pay again.",
    see: "See that payment",
  },
  unanswered: {
    title: "The bank has not answered about a payment from this device.",
    title_card: "The card gateway has not answered about a payment from this device.",
    text: "It may still go through. Check it before you pay again, so that you do not pay twice.",
    see: "See that payment",
  },
  unreached: {
    title: "We could not check how your last payment stands.",
    text: "It may still go through. Check it before you pay again, so that you do not pay twice.",
    see: "See that payment",
  },
  notSent: {
    title: "You began a payment and did not go to the bank.",
    title_card: "You began a payment and did not go to the card gateway.",
    text: "You can go on with it, or pay what is in your cart now.",
    see: "Go on with it",
  },
  paid: {
    title: "Your last payment was paid.",
    text: "What it paid was taken out of your cart.",
    see: "See the receipt",
  },
  twice: {
    label: "I know that the earlier payment may still go through, and that I may pay twice.",
    hint: "If both are paid, a refund case is opened for the second one automatically.",
  },
  others: {
    title: "Someone began paying this bill at {{time}} (Malaysia time).",
    text: "If that was you or your family, check before paying.",
  },
};
