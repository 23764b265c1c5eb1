/** The element's first screen can be used and has all that it needs from the portal. Dispatched once for each element. */
export class KaunterReadyEvent extends CustomEvent<null> {
  constructor() {
    super("kaunter-ready", { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-ready": KaunterReadyEvent;
  }
}
