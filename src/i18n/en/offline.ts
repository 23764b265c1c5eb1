export const offline = {
  newVersion:
    "There is a new version of the portal. Load the page again when you are done: what is in your cart stays.",
  receipt: {
    title: "This receipt is kept on your device",
    text: "We could not ask for it just now. It is shown as it was on {{time}} (Malaysia time): what came later, such as a refund, is not in it.",
  },
  licence: {
    title: "This licence is kept on your device",
    text: "We could not ask for it just now. It is shown as it was on {{time}} (Malaysia time): whether it is still valid is not known.",
  },
  kept: {
    title: "Kept on this device",
    text: "These receipts and licences are kept so that you can open them without a connection. On a shared computer, delete them before you leave. The payments and licences themselves are not touched.",
    forget: "Delete them from this device",
    forgotten: "They are deleted from this device.",
    failed: "They could not be deleted. Please delete this website's data in your browser's settings.",
  },
};

export const texts = { offline };
