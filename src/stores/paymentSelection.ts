import { array, integer } from "superstruct";
import { create } from "zustand";
import { whenTestBegins } from "../payment/pageMode.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { SavedItem } from "./cartState.ts";
import { tabStorage } from "./tabStorage.ts";

/** One selection, or none. */
const kept = tabStorage("kaunter.selection", array(array(integer())));

/** The keys of the selected items. Undefined means the whole cart. An empty selection pays nothing. */
type Selection = readonly number[] | undefined;

/**
 * The items that the citizen pays now, by their keys in the cart. The other items stay in the cart. Each tab keeps its own, so that
 * two tabs can pay different bills. Keys are never used again for another item. A paid item's key stays selected: nothing else may
 * be paid in its place until the citizen chooses again.
 */
export const usePaymentSelection = create<{ readonly keys: Selection }>()(() => ({ keys: kept.read()[0] }));

whenTestBegins(() => usePaymentSelection.setState({ keys: kept.read()[0] }));

// The next visitor's cart starts its keys again.
whenForgotten(() => usePaymentSelection.setState({ keys: undefined }));

/** Pays these items alone. */
export function payOnly(items: readonly SavedItem[]): void {
  select(items.map(({ id }) => id));
}

/** Pays the whole cart again, as the cart's own button says. */
export function payWholeCart(): void {
  select(undefined);
}

/** The cart's items that the citizen pays now. None when all selected ones were paid, or removed in another tab. */
export function selectedOf(items: readonly SavedItem[], keys: Selection): readonly SavedItem[] {
  return keys === undefined ? items : items.filter(({ id }) => keys.includes(id));
}

function select(keys: Selection): void {
  usePaymentSelection.setState({ keys });
  kept.keep(keys === undefined ? [] : [keys]);
}
