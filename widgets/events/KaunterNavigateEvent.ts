import type { PortalDestination } from "../../src/screens/environment.tsx";
import type { WidgetScreen } from "../screens.ts";

export interface Navigation {
  /** The screen the citizen goes to: one that an element shows, or one of the portal's own. */
  readonly screen: WidgetScreen | PortalDestination["screen"];
}

/** The citizen is about to go to another screen; `preventDefault()` lets the page take over. */
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
