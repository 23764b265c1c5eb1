export const texts = {
  subject: "Receipt of your payment, {number}",
  intro: "Your payment was approved. Thank you. This is your receipt.",
  number: "Receipt no.",
  paidAt: "Paid at",
  time: "{time} (Malaysia time)",
  timeConfirmed: "{time}, confirmed {confirmed} (Malaysia time)",
  method: "Payment method",
  card: "Card",
  total: "Total",
  transaction: "Transaction no.",
  fpxTransaction: "FPX transaction no.",
  cardTransaction: "Card transaction no.",
  authorization: "Authorisation no.",
  councilPhone: "Phone {phone}",
  councilRegister: "Register no. {number}",
  itemNumber: "No.",
  itemOwner: "Name",
  itemPaidUntil: "Paid until",
  link: "Open this receipt",
  linkHelp:
    "This link shows your payment in any browser. Anybody who has the link can see the payment, so share it only with people you trust.",
  notYours:
    "If you did not make this payment, somebody may have typed your address by mistake: give this receipt number to the council named above, and if money has left your account, tell your bank at once.",
  automatic: "This message was sent automatically. Nobody reads replies to it.",
  asking: {
    subject: "Your payment {order} is still being processed",
    title: "Your payment is still being processed",
    intro:
      "We are waiting for your bank's answer. Please do not pay the same bills again. We will send you the receipt as soon as the bank has approved the payment.",
    atBank: "If you are still at your bank, finish there.",
    order: "Transaction no.",
    startedAt: "Started at",
    method: "Payment method",
    link: "See the status of this payment",
    notYours:
      "If you did not start this payment, somebody may have typed your address by mistake. If money has left your account, tell your bank at once.",
  },
  /** These replace the texts of `asking` for a card payment. */
  askingCard: {
    subject: "Your card payment {order} is still being processed",
    title: "Your card payment is still being processed",
    intro:
      "We are waiting for the card gateway's answer. Please do not pay the same bills again. We will send you the receipt as soon as the payment is approved.",
    atBank: "If the card gateway's page is still open, finish there.",
  },
  refund: {
    subject: "Refund for your payment {order}",
    title: {
      opened: "We are looking into a refund",
      approved: "Your refund is approved",
      paid_out: "Your refund is paid out",
      rejected: "Your refund was rejected",
      approval_void: "Your refund is being looked into again",
      no_longer_due: "Your refund is no longer due",
    },
    intro: {
      opened:
        "A refund case for your payment is open. You do not have to do anything. We will write again when it is decided.",
      approved: "The refund is approved. We will write again when it is paid out.",
      paid_out: "The refund is on its way to you. Your bank may take a few working days to show it.",
      rejected: "This refund will not be paid. Ask the helpline of the portal for the reason.",
      approval_void:
        "The amount of the refund changed after it was approved, so somebody has to approve it again. You do not have to do anything. We will write again when it is decided.",
      no_longer_due: "The council corrected the bill, and your payment pays it. No refund will be paid.",
    },
    order: "Transaction no.",
    amount: "Amount of the refund",
    link: "See the refund",
    notYours:
      "If you did not make this payment, somebody may have typed your address by mistake. You can delete this message.",
  },
  verification: {
    subject: "Your code for the Council Payment Counter",
    title: "Your code",
    intro:
      "Enter this code on the portal to show that this email address is yours. The code is valid for {minutes} minutes. If you asked for more than one code, use the newest.",
    code: "Code",
    notYours:
      "If you did not ask for this code, somebody may have typed your address by mistake. Do not give the code to anybody. Without the code nothing happens.",
    sms: "Council Payment Counter: your code is {code}. It is valid for {minutes} minutes. Do not give it to anybody.",
  },
  reset: {
    subject: "Set a new password for the Council Payment Counter",
    title: "Set a new password",
    intro: "Somebody, perhaps you, asked for a new password for your account. Use this link to set it.",
    link: "Set a new password",
    help: "The link is valid for 24 hours and works once. Do not share it: anybody who has it can set your password.",
    notYours: "If you did not ask for this, do nothing: your password stays as it is.",
  },
  remittance: {
    subject: "Remittance {remittance}: {amount} paid on {day}",
    title: "Remittance {remittance}",
    intro:
      "Citizens paid these amounts to {payee} through the portal on {day}. The attached file has a line for each bill.",
    payments: "Payments",
    refunds: "Refunds",
    chargebacks: "Chargebacks",
    lines: "{amount} ({count} lines)",
    notYours: "If this message is not for you, delete it and tell the portal's operator.",
  },
  licence: {
    trading: "Trading licence",
    market: "Market stall licence",
    hawker: "Hawker licence",
    operation: "Operation licence",
    billboard: "Billboard licence",
    sidewalk: "Sidewalk permit",
    open_space: "Open space permit",
    dog: "Dog licence",
  },
  charge: {
    assessment: "Assessment rate and land cess",
    compound: "Compound",
    license: "Licence",
    market: "Market stall fee",
    parking: "Parking reload",
    local_government_charge: "Local government charge",
  },
};
