import type { ChargeType } from "../src/domain/chargeTypes.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import type { PageMode } from "../src/payment/pageMode.ts";
import type { KeptSearch } from "../src/screens/environment.tsx";
import type { Level } from "../src/ui/text/HeadingLevel.tsx";
import type { InnerNavigation, Place } from "./innerNavigation.ts";
import type { WidgetScreen } from "./screens.ts";

/** What a page's script may set a property to. Reading one gives the attribute's text, which markup may have set to anything. */
type Reflected<Value = string> = Value | null | undefined;

/**
 * The properties and methods of every element, for the page's scripts. The properties reflect the attributes of the same name.
 *
 * These tags describe all elements. The tags for a single element are in its module. The build makes the published manifest
 * from both.
 *
 * @attr {CouncilCode} [council=mpt] - The council's code.
 * @attr {Language} lang - The language. Default: the language of the page around the element, with its changes; otherwise Malay.
 * @attr {string} api - The portal's address, with `https://`. Required when a bundler includes the elements. Default: the portal that served the script.
 * @attr {"live" | "test"} [mode=live] - With `test` the element pays at the portal's test portal, where no payment moves money. The same for every element of a page.
 * @attr {1 | 2 | 3 | 4 | 5 | 6} [heading-level=2] - The level of its first heading in the page's outline.
 * @attr {boolean} kiosk - For a computer that many people use: the page stores nothing, and clears everything after 2 idle minutes.
 * @attr {string} search-href - The council's page that holds the search.
 * @attr {string} cart-href - The council's page that holds the cart.
 * @attr {string} checkout-href - The council's page that holds the checkout.
 * @attr {string} receipt-href - The council's page that shows the receipt. The citizen returns to it from the bank.
 * @attr {string} licence-href - The council's page that shows a licence to print.
 *
 * @slot - A link to the portal. It shows until the element works, and when the element cannot work.
 * @event {KaunterReadyEvent} kaunter-ready - The element can be used and has all that it needs from the portal. Sent once.
 * @event {KaunterCartChangeEvent} kaunter-cart-change - An item was added to or removed from the page's cart.
 * @event {KaunterNavigateEvent} kaunter-navigate - The citizen is about to go to another screen. Cancelable.
 * @event {KaunterErrorEvent} kaunter-error - An attribute is wrong, or the element cannot work.
 *
 * @csspart test-mode - The notice at the top in test mode.
 * @csspart event-log - The list of events below the element in test mode.
 * @csspart steps - The bar of steps.
 * @csspart surface - The background of the element.
 * @csspart heading - Every heading.
 * @csspart card - Every card.
 * @csspart button - Every button and every link that looks like one.
 * @csspart button-primary - The button that leads to the next step.
 * @csspart button-secondary - A button for another action.
 * @csspart button-quiet - A button that few citizens need.
 * @csspart button-danger - A button that removes something.
 * @csspart link - Every link in text.
 * @csspart field - A control with its label, hint and error.
 * @csspart label - The label of a field.
 * @csspart input - Every text field.
 * @csspart select - Every list of choices.
 * @csspart choice - One of several choices that look like cards.
 * @csspart notice - Every message.
 * @csspart error-summary - The list of errors at the top of a form.
 * @csspart table - Every table and every list of names and values.
 * @csspart total - Every total amount.
 * @csspart dialog - Every dialog.
 * @csspart failure - The sentence shown when the element cannot work.
 */
export interface KaunterElement extends HTMLElement {
  get council(): string | undefined;
  set council(value: Reflected<CouncilCode>);
  get api(): string | undefined;
  set api(value: Reflected);
  get mode(): string | undefined;
  set mode(value: Reflected<PageMode>);
  get headingLevel(): string | undefined;
  set headingLevel(value: Reflected<Level | `${Level}`>);
  /** Marks a computer that many people use. Once set, the page stores nothing until it is loaded again. */
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
  /** Goes to a place inside the element. The element ignores a place that it cannot show. */
  show(place: Place): void;
}

/** An element with a search. The page can choose the charge type and the number that the search begins with. */
export interface KaunterSearchingElement extends KaunterElement {
  get charge(): string | undefined;
  set charge(value: Reflected<ChargeType>);
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

/** The state that an element's class shares with its screens. The page's scripts cannot see it. */
export interface ElementInside {
  readonly screens: readonly WidgetScreen[];
  readonly navigation: InnerNavigation;
  /** True when the citizen returned to this element from the bank. */
  readonly cameBack: boolean;
  /** The mode of the payment from which the citizen returned to this element. Undefined when the citizen came another way. */
  readonly cameFrom: PageMode | undefined;
  /** The handle in the address after the return from the bank. The first call gets it; later calls get undefined. */
  takeReturnHandle(): string | undefined;
  /** True at the first call only, because an element sends `kaunter-ready` once. */
  isFirstReady(): boolean;
  /** Resets the element at each new visit on a shared computer. @returns the function that stops this and removes the listener */
  followVisits(): () => void;
  /** Keeps the search of the shown bill for an element that replaces this one. Undefined when none is shown. */
  keepSearch(search: KeptSearch | undefined): void;
  /** The search that the replaced element kept. The first call gets it; later calls get undefined. */
  takeKeptSearch(): KeptSearch | undefined;
  /** This state for an element that replaces this one. */
  forSuccessor(): ElementInside;
}
