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
};
