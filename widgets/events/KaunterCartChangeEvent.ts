export interface CartChange {
  /** The number of items in the page's cart now. */
  readonly count: number;
}

/** An item was added to or removed from the cart, which all elements of the page share. Every element dispatches it. */
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
