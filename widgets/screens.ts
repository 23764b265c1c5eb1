import type { TextsFor } from "../src/i18n/createTranslator.ts";
import { PAY_STEPS } from "../src/payment/paySteps.ts";
import type { Destination, PortalDestination } from "../src/screens/environment.tsx";

/** The steps of a payment in the citizen's order. Each has its own element. */
export const WIDGET_STEPS = ["search", "cart", "checkout", "receipt"] as const;

export type WidgetStep = (typeof WIDGET_STEPS)[number];

/** The screens that an element can show. An element has no home screen: it begins at the search. */
export const WIDGET_SCREENS = ["search", "cart", ...PAY_STEPS, "receipt", "licence"] as const;

export type WidgetScreen = (typeof WIDGET_SCREENS)[number];

/**
 * The parts that have their own element and can have their own page of the council: the steps, and the licence to print after
 * them.
 */
export type WidgetPart = WidgetStep | "licence";

/** The part that a screen belongs to. All screens between the cart and the bank belong to the checkout. */
export function lazyModule(screen: WidgetScreen): WidgetPart {
  return screen === "fpx_checkout" || screen === "confirmation" ? "checkout" : screen;
}

/** The step that a part belongs to. A citizen prints a licence from the receipt. */
export function stepOf(part: WidgetPart): WidgetStep {
  return part === "licence" ? "receipt" : part;
}

/** The texts that an element with these screens needs. */
export function textsOf(screens: readonly WidgetScreen[]): TextsFor {
  return screens.every((screen) => screen === "search") ? "search" : "all";
}

/** The destinations inside elements. For an element, home is the search. */
const SHOWN: readonly string[] = ["home", ...WIDGET_SCREENS] satisfies readonly Destination["screen"][];

/** Whether only the portal shows the screen. An element redirects there. */
export function isInPortal(to: Destination): to is PortalDestination {
  return !SHOWN.includes(to.screen);
}
