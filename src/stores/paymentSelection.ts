import { array, integer } from "superstruct";
import { create } from "zustand";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { SavedItem } from "./cartState.ts";
import { tabStorage } from "./tabStorage.ts";

const kept = tabStorage("kaunter.selection", array(integer()));

/**
 * The items that the citizen pays now, by their keys in the cart. The other items stay in the cart. An empty selection means the
 * whole cart. Each tab keeps its own, so that two tabs can pay different bills. Keys are never used again for another item.
 */
export const usePaymentSelection = create<{ readonly keys: readonly number[] }>()(() => ({
  keys: kept.read(),
}));

// The next visitor's cart starts its keys again.
whenForgotten(() => usePaymentSelection.setState({ keys: [] }));

/** Pays these items alone. */
export function payOnly(items: readonly SavedItem[]): void {
  select(items.map(({ id }) => id));
}

/** Pays the whole cart again, as the cart's own button says. */
export function payWholeCart(): void {
  select([]);
}

/** Takes paid items out of the selection. After the last one the whole cart is selected again. */
export function dropFromSelection(items: readonly SavedItem[]): void {
  const gone = new Set(items.map(({ id }) => id));
  const { keys } = usePaymentSelection.getState();
  if (keys.some((key) => gone.has(key))) select(keys.filter((key) => !gone.has(key)));
}

/**
 * The cart's items that the citizen pays now. None when another tab has removed all selected ones: then nothing else may be paid
 * in their place.
 */
export function selectedOf(items: readonly SavedItem[], keys: readonly number[]): readonly SavedItem[] {
  return keys.length === 0 ? items : items.filter(({ id }) => keys.includes(id));
}

function select(keys: readonly number[]): void {
  usePaymentSelection.setState({ keys });
  kept.keep(keys);
}
