export const receipt = {
  paid: {
    title: "Paid",
    text: "Your payment was approved. Thank you.",
  },
  byEmail: {
    soon: "The receipt will be sent to your email address within 24 hours.",
    sent: "The receipt was sent to your email address.",
  },
  failed: {
    title: "Not paid",
    text: "The bank declined this payment. No money was taken.",
    text_card: "The card payment was declined. No money was taken.",
  },
  cancelled: {
    title: "Not paid",
    text: "The payment was cancelled at the bank. No money was taken.",
    text_card: "The payment was cancelled at the card gateway. No money was taken.",
  },
  not_sent: {
    title: "You have not been to the bank",
    title_card: "You have not been to the card gateway",
    text: "This payment was not sent to the bank yet, so it cannot have been paid. You can go on with it here.",
    text_card:
      "This payment was not sent to the card gateway yet, so it cannot have been paid. You can go on with it here.",
  },
  in_progress: {
    title: "We are still asking the bank",
    title_card: "We are still asking the card gateway",
    text: "The bank has not told us yet how this payment ended. Please do not pay again. This page keeps asking.",
    text_card:
      "The card gateway has not told us yet how this payment ended. Please do not pay again. This page keeps asking.",
  },
  pending: {
    title: "Waiting for the bank's approval",
    title_card: "Waiting for the card payment's approval",
    text: "The bank has the payment and has not decided yet. Please do not pay again. This page keeps asking.",
    text_card:
      "The card gateway has the payment, and it is not decided yet. Please do not pay again. This page keeps asking.",
  },
  expired: {
    title: "The bank has not answered",
    title_card: "The card gateway has not answered",
    text: "We have no word from the bank on this payment. If your account was charged, the payment will still be matched to your bill: keep the transaction number.",
    text_card:
      "We have no word from the card gateway on this payment. If your card was charged, the payment will still be matched to your bill: keep the transaction number.",
  },
  nothing: "There is no payment to show.",
  nothingHelp:
    "A receipt appears here after a payment made in this browser. If you kept a status link, open it.",
  shared: {
    keep: "This shared computer keeps nothing. Scan this code with your phone to take the link to this payment with you, or print.",
    email: "News of this payment also goes to {{email}}.",
    code: "QR code of the link to this payment",
    nothing: "This shared computer keeps no payments.",
    nothingHelp:
      "If you have paid, the receipt comes to your email address. The status link shows the payment on any device.",
  },
  usedHandle: "The link that brought you back from this payment has already been used.",
  askAgain: "Ask the bank again",
  askAgain_card: "Ask the card gateway again",
  asked: "This page was last brought up to date at {{time}}.",
  askedBank: "The bank was last asked at {{time}}.",
  askedBank_card: "The card gateway was last asked at {{time}}.",
  askedNext: "It will be asked again automatically at {{time}}.",
  wait: "The bank was asked a moment ago. Please wait a little before you ask again.",
  wait_card:
    "The card gateway was asked a moment ago. It can be asked only a few times a day: please wait before you ask again.",
  slow: "The answer takes longer than usual. That says nothing about your payment; you may stay here or look again later.",
  asking: "We are still asking about your payment",
  unreached: "We could not ask just now. That says nothing about your payment; we will ask again.",
  number: "Receipt no.",
  transaction: "Transaction no.",
  fpxTransaction: "FPX transaction no.",
  cardTransaction: "Card transaction no.",
  paidAt: "Paid at",
  startedAt: "Started at",
  payer: "Payer",
  email: "Email address",
  bank: "Bank",
  method: "Payment method",
  card: "Card",
  earlier: "The earlier payment",
  items: "Paid items",
  keepLink: "Status link",
  keepLinkHelp: "Keep this link: it shows this payment in any browser, on any device.",
  copy: "Copy link",
  copied: "Copied.",
  notCopied:
    "Your browser did not let the link be copied. Copy it from the link itself: press and hold it, or press the right mouse button on it.",
  another: "Pay another bill",
  stillInCart: "Your items are still in the cart.",
};
