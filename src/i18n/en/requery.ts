export const requery = {
  lead: "See how a payment stands, and have the bank or the card gateway asked about it. No log-in needed.",
  find: "Open a payment by its status link",
  another: "Check another payment",
  link: "Status link or its code",
  linkHint: "Copy it from the email, or from the page where you were given it, and paste it here.",
  check: "Check",
  notALink: "This is not a complete status link.",
  brokenLink: "This status link is incomplete.",
  unknownLink: "We have no payment with this status link.",
  linkHelp: "Copy the whole link, to its last character. This says nothing about your money.",
  meanwhile: {
    title: "Until the bank answers",
    title_card: "Until the card gateway answers",
    close:
      "You may close this page. We keep asking the bank automatically, for up to seven days, and send you the receipt by email once it is paid.",
    close_card:
      "You may close this page. We keep asking the card gateway automatically, for up to seven days, and send you the receipt by email once it is paid.",
    wait: "Do not pay the same bills again before this payment has an ending. If both went through, you would have paid twice.",
    waitBetter:
      "It is better to wait for this payment's result. You may pay again below, but if both go through, you have paid twice.",
    charged:
      "If your bank account was charged, the payment is matched as soon as the bank confirms it. Keep the transaction number below: your bank and the council find the payment by it.",
    charged_card:
      "If your card was charged, the payment is matched as soon as the card gateway confirms it. Keep the transaction number below: the bank of your card and the council find the payment by it.",
  },
  history: {
    title: "What happened so far",
    zone: "All times are Malaysia time.",
    begun: "The payment was begun.",
    left: "You were taken to the bank.",
    left_card: "You were taken to the card gateway.",
    asked: "We last asked the bank.",
    asked_card: "We last asked the card gateway.",
    approved: "The bank approved the payment.",
    approved_card: "The card payment was approved.",
    held: "The bank answered that it still has to decide.",
    held_card: "The card gateway answered that it is not decided yet.",
    declined: "The bank declined the payment.",
    declined_card: "The card payment was declined.",
    cancelled: "The payment was cancelled at the bank.",
    cancelled_card: "The payment was cancelled at the card gateway.",
    unclear: "An answer came that does not prove how the payment ended.",
    lapsed: "When we asked, this payment was not found. That does not prove whether it was paid.",
  },
};
