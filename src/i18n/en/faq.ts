export const faq = {
  lead: "What people who pay here ask most. Open a question to read the answer.",
  link: "Link to this question",
  group: {
    paying: "Paying",
    afterwards: "After the payment",
    bills: "Bills and licences",
    you: "Your account and your data",
    portal: "The portal",
  },
  charged: {
    question: "Was I charged?",
    answer:
      "The receipt, and the page Check a payment with your status link, say which of three endings your payment has.\n- Paid: your bank or the card gateway confirmed it to us, and there is a receipt number.\n- Not paid: the payment was declined or cancelled, and that was confirmed to us. No money was taken. If your account or card was charged all the same, tell your bank.\n- Still asking: nobody has told us the ending yet. That does not mean that the payment failed. Please do not pay again; we keep asking.",
  },
  pending: {
    question: "My FPX payment is pending, or you are still asking the bank. What do I do?",
    answer:
      "Do not pay the same bills again: the payment may still go through. We ask FPX automatically, within minutes at first, then every hour for a day, then every day for a week. The card gateway is asked more seldom.\nA payment from a company account may wait up to {{days}} days for its approver at the company's bank.\nYou may close the page. Keep the status link: it shows the payment in any browser, and you can have the bank asked again with it. As soon as the payment is confirmed, however late, it becomes paid and the receipt is sent by email. What has no ending after a week is looked at by a person.",
  },
  interrupted: {
    question: "I closed the page, or the connection broke, while I was at the bank.",
    answer:
      "Nothing is lost. The bank tells us the ending whether or not you come back here. Open the portal again in the same browser: it shows your latest payment. In another browser, open the status link. We send it by email as well when the bank does not tell us an ending at the first enquiry.",
  },
  wrongAmount: {
    question: "The amount looks wrong. What now?",
    answer:
      "Check the council and the number first. The amounts come from the council's records, and the portal changes none of them; what you paid at the council's own counter a short while ago may not be in them yet.\nIf an amount changes while the bill is in your cart, you see the old and the new one and are asked again before you pay. About the amount itself, ask the council that the bill belongs to, and pay when it is clear.",
  },
  limits: {
    question: "How much can I pay at once?",
    answer:
      "By FPX from {{leastPersonal}} to {{mostPersonal}} for a personal account and from {{leastCompany}} to {{mostCompany}} for a company account. Your bank may set a lower limit for you, and the limit of a card is set by the bank that issued it. A larger cart can be paid in several payments.",
  },
  cards: {
    question: "Is it safe to pay by card?",
    answer:
      "Where cards are taken, you can pay with Visa and Mastercard. You type the card on the card gateway's own page, or on a page of this portal that sends it from your browser straight to the card gateway; which of the two it is, is said before you go there. The portal neither receives nor keeps your card number or its security code.\nNever type a card number anywhere else. The fields of this portal refuse what looks like one.",
  },
  receipt: {
    question: "Where is my receipt?",
    answer:
      "It is shown as soon as the payment is confirmed, and it is sent within 24 hours to the email address that you gave at the checkout. If it does not come, look among the unwanted messages too.\nThe status link shows the receipt at any time, in any browser. There you can download it as a PDF or print it, also on an 80 mm roll. Its code leads to a page that says whether the receipt is genuine. One payment has one receipt, which lists every bill and its council.",
  },
  refund: {
    question: "I paid twice, or the wrong bill. Do I get the money back?",
    answer:
      "If a bill was paid twice here, a refund case is opened automatically for the later payment; you do not have to apply. The council that the bill belongs to decides. If you paid a wrong bill or another person's, ask that council with the receipt number. The portal itself pays nothing back.",
  },
  license: {
    question: "Can I renew and print my licence here?",
    answer:
      "Many licences can be renewed here: search with the licence number. Licences for dogs, hawkers and risky trades, and some trading licences, are renewed at the council's counter; the search says so.\nOnce the renewal is paid, the receipt leads to the digital licence: open the receipt by its status link or from your payment history, and choose to print the licence. Anyone can check by its QR code whether it is genuine. Some licences need the holder's photo: if the council has none, bring one to its licence counter, and print the licence here afterwards.",
  },
  assistance: {
    question: "What is the Covid-19 assistance?",
    answer:
      "A reduction of {{percent}}% on {{assisted}}. It is taken off automatically, and shown as a line of its own before you pay. Arrears and land cess are not reduced.",
  },
  others: {
    question: "Can I pay for somebody else, and who sees my name?",
    answer:
      "Yes. Whoever has the number of a bill can pay it. The search shows names only in part, so that you can tell whether it is the right bill without the name being told. You see your own bills with the full name while you are logged in, once your identity card has been seen at a council's counter and noted to your account.",
  },
  account: {
    question: "Do I need an account?",
    answer:
      "No. You can search, pay and keep the receipt without one. With an account you see your payments in one list. Payments that you made as a guest with the same email address are in it too, once a code has shown that the address is yours.",
  },
  password: {
    question: "I forgot my password.",
    answer:
      "Choose “Log in”, then “Forgot your password?”, and type your email address. If it has an account, a link comes by email; look among the unwanted messages too. The link is good for 24 hours and works once. A new password ends every session that is still open.\nYou can pay without logging in meanwhile.",
  },
  privacy: {
    question: "What do you keep about me?",
    answer:
      "What you give at the checkout, what was paid and how it went; and, if you have an account, what you registered. No card number, and no password that anybody could read. The page on privacy says what it is for and who sees it.",
  },
  closed: {
    question: "My council, or what I want to pay, is not available.",
    answer:
      "A council may take some charges here and not others, and may stop one for a while for maintenance; the search says which it is. Sometimes the whole counter is closed: then nothing can be searched and paid, but receipts and status links stay open, and payments under way are still followed up. Your cart is kept. To pay at once, go to the council's own counter.",
  },
  mobile: {
    question: "Does it work on my phone?",
    answer:
      "Yes, in any recent browser, and nothing has to be installed. Where your browser lets it use the camera, the search can read the code on a bill. If your bank opens its own app and you come back in another browser, open the status link there.",
  },
  languages: {
    question: "In which languages is the portal?",
    answer:
      "In Malay, English and Chinese. Change the language at the top of every page, on a phone in the menu there; your browser remembers it. The emails about a payment are written in the language that you paid in. What stands in the councils' records, such as an offence or a street, is shown as the council wrote it.",
  },
};

export const texts = { faq };
