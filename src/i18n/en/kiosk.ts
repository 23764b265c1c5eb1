/** Texts for a shared computer: it stores nothing, and it asks whether somebody is still there. */
export const texts = {
  kiosk: {
    notice:
      "Shared computer: nothing is kept here. After 2 minutes without a touch or a key, everything on this screen is cleared. When a payment is confirmed, the receipt is sent to your email address.",
    finish: "Finish and clear the screen",
    still: "Are you still there?",
    left_one: "In {{count}} second, your entries and your cart will be cleared from this screen.",
    left_other: "In {{count}} seconds, your entries and your cart will be cleared from this screen.",
    carryOn: "Continue",
    clearNow: "Clear it now",
    cleared: "Everything was cleared. You can begin again.",
  },
};
