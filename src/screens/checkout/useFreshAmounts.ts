import { useState } from "react";
import type { Fault } from "../../api/fault.ts";
import type { CartItem, ServiceLine } from "../../charges/index.ts";
import type { Sen } from "../../domain/money.ts";
import { replaceInCart } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";

/** What changed about an item: its amount was another, or it can no longer be paid so. By the item's key. */
export type Changes = ReadonlyMap<number, { readonly was: Sen } | "gone">;

const NONE: Changes = new Map();

/**
 * Takes the server's word on the amounts into the cart and remembers what changed, so that both amounts are shown: nothing
 * changes silently.
 */
export function useFreshAmounts() {
  const [changes, setChanges] = useState<Changes>(NONE);

  const accept = async (items: readonly SavedItem[], fault: Fault) => {
    if (fault.kind !== "amount_changed") return;
    const found = new Map<number, { readonly was: Sen } | "gone">();
    for (const [index, item] of items.entries()) {
      const line = fault.lines[index];
      if (line === null || line === undefined) found.set(item.id, "gone");
      else if (line.amount !== item.amount) {
        found.set(item.id, { was: item.amount });
        await replaceInCart({ ...withLine(item, line), id: item.id });
      }
    }
    setChanges(found);
  };
  return { changes, accept };
}

/** The item with the fields of the line that takes its place: both are of one charge type, and the item has all of the line's fields. */
function withLine(item: CartItem, line: ServiceLine): CartItem {
  return { ...item, ...line } as CartItem;
}
