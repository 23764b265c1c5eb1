export const notices = {
  banner: "Announcement",
  loading: "Loading the page",
  connection: "Connection",
  offline: "You are offline. What is in your cart is safe. You can go on when you are connected again.",
  online: "You are connected again.",
  closed: {
    title: "The counter is closed for now",
    text: "We are working on the system. Please come back a little later.",
    kept: "What is in your cart stays there.",
    flight:
      "Payments already made are safe. You can still see how a payment stands, its receipt and refunds.",
  },
  covid: {
    title: "Covid‑19 assistance: {{percent}}% off",
    text: "You get {{percent}}% off {{parts}}. It is taken off by itself when you pay here. There is nothing to apply for.",
    close: "Got it",
  },
  update: {
    title: "Please update the app",
    text: "This version of the app is too old for payments. Please get the latest version from your app store.",
    installed: "Version on this phone",
    latest: "Latest version",
    open: "Open the app store",
  },
};
