export const helpline = {
  lead: "Most questions about a payment are answered at once by the pages below, at any hour. For the rest, ask us.",
  example: {
    title: "Example",
    text: "This is a demonstration. The phone number and the address below are made up, and nobody answers there.",
  },
  contact: {
    title: "How to reach us",
    phone: "Phone",
    email: "Email address",
    hours: "Hours",
    open: "{{days}}, {{opens}} to {{closes}} (Malaysia time)",
    days: "{{first}} to {{last}}",
    day: {
      Mon: "Monday",
      Tue: "Tuesday",
      Wed: "Wednesday",
      Thu: "Thursday",
      Fri: "Friday",
      Sat: "Saturday",
      Sun: "Sunday",
    },
    none: "No phone number and no address has been given for this portal. The pages below help at once; for anything else, ask the council that the bill belongs to.",
  },
  first: {
    title: "What you can do at once",
    text: "Check the status of a payment. Read the answers to common questions. See what happens if you paid a bill twice.",
  },
  ready: {
    title: "What to have ready",
    text: "- The transaction number: it stands on the receipt, on the status page and in our emails.\n- The receipt number, if you have a receipt.\n- The council and the number of the bill.\n- The day and about the time of the payment, the amount, and your bank.",
  },
  never: {
    title: "What we never ask for",
    text: "Never tell anybody your card number, its security code, a password, a code that your bank or this portal sent you, or your banking PIN. Nobody here needs them. Keep the status link to yourself as well: who has it can see the payment. The transaction number is enough.",
  },
  whom: {
    title: "Whom to ask what",
    text: "- The amount, the name on a bill, a licence, a compound, a refund: the council that the bill belongs to.\n- Money that left your account or card without an ending here: first the page Check a payment, then your bank.\n- This website, your account, a receipt that did not come: us.",
  },
};

export const texts = { helpline };
