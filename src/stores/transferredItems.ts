import { array, integer, tuple } from "superstruct";
import { create } from "zustand";
import { instant } from "../domain/schemas/instantStruct.ts";
import { whenTestBegins } from "../payment/pageMode.ts";
import { whenForgotten } from "../payment/sharedComputer.ts";
import type { SavedItem } from "./cartState.ts";
import { tabStorage } from "./tabStorage.ts";

/**
 * The times when the citizen took items of this page's cart along to the portal, by the items' keys. The tab keeps them. A bill's
 * record shows this page that the portal was paid. A reload or a form has no such record and would look unpaid here.
 */

const kept = tabStorage("kaunter.handedOver", array(tuple([integer(), instant])));

/** Instants in UTC, by the items' keys. */
export const useTransferredItems = create<ReadonlyMap<number, string>>()(() => new Map(kept.read()));

whenTestBegins(() => useTransferredItems.setState(new Map(kept.read()), true));

// The next visitor's cart starts its keys again.
whenForgotten(() => useTransferredItems.setState(new Map(), true));

/** Notes that the citizen leaves for the portal with these items. Earlier ones stay noted. */
export function noteTransferredItems(items: readonly SavedItem[], now: Date): void {
  const noted = new Map(useTransferredItems.getState());
  for (const { id } of items) noted.set(id, now.toISOString());
  useTransferredItems.setState(noted, true);
  kept.keep([...noted]);
}
