export const refund = {
  lead: "What becomes of money that paid a bill which had been paid already.",
  receiptTitle: "A bill of this payment had been paid already",
  receiptText: "A refund case was opened for that money automatically. You do not have to apply.",
  see: "See the refund case",
  number: "Bill no.",
  since: "Opened at",
  state: {
    open: "Open: the council has to decide",
    closed: "Closed: the council has decided; ask it for the decision",
  },
  own: {
    title: "Your payment",
    none: "No bill of this payment had been paid before. There is no refund case.",
    open: "A refund case can be opened only once a payment has been approved. The status page says how this one stands.",
    nothing: "If a payment has a refund case, its receipt has a button that leads here.",
  },
  rules: {
    what: {
      question: "What is a refund case?",
      answer:
        "When two payments of the same bill both go through, the later one paid what was no longer owed. A refund case is opened for that money automatically, with the amount that was really paid, after discounts.",
    },
    apply: {
      question: "Do I have to apply?",
      answer:
        "No. A case is opened automatically for each bill that was paid twice, and nobody has to apply for it.",
    },
    who: {
      question: "Who looks at it, and how long does it take?",
      answer:
        "The council that the bill belongs to looks at the case and decides. How long that takes is the council's to say, and we promise no day. This page shows whether the case is still open.",
    },
    ask: {
      question: "Whom do I ask?",
      answer: "The council named in the case. Give it the transaction number or the receipt number.",
    },
    notTaken: {
      question: "What if the payment did not go through?",
      answer:
        "After a payment was declined, or cancelled at the bank or the card gateway, no money was taken and there is nothing to refund. While we are still asking, wait for the answer. If your account or card was charged all the same, tell your bank and check the payment here.",
    },
  },
};
