export const about = {
  lead: "One counter for the dues of {{councils}} local councils: find a bill, pay it online and keep the receipt.",
  what: {
    title: "What this portal is",
    text: "On {{portal}} you can find the charges of local councils and pay them online. The search, the cart and the receipt are the same for all the councils, and you can pay bills of several councils together.\nSome councils also show this service on their own websites. The cart there is separate from the cart here. Payments that you make there are recorded here too.\nYou do not need an account. With an account you see your payments in one list.",
  },
  charges: {
    title: "What you can pay",
    text: "Each council decides which of these you can pay online. When you search, you see whether a charge is not available at the moment.",
  },
  how: {
    title: "How paying works",
    text: "- Find the bill with a number from your bill or notice, and check what is shown.\n- Add it to the cart, with other bills if you like.\n- Enter who is paying and choose how: online banking (FPX) from a personal or a company account, or a card where cards are taken.\n- Confirm everything once more. Then you go to your bank's own page, or to the card gateway's, and approve the payment there.\n- Come back to the receipt. If the bank has not told us the result yet, the page shows this and keeps checking.",
  },
  after: {
    title: "After you pay",
    text: "When the payment is confirmed, you get a receipt with its own number: on the screen, and by email within 24 hours. You also get a status link. It shows the payment in any browser for as long as we keep the payment. If you have an account, you see your payments in one list.",
  },
  councils: { title: "Councils served" },
  webmaster: {
    title: "For councils' websites",
    text: "A council's webmaster can put the counter on any page of the council's site, in its colours, by copying a few lines.",
  },
  operator: {
    title: "Who operates it",
    text: "The operator runs the portal for the councils and answers questions about it. Your council decides what you owe.",
  },
};

export const texts = { about };
