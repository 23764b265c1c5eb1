/** The element's screen is drawn and can be used. */
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
