/** Texts for a shared computer: it stores nothing, and it asks whether somebody is still there. */
export const texts = {
  kiosk: {
    notice:
      "Shared computer: nothing is kept here. After 2 minutes without a touch or a key, everything on this screen is cleared. If you have paid, the receipt comes to your email.",
    finish: "Finish and clear the screen",
    still: "Are you still there?",
    left_one:
      "In {{count}} second, everything that was typed and put into the cart is cleared from this screen.",
    left_other:
      "In {{count}} seconds, everything that was typed and put into the cart is cleared from this screen.",
    carryOn: "Carry on",
    clearNow: "Clear it now",
    cleared: "Everything was cleared. You can begin again.",
  },
};
