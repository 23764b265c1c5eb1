/** Texts of an element with `mode="test"`, for the council's webmaster. */
export const texts = {
  testMode: {
    title: "TEST: only pretend payments, without real money",
    text: "Bills, banks and receipts here are made up. Switch the test mode off before citizens use this page.",
    events: "Events of this element",
    eventsHelp: "What the element told the page, the latest first. Only the test mode shows this list.",
    noEvents: "The element has told the page nothing yet. Only the test mode shows this list.",
    clear: "Clear the list",
  },
};
