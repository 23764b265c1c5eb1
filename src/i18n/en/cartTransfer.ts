export const cartTransfer = {
  lead: "These items are in your cart on the council's page. Nothing is added to your cart here until you say so.",
  asking: "Looking up what they cost now…",
  ready: "Can be added",
  notAdded: "Not added",
  notYours:
    "Add these items only if you chose them yourself. If somebody sent you this link, do not add items that you do not recognise.",
  stays_one: "The {{count}} item that is in your cart here stays.",
  stays_other: "The {{count}} items that are in your cart here stay.",
  there:
    "Your cart on the council's page does not change. After you pay here, remove the items there, so that you do not pay twice.",
  addThem: "Add to cart",
  add_one: "Add {{count}} item to cart",
  add_other: "Add {{count}} items to cart",
  added_one: "{{count}} item was added to your cart.",
  added_other: "{{count}} items were added to your cart.",
  decline: "Do not add",
  back: "Back to the council's page",
  fillAgain:
    "Please fill in this form again here. For your privacy, your entries stay on the council's page.",
  fillIn: "Fill it in again",
  missing: "This number was not found.",
  unread_one:
    "{{count}} item could not be read. If you had it in your cart on the council's page, it is still there.",
  unread_other:
    "{{count}} items could not be read. If you had them in your cart on the council's page, they are still there.",
  nothing: "There is no cart here that we can read.",
  nothingHelp:
    "If you came from a council's page, your cart is still there. You can also find your bills here.",
};

export const texts = { cartTransfer };
