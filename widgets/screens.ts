import { PAY_STEPS } from "../src/payment/paySteps.ts";
import type { Destination, PortalDestination } from "../src/screens/environment.tsx";

/** The steps of a payment in the order a citizen walks them, each with an element of its own. */
export const WIDGET_STEPS = ["search", "cart", "checkout", "receipt"] as const;

export type WidgetStep = (typeof WIDGET_STEPS)[number];

/** The screens an element can show. A widget has no home: it begins at the search. */
export const WIDGET_SCREENS = ["search", "cart", ...PAY_STEPS, "receipt", "licence"] as const;

export type WidgetScreen = (typeof WIDGET_SCREENS)[number];

/** What has an element of its own, and a page of the council's site: the steps of a payment, and printing after it. */
export type WidgetPart = WidgetStep | "licence";

/** The part that a screen belongs to: all on the way from the cart to the bank is the checkout's. */
export function lazyModule(screen: WidgetScreen): WidgetPart {
  return screen === "fpx_checkout" || screen === "confirmation" ? "checkout" : screen;
}

/** The step that a part is reached at: a licence is printed from the receipt. */
export function stepOf(part: WidgetPart): WidgetStep {
  return part === "licence" ? "receipt" : part;
}

/** Of an element, its home is the search. */
const SHOWN: readonly string[] = ["home", ...WIDGET_SCREENS] satisfies readonly Destination["screen"][];

/** Whether the portal alone shows the screen; an element leads there. */
export function isInPortal(to: Destination): to is PortalDestination {
  return !SHOWN.includes(to.screen);
}
