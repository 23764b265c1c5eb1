/** The sentences of an element that cannot work, and its link to the portal. */
export const elements = {
  configuration: "This payment counter is not set up correctly. Please use the link below.",
  broken: "This payment counter could not be shown. Please use the link below.",
  payOnline: "Pay online",
};
