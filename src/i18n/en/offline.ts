export const offline = {
  newVersion:
    "There is a new version of the portal. Load the page again when you are done: what is in your cart stays.",
};
