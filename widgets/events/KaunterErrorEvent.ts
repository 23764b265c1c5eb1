import type { FaultKind } from "../../src/api/fault.ts";

export interface ElementFailure {
  /** `configuration`: an attribute to correct. `internal`: a fault of the element. Others: what a call of a screen met. */
  readonly kind: "configuration" | "internal" | FaultKind;
  /** Which of its kind: the attribute's name, the portal's reason; else the kind again. */
  readonly code: string;
  /** For the page's webmaster, in English. */
  readonly message: string;
}

/** The element cannot do its work; the page and the other elements go on. */
export class KaunterErrorEvent extends CustomEvent<ElementFailure> {
  constructor(detail: ElementFailure) {
    super("kaunter-error", { bubbles: true, composed: true, detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-error": KaunterErrorEvent;
  }
}
