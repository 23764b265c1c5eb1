import type { Destination, PortalDestination } from "../src/screens/environment.tsx";

/** The screens an element can show, in the order a citizen walks them. A widget has no home: it begins at the search. */
export const WIDGET_SCREENS = ["search", "cart", "checkout", "receipt"] as const;

export type WidgetScreen = (typeof WIDGET_SCREENS)[number];

/** Screens that the portal alone shows; an element leads there. */
const PORTAL_SCREENS: readonly string[] = [
  "requery",
  "refund",
] satisfies readonly PortalDestination["screen"][];

export function isInPortal(to: Destination): to is PortalDestination {
  return PORTAL_SCREENS.includes(to.screen);
}
