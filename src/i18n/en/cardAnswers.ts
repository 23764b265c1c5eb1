export const cardAnswers = {
  declined: {
    what: "The bank that issued the card did not approve it.",
    next: "Ask that bank why, or pay with another card or from a bank account.",
  },
  over_limit: {
    what: "The amount is above a limit of the card or of the gateway.",
    next: "Pay fewer items at a time, or pay from a bank account.",
  },
  not_allowed: {
    what: "This card cannot be used here, or something typed of it was not right.",
    next: "Check what you typed, or use another card or a bank account.",
  },
  timed_out: {
    what: "Time ran out before the payment was confirmed.",
    next: "Pay again, and confirm it within a few minutes.",
  },
  technical: {
    what: "The payment was stopped for a technical reason, not because of your card.",
    next: "Pay again later, or from a bank account. If it happens again, tell the council the transaction number below.",
  },
  cancelled: {
    what: "You cancelled before the payment was confirmed.",
    next: "You can pay again whenever you like.",
  },
};
