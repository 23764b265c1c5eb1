export const bankAnswers = {
  code: "Bank's answer code",
  insufficient_funds: {
    what: "There was not enough money in the account.",
    next: "Pay from another account, or again when there is enough money in it.",
  },
  over_limit: {
    what: "The amount is above a limit: your own at the bank, or the one for this kind of payment.",
    next: "Raise your limit at the bank, pay fewer items at a time, or use another account.",
  },
  below_limit: {
    what: "The amount is below the least that can be paid this way.",
    next: "Pay it together with another item.",
  },
  wrong_account: {
    what: "The bank did not accept this account or its holder's details.",
    next: "Check them with your bank, or pay from another account.",
  },
  details_missing: {
    what: "Something that the bank asked for, such as the password or the TAC, was missing or wrong.",
    next: "Have your login details and your phone at hand, then pay again.",
  },
  bank_declined: {
    what: "The bank does not allow this payment from this account.",
    next: "Ask your bank why, or pay from another account.",
  },
  bank_unavailable: {
    what: "The bank's online banking was out of service.",
    next: "Pay again later, or choose another bank.",
  },
  bank_blocked: {
    what: "FPX takes no payments from this bank at present.",
    next: "Choose another bank, or pay again later.",
  },
  outside_hours: {
    what: "It was outside FPX's operating hours.",
    next: "Pay again later.",
  },
  timed_out: {
    what: "Time ran out at the bank before the payment was confirmed.",
    next: "Pay again, and confirm it at the bank within a few minutes.",
  },
  technical: {
    what: "The payment was stopped for a technical reason, not because of your account.",
    next: "Pay again later. If it happens again, tell the council the code below.",
  },
  cancelled_at_login: {
    what: "You cancelled on the bank's login page.",
    next: "You can pay again whenever you like.",
  },
  cancelled_at_bank: {
    what: "You cancelled at the bank before the payment was confirmed.",
    next: "You can pay again whenever you like.",
  },
  with_bank: {
    what: "Some payments take the bank longer to work on.",
    next: "We keep asking. You can close this page and look again later.",
  },
  waiting_for_approver: {
    what: "A colleague who may approve payments has to approve this one at your company's bank. That may take up to {{days}} days.",
    next: "Let your colleague know. We keep asking; you can close this page and look again later.",
  },
  not_found: {
    what: "FPX has not found this payment yet. That does not show whether your account was charged.",
    next: "We keep asking until we know. If your account was charged, keep the transaction number.",
  },
  system_trouble: {
    what: "The bank's or FPX's system had trouble, so its answer does not show how the payment ended.",
    next: "We keep asking until we know. If your account was charged, keep the transaction number.",
  },
  unclear: {
    what: "The bank's answer does not show how the payment ended.",
    next: "We keep asking until we know. If your account was charged, keep the transaction number.",
  },
};
