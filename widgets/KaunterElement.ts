import type { InnerNavigation, Place } from "./innerNavigation.ts";
import type { WidgetScreen } from "./screens.ts";

type Reflected = string | null | undefined;

/** What every element offers to the page's scripts. The properties reflect the attributes of the same name. */
export interface KaunterElement extends HTMLElement {
  get council(): string | undefined;
  set council(value: Reflected);
  get api(): string | undefined;
  set api(value: Reflected);
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
  /** The handle that the way back from the bank left for this element, once. */
  takeReturnHandle(): string | undefined;
}
