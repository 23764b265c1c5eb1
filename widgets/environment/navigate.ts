import type { Language } from "../../src/domain/language.ts";
import type { Destination, PortalDestination } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cartState.ts";
import { selectedOf, usePaymentSelection } from "../../src/stores/paymentSelection.ts";
import type { Settings } from "../attributes.ts";
import { KaunterNavigateEvent } from "../events/KaunterNavigateEvent.ts";
import { type Place, placeOf } from "../innerNavigation.ts";
import type { ElementInside, KaunterElement } from "../KaunterElement.ts";
import { isInPortal, lazyModule, type WidgetScreen } from "../screens.ts";
import { elementOnPage, type PlacedElement } from "./elementOnPage.ts";
import { portalAddress } from "./portalAddress.ts";
import { redirectTo } from "./redirectTo.ts";

export interface Widget {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly settings: Settings;
  /** The portal's address without a trailing slash. */
  readonly portal: string;
  readonly language: Language;
}

/** How long we wait for the code of another element on the page before we redirect to the portal instead. */
const PATIENCE_MS = 3_000;

/**
 * Goes to a screen. The first that has the screen wins: this element, the council's page for it, another element on this page,
 * the portal. Before that, the page can cancel `kaunter-navigate`.
 */
export function navigate(to: Destination, widget: Widget, page: Window): void {
  const { element, inside } = widget;
  if (isInPortal(to)) {
    if (element.dispatchEvent(new KaunterNavigateEvent({ screen: to.screen })))
      leaveFor(addressOf(to, widget), page);
    return;
  }
  const place = placeOf(to);
  if (!element.dispatchEvent(new KaunterNavigateEvent({ screen: place.screen }))) return;
  if (inside.screens.includes(place.screen)) inside.navigation.go(place);
  else goElsewhere(place, widget, page);
}

function goElsewhere(place: Place, widget: Widget, page: Window): void {
  const { element, settings } = widget;
  const address = pageOf(place.screen, settings);
  const leave = (): void => {
    if (address === undefined) void leaveWithCart(place, widget, page);
    else page.location.assign(address);
  };
  if (address !== undefined && !isThisPage(address, page)) {
    leave();
    return;
  }
  const next = elementOnPage(place.screen, element, settings.council);
  if (next === undefined) leave();
  else if (next.show !== undefined) goToElement(next, place, page);
  else void goToComing(next, place, page, leave);
}

/**
 * Opens the portal's address in the full window, or in a new tab where a frame forbids that.
 * @returns false when the frame forbids both
 */
function leaveFor(address: string, page: Window): boolean {
  if (redirectTo(address, page)) return true;
  const tab = page.open(address, "_blank");
  if (tab === null) return false;
  tab.opener = null;
  return true;
}

/** The address of the screen in the portal. */
export function addressOf(to: Place | PortalDestination, widget: Widget): string {
  return portalAddress(to, { ...widget, council: widget.settings.council });
}

/** The council's page for the screen, from the tag's attributes. */
export function pageOf(screen: WidgetScreen, settings: Settings): string | undefined {
  return settings[`${lazyModule(screen)}-href`];
}

/** Whether the address is this page or an anchor on it. Then the browser need not load a page. */
function isThisPage(address: string, { location }: Window): boolean {
  return address.split("#")[0] === location.href.split("#")[0];
}

/** Redirects to the portal's screen. The cart takes the items of the page's cart along, the checkout the selected ones. */
async function leaveWithCart(place: Place, widget: Widget, page: Window): Promise<void> {
  const part = lazyModule(place.screen);
  const cart = useCart.getState().items;
  const items = part === "checkout" ? selectedOf(cart, usePaymentSelection.getState().keys) : cart;
  const isTaken = (part === "cart" || part === "checkout") && items.length > 0;
  // if this code fails to load, the items stay here, and the citizen searches for the bills again in the portal
  const code = isTaken ? await import("./transferCart.ts").catch(() => undefined) : undefined;
  const visit = { ...widget, council: widget.settings.council };
  if (isTaken && code !== undefined)
    code.transferCart(part, items, visit, (address) => leaveFor(address, page));
  else leaveFor(addressOf(place, widget), page);
}

function goToElement(element: PlacedElement, place: Place, page: Window): void {
  element.show?.(place);
  // a page's `scroll-behavior: smooth` would also apply to citizens whose device asks for less motion
  const isStill = page.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "auto" });
  element.focus({ preventScroll: true });
}

/** Waits for the element's code, and leaves for the portal when the code does not load in time. */
async function goToComing(
  element: PlacedElement,
  place: Place,
  page: Window,
  leave: () => void,
): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([page.customElements.whenDefined(element.localName), late]);
  if (element.show === undefined || !element.isConnected) leave();
  else goToElement(element, place, page);
}
