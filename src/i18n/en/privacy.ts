export const privacy = {
  lead: "What is kept about you when you pay here or have an account, what it is for, and who sees it.",
  who: {
    title: "Who is responsible",
    text: "The operator runs the portal for the councils. Each council is responsible for its own records: the bills, their owners and their amounts.",
  },
  payment: {
    title: "What is kept of a payment",
    text: "- Your name, email address and phone number as you gave them at the checkout: to make out the receipt, to send it, and to find the payment when you ask.\n- The bills that you paid, with the names and numbers that stand on them, and the amounts: so that the council knows what is settled.\n- For some charges what the form asks: the guest and the premises of a local government charge, and the name and NRIC number of the person who consents to the renewal of a trading licence.\n- Your bank or the brand of your card, the numbers of the transaction, and what the bank or the card gateway answered and when: to find out how the payment ended, and to prove it.\n- Your language: for the emails.\nThe number of your card, its security code and your banking password never reach the portal's server.",
  },
  account: {
    title: "What is kept of an account",
    text: "Your name, NRIC number, phone number and email address as you registered them, how they were confirmed and by whom, and when you registered. Of your password a one-way value alone is kept, from which nobody can read it. What you typed can be changed on your profile, where you can also save a copy of all that is held about you, and erase the account.",
  },
  visits: {
    title: "What is kept of a visit",
    uncounted: "The portal counts no visits.",
    counted:
      "The operator has visits counted: when you open a page, the portal's server is told the page's name, such as “cart”, and the language. It passes them on, with the day, to the service that counts for the operator. Your network address, names, numbers, links and cookies are not passed on, and nothing tells your visits from anybody else's. If your browser asks for it with Global Privacy Control, your visits are not counted.",
    text: "The portal shows no advertisements and loads nothing from other websites. To slow down abuse, the server counts calls by network address for a short while, in memory alone. The log of faults holds no name, number, address or link.",
  },
  browser: {
    title: "What your browser stores",
    text: "- The cart, until you pay it or take things out. For some charges that includes names and numbers that you typed: on a shared computer, empty the cart before you leave.\n- The latest 50 receipts and 10 licences that you opened, with the pictures on them, so that you can see them without a connection. Logging out deletes them, and so does the button below.\n- The program of this portal, so that it opens without a connection, and the public keys that documents are checked with.\n- Your language, the status link of your latest payment and how it stood, which messages you closed, amounts that changed in the cart, and when a page was loaded again because a part of it was missing.\n- While you are logged in, a cookie that tells the server so. It ends with the browser, after 2 hours without use, and after 12 hours at the latest.\nWhat you type at the checkout is kept only while the page is open.",
  },
  seen: {
    title: "Who sees it",
    text: "- The council that a bill belongs to, and the operator's staff who look after payments.\n- FPX and your bank get the amount, our number of the payment and your email address. The card gateway gets your name, email address and phone number with them.\n- The services that carry emails and text messages get what they carry.\n- Whoever has the status link sees the payment, with contact details and the names on the bills shown in part. Share it only with people who may see it.\n- Whoever searches with the number of a bill sees the names on it in part. Whoever is logged in sees them in full on bills with their own NRIC number, once the identity card has been seen at a council's counter.\nNobody else: nothing is sold, and nobody gets it for advertising.",
  },
  long: {
    title: "How long it is kept",
    text: "- Payments, what they settled and their receipts are the accounts of the councils and of the operator. The portal deletes none of them: they are kept as long as the law has them kept. The operator can say how long that is.\n- Of a payment that paid nothing, your name and contact details go 90 days after you began it, once the bank is asked about it no more.\n- An account that nobody confirmed goes after 30 days, any other when you erase it on your profile.\n- A code is valid for 30 minutes, a link for a new password for 24 hours, a log-in for 12 hours at most; each is deleted some days after. Which message was sent to whom is deleted after 30 days.\nThese are the usual days: the operator may have set others. A backup that the operator made before still holds what was erased since.",
  },
  rights: {
    title: "Your rights",
    text: "The Personal Data Protection Act 2010 (Act 709) gives people rights over their personal data where it applies: to see it, to have it corrected, to withdraw a consent, to object to a use that causes damage or distress, and to refuse direct marketing. The portal sends no marketing.\nOn your profile you can save a copy of what the portal holds about you, correct it, and erase your account with your contact details on payments; your name stays on receipts. To see or correct what is on a bill, ask the council that it belongs to. For the rest, or without an account, ask the operator, with the transaction number or from the email address of your account.",
  },
};

export const texts = { privacy };
