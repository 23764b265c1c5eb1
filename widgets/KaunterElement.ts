import type { InnerNavigation, Place } from "./innerNavigation.ts";
import type { WidgetScreen } from "./screens.ts";

type Reflected = string | null | undefined;

/**
 * What every element offers to the page's scripts. The properties reflect the attributes of the same name.
 *
 * The tags tell of every element; those of one alone stand in its own module. The published manifest is made of both.
 *
 * @attr {CouncilCode} [council=mpt] - The council's code.
 * @attr {Language} lang - The language. Default: that of the page around the element, live; else Malay.
 * @attr {string} api - The portal's address, with its `https://`; needed where the elements are bundled. Default: the portal that served the script.
 * @attr {1 | 2 | 3 | 4 | 5 | 6} [heading-level=2] - The level of its first heading in the page's outline.
 * @attr {boolean} kiosk - On a computer that many people use: nothing is kept, and all is cleared after 2 minutes of idleness.
 * @attr {string} search-href - The council's page that holds the search.
 * @attr {string} cart-href - The council's page that holds the cart.
 * @attr {string} checkout-href - The council's page that holds the checkout.
 * @attr {string} receipt-href - The council's page that shows the receipt; the bank sends the citizen back to it.
 * @attr {string} licence-href - The council's page that shows a licence to print.
 *
 * @slot - Shown before the element works and when it cannot: a link to the portal.
 * @event {KaunterReadyEvent} kaunter-ready - The element can be used, with all that it needs from the portal; told once.
 * @event {KaunterCartChangeEvent} kaunter-cart-change - The page's cart took or lost an item.
 * @event {KaunterNavigateEvent} kaunter-navigate - The citizen is about to go to another screen; cancelable.
 * @event {KaunterErrorEvent} kaunter-error - An attribute is wrong, or the element cannot do its work.
 *
 * @csspart steps - The bar of steps.
 * @csspart surface - The ground of the element.
 * @csspart heading - Every heading.
 * @csspart card - Every card.
 * @csspart button - Every button and every link that looks like one.
 * @csspart button-primary - The button that leads on.
 * @csspart button-secondary - A button for something else.
 * @csspart button-quiet - A button for what few need.
 * @csspart button-danger - A button that takes something away.
 * @csspart link - Every link in text.
 * @csspart field - A control with its label, hint and error.
 * @csspart label - The label of a field.
 * @csspart input - Every text field.
 * @csspart select - Every list of choices.
 * @csspart choice - One of several choices that are drawn as cards.
 * @csspart notice - Every message.
 * @csspart error-summary - What is wrong in a form, on top of it.
 * @csspart table - Every table and every list of names and values.
 * @csspart total - What something comes to.
 * @csspart dialog - Every dialog.
 * @csspart failure - The sentence shown when the element cannot work.
 */
export interface KaunterElement extends HTMLElement {
  get council(): string | undefined;
  set council(value: Reflected);
  get api(): string | undefined;
  set api(value: Reflected);
  get headingLevel(): string | undefined;
  set headingLevel(value: Reflected);
  /** It stands on a computer that many people use; the page keeps nothing until it is opened anew. */
  get kiosk(): boolean;
  set kiosk(value: boolean);
  get searchHref(): string | undefined;
  set searchHref(value: Reflected);
  get cartHref(): string | undefined;
  set cartHref(value: Reflected);
  get checkoutHref(): string | undefined;
  set checkoutHref(value: Reflected);
  get receiptHref(): string | undefined;
  set receiptHref(value: Reflected);
  get licenceHref(): string | undefined;
  set licenceHref(value: Reflected);
  /** Goes to a place inside the element; one that it cannot show is ignored. */
  show(place: Place): void;
}

/** The elements with a search: the charge type and the number that the page asks for. */
export interface KaunterSearchingElement extends KaunterElement {
  get charge(): string | undefined;
  set charge(value: Reflected);
  get account(): string | undefined;
  set account(value: Reflected);
}

/** The element that shows one payment. */
export interface KaunterShowingElement extends KaunterElement {
  get payment(): string | undefined;
  set payment(value: Reflected);
}

/** The element that shows a digital licence. */
export interface KaunterLicenceElement extends KaunterElement {
  get licence(): string | undefined;
  set licence(value: Reflected);
}

/** What the inside of an element shares with its outside, and the page's scripts do not see. */
export interface ElementInside {
  readonly screens: readonly WidgetScreen[];
  readonly navigation: InnerNavigation;
  /** The citizen came back to it from the bank. */
  readonly cameBack: boolean;
  /** The handle that the way back from the bank left for this element, once. */
  takeReturnHandle(): string | undefined;
  /** True once: the page is told a single time that the element can be used. */
  isFirstReady(): boolean;
  /** Begins anew with each visit to a shared computer, from now on. @returns what stops it; until then the page keeps this alive */
  followVisits(): () => void;
  /** The same for an element that takes the place of this one. */
  forSuccessor(): ElementInside;
}
