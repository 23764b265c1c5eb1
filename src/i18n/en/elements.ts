export const elements = {
  steps: "Steps",
  search: "Find",
  cart: "Cart",
  checkout: "Pay",
  receipt: "Receipt",
  configuration: "This payment counter is not set up correctly. Please use the link below.",
  broken: "This payment counter could not be shown. Please use the link below.",
  payOnline: "Pay online",
};
