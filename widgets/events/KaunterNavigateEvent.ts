import type { PortalDestination } from "../../src/screens/environment.tsx";
import type { WidgetScreen } from "../screens.ts";

export interface Navigation {
  /** The screen that the citizen goes to: a screen of an element, or one that only the portal has. */
  readonly screen: WidgetScreen | PortalDestination["screen"];
}

/** The citizen is about to go to another screen. `preventDefault()` stops this, so that the page can act instead. */
export class KaunterNavigateEvent extends CustomEvent<Navigation> {
  constructor(detail: Navigation) {
    super("kaunter-navigate", { bubbles: true, composed: true, cancelable: true, detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-navigate": KaunterNavigateEvent;
  }
}
