import { PAY_STEPS } from "../src/payment/paySteps.ts";
import type { Destination, PortalDestination } from "../src/screens/environment.tsx";

/** The steps of a payment in the order a citizen walks them, each with an element of its own. */
export const WIDGET_STEPS = ["search", "cart", "checkout", "receipt"] as const;

export type WidgetStep = (typeof WIDGET_STEPS)[number];

/** The screens an element can show. A widget has no home: it begins at the search. */
export const WIDGET_SCREENS = ["search", "cart", ...PAY_STEPS, "receipt"] as const;

export type WidgetScreen = (typeof WIDGET_SCREENS)[number];

/** The step that a screen belongs to: all on the way from the cart to the bank is the checkout's. */
export function stepOf(screen: WidgetScreen): WidgetStep {
  return screen === "fpx_checkout" || screen === "confirmation" ? "checkout" : screen;
}

/** Of an element, its home is the search. */
const SHOWN: readonly string[] = ["home", ...WIDGET_SCREENS] satisfies readonly Destination["screen"][];

/** Whether the portal alone shows the screen; an element leads there. */
export function isInPortal(to: Destination): to is PortalDestination {
  return !SHOWN.includes(to.screen);
}
