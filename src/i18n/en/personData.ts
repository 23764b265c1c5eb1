export const personData = {
  title: "Your data",
  copyText:
    "A file with everything the portal's server holds about you: your account, your log-ins, your payments with their receipts, and which messages were sent to you. Your password is not in it.",
  unverified: "Payments are left out until you have verified your email address.",
  copy: "Download my data",
  saved: "Your data is saved.",
  erase: "Erase the account",
  eraseText: "Before anything is erased, you see what goes and what stays, and are asked for your password.",
  goes: "What is erased",
  goesText:
    "- Your account: name, NRIC number, phone number, email address and password.\n- Every log-in on every device, codes, links for a new password, and which messages were sent to you. A message that was not sent yet is not sent any more.\n- Your email address and phone number on your payments; on a payment that paid nothing, your name as well.",
  stays: "What stays",
  staysText:
    "- Payments, what they settled and their receipts: they are the accounts of the councils and of the operator, which keep them as long as the law has them kept. A receipt goes on saying from whom the money came.\n- Your status links and the QR codes on your receipts go on working. Your payment history is shown no more: save what you need first.\n- The bills themselves: they are the councils' records.",
  kept: "Your email address is not verified: payments made with it stay as they are. Verify it first to have your contact details on them erased as well.",
  final: "This cannot be undone.",
  erasing: "Erase my account",
  open: "A payment of yours is on its way, is being looked into or has an open refund case. So that none of your money is lost from sight, the account can be erased once that has ended.",
  erased: "Your account is erased.",
  waiting:
    "Your account is erased. Contact details on payments that the bank is still asked about are erased within days.",
};

export const texts = { personData };
