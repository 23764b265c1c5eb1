export const alert = {
  accepted: "Your latest payment was accepted.",
  inProgress: "Your latest payment is in progress. Please do not pay it again.",
  close: "Close this message",
  open: "Open the status page",
  seeReceipt: "See the receipt",
};
