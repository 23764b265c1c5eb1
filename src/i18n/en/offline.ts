export const offline = {
  newVersion:
    "There is a new version of the portal. When you are done, load the page again. Your cart is kept.",
  receipt: {
    title: "This receipt is kept on your device",
    text: "We could not load the newest version just now. This is the receipt as of {{time}} (Malaysia time). Later changes, such as a refund, are not shown.",
  },
  licence: {
    title: "This licence is kept on your device",
    text: "We could not load the newest version just now. This is the licence as of {{time}} (Malaysia time). We do not know whether it is still valid.",
  },
  kept: {
    title: "Kept on this device",
    text: "These receipts and licences are kept so that you can open them without a connection. On a shared computer, delete them before you leave. The payments and licences themselves are not touched.",
    payer:
      "This device remembers your name, email address, phone number, payment method and bank for your next payment.",
    forget: "Delete them from this device",
    forgotten: "They are deleted from this device.",
    failed: "They could not be deleted. Please delete this website's data in your browser's settings.",
  },
};

export const texts = { offline };
