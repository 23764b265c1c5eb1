import { create } from "zustand";
import type { SavedItem } from "./cartStorage.ts";

interface Cart {
  readonly items: readonly SavedItem[];
  /** False until the stored items were read once. */
  readonly loaded: boolean;
  /**
   * False when the cart lasts only as long as the page: storage is blocked, or fails. On a shared computer nothing is meant to
   * last.
   */
  readonly lasting: boolean;
}

/** The cart: one for the page, whatever the number of widgets on it. What is done with it stands in cart.ts. */
export const useCart = create<Cart>()(() => ({ items: [], loaded: false, lasting: true }));
