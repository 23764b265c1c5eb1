/** Texts of the desk's search for payments and of its page of one payment. */
export const texts = {
  deskPayments: {
    find: "Find payments",
    text: "What are you looking for?",
    textHint:
      "A transaction or receipt number, the bank's or card's number, a bill or account number, an email address, a phone number, an amount such as RM 84.00, or a day.",
    charge: "Charge",
    all: "All",
    from: "From",
    through: "Until",
    method: "Method",
    methods: {
      "1": "FPX, personal account",
      "2": "FPX, company account",
      "3": "Card",
    },
    found: "Payments found",
    order: "Transaction no.",
    time: "Time",
    bills: "Bills",
    payer: "Payer",
    empty: "No payment matches this search.",
    emptyPage: "There is no further match among the newest payments. The next page continues the search.",
    export: "Export as CSV",
    exported: "The table was saved.",
  },
};
