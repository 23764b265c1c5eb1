import type { FaultKind } from "../../src/api/fault.ts";

export interface ElementFailure {
  /** `configuration`: a wrong attribute. `internal`: an error inside the element. Any other: a call of a screen failed. */
  readonly kind: "configuration" | "internal" | FaultKind;
  /** The attribute's name or the portal's reason. Otherwise the kind again. */
  readonly code: string;
  /** For the page's webmaster, in English. */
  readonly message: string;
}

/** The element cannot work. The page and the other elements keep working. */
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
