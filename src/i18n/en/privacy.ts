export const privacy = {
  lead: "This page explains what we keep about you when you pay here or have an account, what it is for, and who sees it.",
  who: {
    title: "Who is responsible",
    text: "The operator runs the portal for the councils. Each council is responsible for its own records: the bills, their owners and their amounts.",
  },
  payment: {
    title: "What we keep about a payment",
    text: "- Your name, email address and phone number as you gave them at the checkout: to make out the receipt, to send it, and to find the payment when you ask.\n- The bills that you paid, with their names, numbers and amounts: so that the council knows which bills are paid.\n- For some charges, the answers in the form: the guest and the premises of a local government charge, and the name and NRIC number of the person who consents to the renewal of a trading licence.\n- Your bank or the brand of your card, the numbers of the transaction, and what the bank or the card gateway answered and when: to find out how the payment ended, and to prove it.\n- Your language: for the emails.\nThe number of your card, its security code and your banking password never reach the portal's server.",
  },
  account: {
    title: "What we keep about an account",
    text: "Your name, NRIC number, phone number and email address as you entered them, how they were confirmed and by whom, and when you signed up. We do not keep your password itself, but a value from which nobody can work it out. On your profile you can change your details, save a copy of all the data that we keep about you, and erase the account.",
  },
  visits: {
    title: "What we keep about a visit",
    uncounted: "The portal counts no visits.",
    counted:
      "The operator counts visits. When you open a page, the portal's server gets the page's name, such as “cart”, and the language. The server passes these and the day on to the service that counts visits for the operator. It does not pass on your network address, names, numbers, links or cookies, and your visits cannot be told apart from other people's visits. If your browser uses Global Privacy Control, your visits are not counted.",
    text: "The portal shows no advertisements and loads nothing from other websites. To prevent abuse, the server counts requests from each network address for a short time and does not save them. The error log contains no names, numbers, addresses or links.",
  },
  browser: {
    title: "What your browser stores",
    text: "- The cart, until you pay or remove the items. For some charges, it includes names and numbers that you typed: on a shared computer, empty the cart before you leave.\n- The latest 50 receipts and 10 licences that you opened, with the pictures on them, so that you can see them without a connection. Logging out deletes them, and so does the button that appears below while there are any.\n- The files of this portal, so that it opens without a connection, and the keys that are used to check documents.\n- Your language, the council that you chose last, the status link and the status of your latest payment, the messages that you closed, amounts that changed in the cart, and the time of the last automatic reload of a page.\n- While you are logged in, a cookie for the login. It ends when you close the browser, after 2 hours without use, and after 12 hours at the latest.\nWhat you type at the checkout is kept only while the page is open, unless you tick “Remember me on this device”. Then your name, email address, phone number and bank stay until you take the tick away, log out, or press that button.",
  },
  seen: {
    title: "Who sees it",
    text: "- The council that a bill belongs to, and the operator's staff who look after payments.\n- FPX and your bank get the amount, our number of the payment, the kind of charge, the council and your email address. The card gateway also gets your name and phone number.\n- The services that send our emails and text messages get those messages.\n- Anybody who has the status link can see the payment. Contact details and the names on the bills are partly hidden. Share the link only with people you trust.\n- Anybody who searches with a bill's number sees part of the names on it. If you are logged in and have shown your identity card at a council's counter, you see the full names on bills with your NRIC number.\nNobody else sees it. We do not sell your data or give it to anybody for advertising.",
  },
  long: {
    title: "How long it is kept",
    text: "- Payments, what they settled and their receipts are part of the accounts of the councils and of the operator. The portal does not delete them. They are kept for as long as the law requires. Ask the operator how long that is.\n- If a payment did not go through, your name and contact details are deleted 90 days after you started it, once we no longer check it with the bank.\n- An account that was never verified is deleted after 30 days. Any other account is deleted when you erase it on your profile.\n- A code is valid for 30 minutes, a link for a new password for 24 hours, a login for 12 hours at most; each is deleted some days later. The list of sent messages is deleted after 30 days.\nThese are the usual times. The operator may have set other times. Older backups may still contain data that was erased later.",
  },
  rights: {
    title: "Your rights",
    text: "The Personal Data Protection Act 2010 (Act 709) gives people rights over their personal data where it applies: to see it, to have it corrected, to withdraw a consent, to object to a use that causes damage or distress, and to refuse direct marketing. The portal sends no marketing.\nOn your profile you can save a copy of what the portal holds about you, correct it, and erase your account with your contact details on payments; your name stays on receipts. To see or correct what is on a bill, ask the council that it belongs to. For the rest, or without an account, ask the operator, with the transaction number or from the email address of your account.",
  },
};

export const texts = { privacy };
