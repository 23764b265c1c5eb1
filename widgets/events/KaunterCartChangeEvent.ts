export interface CartChange {
  /** How many items the page's cart holds now. */
  readonly count: number;
}

/** The cart, one for the whole page, took or lost an item; every element of the page tells it. */
export class KaunterCartChangeEvent extends CustomEvent<CartChange> {
  constructor(detail: CartChange) {
    super("kaunter-cart-change", { bubbles: true, composed: true, detail });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    "kaunter-cart-change": KaunterCartChangeEvent;
  }
}
