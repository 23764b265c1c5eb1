export const faq = {
  lead: "These are the questions that people ask most. Open a question to read the answer.",
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
      "The receipt, and the page Check a payment with your status link, show one of three results.\n- Paid: your bank or the card gateway confirmed it to us, and there is a receipt number.\n- Not paid: the bank or the card gateway confirmed to us that the payment was declined or cancelled, so no money was taken. If your account or card was charged anyway, tell your bank.\n- Not known yet: the bank or the card gateway has not told us the result. That does not mean that the payment failed. Please do not pay again. We keep checking.",
  },
  pending: {
    question: "My FPX payment is pending, or its result is not known yet. What do I do?",
    answer:
      "Do not pay the same bills again: the payment may still go through. We keep checking automatically for up to seven days.\nA payment from a company account may wait up to {{days}} days until a colleague approves it at the company's bank.\nYou may close the page. Keep the status link: it shows the payment in any browser, and there you can ask us to check with the bank again. As soon as the payment is confirmed, even if it is late, it is shown as paid and we email you the receipt. If there is no result after seven days, a member of staff checks the payment.",
  },
  interrupted: {
    question: "I closed the page, or the connection broke, while I was at the bank.",
    answer:
      "We keep the record of your payment. The bank tells us the result even if you do not come back to this portal, and if it does not, we ask the bank. To see the result, open the portal again in the same browser: it shows your latest payment. In another browser, open the status link. If we still have no result after we first ask the bank, we email you the status link.",
  },
  wrongAmount: {
    question: "The amount looks wrong. What now?",
    answer:
      "Check the council and the number first. The amounts come from the council's records, and the portal does not change them. A recent payment at the council's own counter may not be included yet.\nIf an amount changes while the bill is in your cart, you see the old and the new one and are asked again before you pay. If the amount still looks wrong, ask the council that the bill belongs to before you pay.",
  },
  limits: {
    question: "How much can I pay at once?",
    answer:
      "By FPX from {{leastPersonal}} to {{mostPersonal}} for a personal account and from {{leastCompany}} to {{mostCompany}} for a company account. Your bank may set a lower limit for you, and the limit of a card is set by the bank that issued it. A larger cart can be paid in several payments.",
  },
  cards: {
    question: "Is it safe to pay by card?",
    answer:
      "Where cards are taken, you can pay with Visa and Mastercard. You type your card details on the card gateway's own page, or on a page of this portal that sends them from your browser straight to the card gateway. We tell you which page it is before you go there. The portal neither receives nor keeps your card number or its security code.\nNever type a card number anywhere else. This portal does not accept card numbers in its other fields.",
  },
  receipt: {
    question: "Where is my receipt?",
    answer:
      "It is shown as soon as the payment is confirmed, and it is sent within 24 hours to the email address that you gave at the checkout. If it does not come, look in the spam folder too.\nThe status link shows the receipt at any time, in any browser. There you can download it as a PDF or print it, also on an 80 mm roll. Its QR code opens a page that shows whether the receipt is genuine. One payment has one receipt, which lists every bill and its council.",
  },
  refund: {
    question: "I paid twice, or the wrong bill. Do I get the money back?",
    answer:
      "If a bill was paid twice here, a refund case is opened automatically for the later payment; you do not have to apply. The council that the bill belongs to decides. If you paid the wrong bill, contact that council and give it the receipt number. The portal itself does not pay refunds.",
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
      "Yes. Anybody who has a bill's number can pay the bill. The search shows only part of each name: enough to check that it is the right bill, without showing the whole name. To see your full name on your own bills, first show your identity card at a council's counter, so that it can be recorded in your account. Then log in.",
  },
  account: {
    question: "Do I need an account?",
    answer:
      "No. You can search, pay and keep the receipt without one. With an account you see your payments in one list. Payments that you made as a guest with the same email address are in the list too, after you verify the address with a code.",
  },
  password: {
    question: "I forgot my password.",
    answer:
      "Choose “Log in”, then “Forgot your password?”, and type your email address. If an account uses this address, we email you a link; look in the spam folder too. The link is valid for 24 hours and works once. When you set a new password, you are logged out on every device.\nYou can also pay without logging in.",
  },
  privacy: {
    question: "What do you keep about me?",
    answer:
      "We keep the details that you enter at the checkout, the bills that you paid and the result of the payment. If you have an account, we also keep the details that you signed up with. We do not keep your card number, and nobody can read your password. The privacy page explains what the data is for and who sees it.",
  },
  closed: {
    question: "My council, or what I want to pay, is not available.",
    answer:
      "A council may take some charges here and not others, and may stop one for a while for maintenance. The search tells you which it is. Sometimes all online payment is closed. Then you cannot search or pay, but you can still open receipts and status links, and we still check payments that are in progress. Your cart is kept. If you must pay now, go to the council's own counter.",
  },
  mobile: {
    question: "Does it work on my phone?",
    answer:
      "Yes, in any recent browser, and nothing has to be installed. Where your browser lets it use the camera, the search can read the code on a bill. If your bank opens its own app and you come back in another browser, open the status link there.",
  },
  languages: {
    question: "Which languages can I use?",
    answer:
      "Malay, English and Chinese. Change the language at the top of every page, on a phone in the menu there; your browser remembers it. Emails about a payment are in the language that you used to pay. Texts from the councils' records, such as an offence or a street, are shown as the council wrote them.",
  },
};

export const texts = { faq };
