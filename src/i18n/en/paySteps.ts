export const paySteps = {
  place: "Step {{number}} of {{count}}",
  continue: "Continue",
  back: "Back",
  missing: {
    checkout: {
      title: "First, who is paying?",
      text: "For your privacy your details are not kept when the page is loaded again. Your cart is as you left it.",
      go: "Give your details",
    },
    fpx_checkout: {
      title: "First, which bank?",
      text: "No bank has been chosen yet for this kind of account.",
      go: "Choose a bank",
    },
  },
};
