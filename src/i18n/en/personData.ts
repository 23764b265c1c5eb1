export const personData = {
  title: "Your data",
  copyText:
    "A file with everything the portal's server holds about you: your account, your logins, your payments with their receipts, and which messages were sent to you. Your password is not in it.",
  unverified: "Payments are left out until you have verified your email address.",
  copy: "Download my data",
  saved: "Your data is saved.",
  erase: "Erase the account",
  eraseText:
    "Before anything is erased, we show you what is erased and what is kept, and ask for your password.",
  goes: "What is erased",
  goesText:
    "- Your account: name, NRIC number, phone number, email address and password.\n- Your logins on all devices, your codes, your links for a new password, and the list of messages that we sent you. Messages that are still waiting will not be sent.\n- Your email address and phone number on your payments; on payments that did not go through, your name too.",
  stays: "What is kept",
  staysText:
    "- Payments, the bills that they paid, and their receipts. They are part of the accounts of the councils and of the operator, who must keep them for as long as the law requires. Your name stays on the receipts.\n- Your status links and the QR codes on your receipts continue to work. You can no longer see your payment history: save what you need first.\n- The bills themselves: they are the councils' records.",
  kept: "Your email address is not verified, so your contact details stay on the payments made with it. To have them erased too, verify the address first.",
  final: "This cannot be undone.",
  erasing: "Erase my account",
  open: "You have a payment that is not finished or is being checked, or an open refund case. To protect your money, you can erase the account only after that is finished.",
  erased: "Your account is erased.",
  waiting:
    "Your account is erased. We are still checking some of your payments with the bank. Your contact details on those payments are erased within days.",
};

export const texts = { personData };
