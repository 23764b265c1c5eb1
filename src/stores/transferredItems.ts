import { array, integer, create as read, tuple } from "superstruct";
import { create } from "zustand";
import { jsonText } from "../domain/jsonText.ts";
import { instant } from "../domain/schemas/instantStruct.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import type { SavedItem } from "./cartState.ts";

/**
 * The times when the citizen took items of this page's cart along to the portal, by the items' keys. The tab keeps them. A bill's
 * record shows this page that the portal was paid. A reload or a form has no such record and would look unpaid here.
 */

const transferred = array(tuple([integer(), instant]));

const KEY = "kaunter.handedOver";

/** Instants in UTC, by the items' keys. */
export const useTransferredItems = create<ReadonlyMap<number, string>>()(readKept);

// The next visitor's cart starts its keys again.
whenForgotten(() => useTransferredItems.setState(new Map(), true));

/** Notes that the citizen leaves for the portal with these items. */
export function noteTransferredItems(items: readonly SavedItem[], now: Date): void {
  const noted = new Map(items.map(({ id }) => [id, now.toISOString()]));
  useTransferredItems.setState(noted, true);
  if (isOnSharedComputer()) return;
  try {
    sessionStorage.setItem(KEY, jsonText([...noted]));
  } catch {
    // Storage is blocked or full. The times last as long as the page.
  }
}

function readKept(): ReadonlyMap<number, string> {
  if (isOnSharedComputer()) return new Map();
  try {
    return new Map(read(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"), transferred));
  } catch {
    return new Map();
  }
}
