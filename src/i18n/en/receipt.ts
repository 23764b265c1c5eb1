/** Texts about a payment's status and result: the receipt, the bank's answers, asking again, refunds. */
export const texts = {
  bankAnswers: {
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
      what: "The amount is below the minimum for this way of paying.",
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
      next: "Pay again later. If it happens again, give the helpline the code below.",
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
      what: "The bank needs more time for this payment.",
      next: "You can look again later.",
    },
    waiting_for_approver: {
      what: "A colleague with approval rights must approve this payment at your company's bank. This may take up to {{days}} days.",
      next: "Let your colleague know. You can look again later.",
    },
    not_found: {
      what: "FPX has not found this payment yet. That does not show whether your account was charged.",
      next: "If your account was charged, keep the transaction number.",
    },
    system_trouble: {
      what: "The bank or FPX had a system problem, so we do not know yet how the payment ended.",
      next: "If your account was charged, keep the transaction number.",
    },
    unclear: {
      what: "The bank's answer does not show how the payment ended.",
      next: "If your account was charged, keep the transaction number.",
    },
  },
  cardAnswers: {
    declined: {
      what: "The bank that issued the card did not approve it.",
      next: "Ask that bank why, or pay with another card or from a bank account.",
    },
    over_limit: {
      what: "The amount is above a limit of the card or of the card gateway.",
      next: "Pay fewer items at a time, or pay from a bank account.",
    },
    not_allowed: {
      what: "This card cannot be used here, or some card details were not correct.",
      next: "Check the card details and pay again, or use another card or a bank account.",
    },
    timed_out: {
      what: "Time ran out before the payment was confirmed.",
      next: "Pay again, and confirm it within a few minutes.",
    },
    technical: {
      what: "The payment was stopped for a technical reason, not because of your card.",
      next: "Pay again later, or from a bank account. If it happens again, give the helpline the transaction number below.",
    },
    cancelled: {
      what: "You cancelled before the payment was confirmed.",
      next: "You can pay again whenever you like.",
    },
  },
  payAgain: {
    again: {
      title: "Pay again",
      text: "You pay the same items from the same bank: {{bank}}. This will be a new payment with a new transaction number.",
      text_card: "You pay the same items by card. This will be a new payment with a new transaction number.",
    },
    rest: "You pay the items that can still be paid, from the same bank: {{bank}}. This will be a new payment with a new transaction number.",
    rest_card:
      "You pay the items that can still be paid, by card. This will be a new payment with a new transaction number.",
    resume: {
      title: "Continue to the bank",
      title_card: "Continue to the card gateway",
      text: "The items, the payer and the bank ({{bank}}) have not changed.",
      text_card: "The items and the payer have not changed. You pay by card.",
    },
    nothingLeft: "None of these items can be paid any more.",
    nothingLeftHelp: "They may already have been paid. Search for these bills to see what is still to pay:",
    gone: "These can no longer be paid. They may already have been paid:",
  },
  receipt: {
    council: { phone: "Phone {{phone}}", register: "Register\u00A0no. {{number}}" },
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
      text_card: "The card payment was declined or cancelled. No money was taken.",
    },
    cancelled: {
      title: "Not paid",
      text: "The payment was cancelled at the bank. No money was taken.",
      text_card: "The payment was cancelled at the card gateway. No money was taken.",
    },
    not_sent: {
      title: "Your payment was not sent to the bank",
      title_card: "Your payment was not sent to the card gateway",
      text: "This payment has not been sent to the bank yet, so it cannot have been paid. You can continue here.",
      text_card:
        "This payment has not been sent to the card gateway yet, so it cannot have been paid. You can continue here.",
    },
    in_progress: {
      title: "Your payment is still being processed",
      title_card: "Your card payment is still being processed",
      text: "We are waiting for the bank's answer. Please do not pay again. This page updates by itself.",
      text_card:
        "We are waiting for the card gateway's answer. Please do not pay again. This page updates by itself.",
    },
    pending: {
      title: "Waiting for approval at the bank",
      title_card: "Waiting for the card payment's approval",
      text: "The bank has your payment, but it is not approved yet. Please do not pay again. This page updates by itself.",
      text_card:
        "The card gateway has your payment, but it is not approved yet. Please do not pay again. This page updates by itself.",
    },
    expired: {
      title: "We do not know the result of this payment yet",
      title_card: "We do not know the result of this card payment yet",
      text: "The bank has not told us the result of this payment. If your account was charged, we will match the payment to your bill as soon as the bank confirms it. Keep the transaction number.",
      text_card:
        "The card gateway has not told us the result of this payment. If your card was charged, we will match the payment to your bill as soon as the card gateway confirms it. Keep the transaction number.",
    },
    nothing: "There is no payment to show.",
    nothingHelp:
      "A receipt appears here after a payment made in this browser. If you kept a status link, open it.",
    shared: {
      keep: "This shared computer keeps nothing. To take the status link with you, scan this code with your phone. You can also print this page.",
      email: "We also send updates on this payment to {{email}}.",
      code: "QR code of the status link",
      nothing: "This shared computer keeps no payments.",
      nothingHelp:
        "When the payment is confirmed, the receipt is sent to your email address. The status link shows the payment on any device.",
    },
    shownOnceHelp:
      "A payment appears here when you come back from the bank, until you close or reload this page. We also send the receipt by email, with a link that lasts.",
    usedHandle:
      "The link that brought you back to this portal works only once, and it has already been used.",
    askAgain: "Check the status now",
    askAgain_card: "Check the status now",
    asked: "Last updated at {{time}}.",
    askedBank: "We last checked with the bank at {{time}}.",
    askedBank_card: "We last checked with the card gateway at {{time}}.",
    askedNext: "We will check again automatically at {{time}}.",
    wait: "We checked with the bank a moment ago. Please wait a little before you check again.",
    wait_card:
      "We checked with the card gateway a moment ago, and can check only a few times a day. Please wait before you check again.",
    slow: "The answer is taking longer than usual. This does not change your payment. You can stay on this page or check again later.",
    asking: "We are still checking your payment",
    unreached:
      "We could not check the payment just now. This does not change your payment. We will try again.",
    number: "Receipt no.",
    transaction: "Transaction no.",
    fpxTransaction: "FPX transaction no.",
    cardTransaction: "Card transaction no.",
    paidAt: "Paid at",
    confirmedAt: "Confirmed at",
    authorization: "Authorisation no.",
    startedAt: "Started at",
    payer: "Payer",
    email: "Email address",
    phone: "Phone no.",
    bank: "Bank",
    method: "Payment method",
    card: "Card",
    earlier: "The earlier payment",
    items: "Paid items",
    keepLink: "Status link",
    keepLinkHelp: "Keep this link: it shows this payment in any browser, on any device.",
    briefLinkHelp: "This link works until {{time}}. It shows this payment without names and addresses.",
    lastingLink: {
      paid: "The email with your receipt, to {{email}}, has a link that lasts.",
      asked: "If the answer takes longer than a few minutes, we send a link that lasts to {{email}}.",
    },
    copy: "Copy link",
    copied: "Copied.",
    notCopied:
      "Your browser did not allow the link to be copied. To copy it yourself, press and hold the link, or right-click it.",
    another: "Pay another bill",
    stillInCart: "Your items are still in the cart.",
  },
  refund: {
    lead: "If you paid a bill twice.",
    receiptTitle: "There is a refund case for this payment",
    receiptText: "It is about money that may go back to you. You do not have to apply.",
    see: "See the refund case",
    number: "Bill no.",
    since: "Opened at",
    state: {
      open: "Open: the council has to decide",
      closed: "Closed: the council has decided; ask it for the decision",
      no_longer_due: "No longer due: the council corrected this bill, and your payment pays it",
    },
    step: {
      opened: "Open: a refund is being looked into",
      approved: "Approved: the refund will be paid out",
      paid_out: "Paid out: the refund is on its way to you, or with you",
      rejected: "Rejected: no refund will be paid; ask the helpline for the reason",
      charged_back: "Taken back through the bank of your card",
      no_longer_due: "No longer due: the council corrected this bill, and your payment pays it",
    },
    own: {
      title: "Your payment",
      none: "No bill of this payment had been paid before. There is no refund case.",
      open: "There can be a refund case only after a payment was approved. Check the status of this payment first.",
      nothing:
        "To see a refund case, open the receipt of the payment. If there is a case, the receipt has a button for it.",
    },
    rules: {
      what: {
        question: "What is a refund case?",
        answer:
          "Sometimes two payments for the same bill both go through, so the later payment was not needed. A refund case is then opened automatically for the later payment. Its amount is the money that was really paid, after discounts.",
      },
      apply: {
        question: "Do I have to apply?",
        answer:
          "No. A case is opened automatically for each bill that was paid twice, and nobody has to apply for it.",
      },
      who: {
        question: "Who looks at it, and how long does it take?",
        answer:
          "The council that the bill belongs to looks at the case and decides. The council decides how long that takes. This page shows whether the case is still open.",
      },
      ask: {
        question: "Whom do I ask?",
        answer: "The council named in the case. Give it the transaction number or the receipt number.",
      },
      notTaken: {
        question: "What if the payment did not go through?",
        answer:
          "If the bank or the card gateway declined the payment, or the payment was cancelled there, no money was taken and there is nothing to refund. If we do not know the result yet, wait for it and do not pay again. If your account or card was charged anyway, check the payment here and tell your bank.",
      },
    },
  },
  requery: {
    lead: "Check the status of a payment with the bank or the card gateway. No login needed.",
    find: "Open a payment by its status link",
    another: "Check another payment",
    link: "Status link or its code",
    linkHint: "Copy it from the email, or from the page where you were given it, and paste it here.",
    check: "Check",
    notALink: "This is not a complete status link.",
    brokenLink: "This status link is incomplete.",
    unknownLink: "We have no payment with this status link.",
    linkHelp: "Copy the whole link, up to the last character. This message does not change your payment.",
    meanwhile: {
      title: "Until the bank answers",
      title_card: "Until the card gateway answers",
      close:
        "You may close this page. We keep checking with the bank automatically for up to seven days, and send you the receipt by email once the payment is approved.",
      close_card:
        "You may close this page. We keep checking with the card gateway automatically for up to seven days, and send you the receipt by email once the payment is approved.",
      wait: "Do not pay the same bills again before you know the result of this payment. If both went through, you would have paid twice.",
      waitBetter:
        "It is better to wait for this payment's result. You may pay again below, but if both go through, you have paid twice.",
      charged:
        "If your bank account was charged, we will match the payment to your bill as soon as the bank confirms it. Keep the transaction number below: your bank and the council use it to find the payment.",
      charged_card:
        "If your card was charged, we will match the payment to your bill as soon as the card gateway confirms it. Keep the transaction number below: your card's bank and the council use it to find the payment.",
    },
    history: {
      title: "What happened so far",
      zone: "All times are Malaysia time.",
      begun: "You started the payment.",
      left: "You were taken to the bank.",
      left_card: "You were taken to the card gateway.",
      asked: "We last checked with the bank.",
      asked_card: "We last checked with the card gateway.",
      approved: "The bank approved the payment.",
      approved_card: "The card payment was approved.",
      held: "The bank answered that the payment is not approved yet.",
      held_card: "The card gateway answered that the payment is not approved yet.",
      declined: "The bank declined the payment.",
      declined_card: "The card payment was declined.",
      cancelled: "The payment was cancelled at the bank.",
      cancelled_card: "The payment was cancelled at the card gateway.",
      unclear: "An answer came that does not prove how the payment ended.",
      lapsed: "When we checked, this payment was not found. That does not prove whether it was paid.",
    },
  },
};
