import { create } from "zustand";
import type { CartItem } from "../charges/index.ts";

/** An item in the cart, with its key. */
export type SavedItem = CartItem & { readonly id: number };

interface Cart {
  readonly items: readonly SavedItem[];
  /** False until the stored items have been read once. */
  readonly loaded: boolean;
  /**
   * False when the cart lasts only as long as the page, because storage is blocked or fails. True on a shared computer, where no
   * cart should last, so that no screen warns about it.
   */
  readonly lasting: boolean;
}

/** The cart, one for all widgets on the page. The operations are in cart.ts. */
export const useCart = create<Cart>()(() => ({ items: [], loaded: false, lasting: true }));
