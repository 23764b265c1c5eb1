/** The element's first screen is drawn and can be used, with all that it needs from the portal; once for each element. */
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
