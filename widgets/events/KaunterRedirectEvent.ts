/** The citizen is about to leave the page for the bank. `preventDefault()` keeps them here, and nothing is paid. */
export class KaunterRedirectEvent extends CustomEvent<null> {
  constructor() {
    super("kaunter-redirect", { bubbles: true, composed: true, cancelable: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-redirect": KaunterRedirectEvent;
  }
}
