export const helpline = {
  lead: "The pages below answer most questions about a payment at once, at any time. For other questions, contact us.",
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
    openOverMidnight: "{{days}}, {{opens}} to {{closes}} the next day (Malaysia time)",
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
    none: "This portal has no phone number or email address for questions. The pages below may help you. For anything else, ask the council that the bill belongs to.",
  },
  first: {
    title: "What you can do at once",
    text: "Check the status of a payment. Read the answers to common questions. See what happens if you paid a bill twice.",
  },
  ready: {
    title: "What to have ready",
    text: "- The transaction number: it is on the receipt, on the status page and in our emails.\n- The receipt number, if you have a receipt.\n- The council and the bill number.\n- The date and the approximate time of the payment, the amount, and your bank.",
  },
  never: {
    title: "What we never ask for",
    text: "Never tell anybody your card number, its security code, a password, a code that your bank or this portal sent you, or your banking PIN. We do not need them. Do not share the status link either: anybody who has it can see the payment. We need only the transaction number.",
  },
  whom: {
    title: "Who to ask",
    text: "- The amount, the name on a bill, a licence, a compound, a refund: the council that the bill belongs to.\n- Your account or card was charged, but the payment is not shown as paid here: first use the page Check a payment, then ask your bank.\n- This website, your account, a receipt that did not come: us.",
  },
};

export const texts = { helpline };
