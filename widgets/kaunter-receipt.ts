import { ReceiptScreen } from "../src/screens/receipt/ReceiptScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary How a payment ended, and its receipt.
 * @element kaunter-receipt
 *
 * @attr {string} payment - The id of the payment to show. Default: the one the citizen comes back from.
 * @attr {string} council - The council's code, such as `mpt`. Default: `mpt`.
 * @attr {"ms" | "en" | "zh"} lang - The language. Default: that of the page around the element, live; else Malay.
 * @attr {string} api - The portal's address. Default: the portal that served the script.
 * @attr {string} search-href - The council's page that holds the search.
 * @attr {string} cart-href - The council's page that holds the cart.
 * @attr {string} checkout-href - The council's page that holds the checkout.
 * @attr {string} receipt-href - The council's page that shows the receipt; the bank sends the citizen back to it.
 * @attr {string} licence-href - The council's page that shows a licence to print.
 *
 * @slot - Shown before the element works and when it cannot: a link to the portal.
 * @event {KaunterReadyEvent} kaunter-ready - The element can be used.
 * @event {KaunterNavigateEvent} kaunter-navigate - The citizen is about to go to another screen; cancelable.
 * @event {KaunterPaymentEvent} kaunter-payment - The state of the payment shown became known or changed.
 * @event {KaunterErrorEvent} kaunter-error - The element cannot do its work.
 *
 * @csspart surface - The ground of the element.
 * @csspart heading - Every heading.
 * @csspart card - Every card.
 * @csspart button - Every button and every link that looks like one.
 * @csspart input - Every text field.
 * @csspart select - Every list of choices.
 * @csspart notice - Every message.
 * @csspart failure - The sentence shown when the element cannot work.
 * @cssproperty --kaunter-primary - Buttons, links, what is chosen.
 * @cssproperty --kaunter-on-primary - Text on the primary colour.
 * @cssproperty --kaunter-surface - The ground.
 * @cssproperty --kaunter-card - Cards, fields and dialogs.
 * @cssproperty --kaunter-text - Text.
 * @cssproperty --kaunter-muted - Hints.
 * @cssproperty --kaunter-line - Hairlines.
 * @cssproperty --kaunter-edge - Borders of fields.
 * @cssproperty --kaunter-danger - Errors.
 * @cssproperty --kaunter-focus - The ring around what has the focus.
 * @cssproperty --kaunter-radius - Corners.
 * @cssproperty --kaunter-font - The font family.
 */
defineScreen({
  tag: "kaunter-receipt",
  component: ReceiptScreen,
  screens: ["receipt"],
  attributes: ["payment"],
});
