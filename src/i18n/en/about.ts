export const about = {
  lead: "One counter for the dues of {{councils}} local councils: find a bill, pay it online and keep the receipt.",
  what: {
    title: "What this portal is",
    text: "{{portal}} is where the charges of local councils are looked up and paid online. All the councils share the same search, the same cart and the same receipt, and bills of several councils can be paid together.\nThe same counter also stands on websites of the councils. What you put into the cart there stays on that website; what you pay there is recorded here just the same.\nYou need no account. An account shows you your payments in one list.",
  },
  charges: {
    title: "What you can pay",
    text: "Each council decides which of these it takes online. What it does not take at the moment is said when you search.",
  },
  how: {
    title: "How paying works",
    text: "- Find the bill with a number from your bill or notice, and check what is shown.\n- Put it into the cart, with other bills if you like.\n- Say who is paying and how: online banking (FPX) from a personal or a company account, or a card where cards are taken.\n- Confirm everything once more. Then you go to your bank's own page, or to the card gateway's, and approve the payment there.\n- Come back to the receipt. If the bank has not told us the ending yet, the page says so and keeps asking.",
  },
  after: {
    title: "What you have afterwards",
    text: "A receipt with a number of its own, on the screen and by email within 24 hours. A status link, which shows the payment in any browser for as long as the payment is kept. And, if you have an account, your payments in one list.",
  },
  councils: { title: "Councils served" },
  webmaster: {
    title: "For councils' websites",
    text: "A council's webmaster can put the counter on any page of the council's site, in its colours, by copying a few lines.",
  },
  operator: {
    title: "Who operates it",
    text: "The operator runs the portal for the councils and answers questions about it. What you owe, and every decision about it, is the council's.",
  },
};

export const texts = { about };
