import type { Language } from "../../src/domain/language.ts";
import type { Destination, PortalDestination } from "../../src/screens/environment.tsx";
import { useCart } from "../../src/stores/cartState.ts";
import type { Settings } from "../attributes.ts";
import { KaunterNavigateEvent } from "../events/KaunterNavigateEvent.ts";
import { type Place, placeOf } from "../innerNavigation.ts";
import type { ElementInside, KaunterElement } from "../KaunterElement.ts";
import { isInPortal, lazyModule, type WidgetScreen } from "../screens.ts";
import { elementOnPage, type PlacedElement } from "./elementOnPage.ts";
import { portalAddress } from "./portalAddress.ts";
import { redirectTo } from "./redirectTo.ts";

/** An element and what it was given. */
export interface Widget {
  readonly element: KaunterElement;
  readonly inside: ElementInside;
  readonly settings: Settings;
  /** The portal's address without a slash at its end. */
  readonly portal: string;
  readonly language: Language;
}

/** How long the code of an element that stands on the page may take to come, before the portal is gone to instead. */
const PATIENCE_MS = 3_000;

/**
 * Inside the element, else the council's page for it, else another element on this page, else the portal. The page is asked
 * before each.
 */
export function navigate(to: Destination, widget: Widget, page: Window): void {
  const { element, inside } = widget;
  if (isInPortal(to)) {
    if (element.dispatchEvent(new KaunterNavigateEvent({ screen: to.screen })))
      redirectTo(addressOf(to, widget), page);
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

/** Where the portal shows the screen. */
export function addressOf(to: Place | PortalDestination, widget: Widget): string {
  return portalAddress(to, { ...widget, council: widget.settings.council });
}

/** The page of the council's site that the webmaster named for the screen. */
export function pageOf(screen: WidgetScreen, settings: Settings): string | undefined {
  return settings[`${lazyModule(screen)}-href`];
}

/** The address is this page's, or a place on it: what stands here is shown, and nothing is loaded again. */
function isThisPage(address: string, { location }: Window): boolean {
  return address.split("#")[0] === location.href.split("#")[0];
}

/** Leaves for the portal's screen, with the page's cart where the screen is the cart's or the checkout's. */
async function leaveWithCart(place: Place, widget: Widget, page: Window): Promise<void> {
  const part = lazyModule(place.screen);
  const { items } = useCart.getState();
  const isTaken = (part === "cart" || part === "checkout") && items.length > 0;
  // where its code cannot be fetched the cart stays here, and the portal finds the bills again
  const code = isTaken ? await import("./transferCart.ts").catch(() => undefined) : undefined;
  const visit = { ...widget, council: widget.settings.council };
  redirectTo(
    isTaken && code !== undefined ? code.transferCart(part, items, visit) : addressOf(place, widget),
    page,
  );
}

function goToElement(element: PlacedElement, place: Place, page: Window): void {
  element.show?.(place);
  // a page may have all scrolling glide, also for those who asked their device for less motion
  const isStill = page.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "auto" });
  element.focus({ preventScroll: true });
}

/** The element's tag stands here and its code does not yet. */
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
