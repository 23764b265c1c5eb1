export const printedReceipt = {
  name: "Receipt {{number}}",
  notice: {
    name: "Payment status {{number}} (not a receipt)",
    warning: "This is not a receipt and does not prove payment.",
    asOf: "Status as of",
    not_sent: "The payment was not sent to the bank, so it cannot have been paid.",
    not_sent_card: "The payment was not sent to the card gateway, so it cannot have been paid.",
    still_asking:
      "The bank has not told us the result of this payment yet. Do not pay again before you know the result.",
    still_asking_card:
      "The card gateway has not told us the result of this payment yet. Do not pay again before you know the result.",
    unanswered:
      "The bank has not told us the result of this payment. If your account was charged, we will match the payment to your bill as soon as the bank confirms it.",
    unanswered_card:
      "The card gateway has not told us the result of this payment. If your card was charged, we will match the payment to your bill as soon as the card gateway confirms it.",
  },
  receivedFrom: "Received from",
  crest: "Crest of {{council}}",
  inWords: "In words",
  refund: "{{charge}} {{number}}, {{council}}: refund of {{amount}}. {{state}}.",
  scan: "Scan to check this receipt",
  verify: "To check this receipt, scan the code. The page that opens shows whether the receipt is genuine.",
  computer: "This receipt is computer-generated and needs no signature.",
  keep: "Times are Malaysia time (UTC+8). Keep this receipt for your records.",
  page: "Page {{page}} of {{of}}",
};

export const texts = { printedReceipt };
