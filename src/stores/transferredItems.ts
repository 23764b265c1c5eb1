import { array, integer, create as read, tuple } from "superstruct";
import { create } from "zustand";
import { jsonText } from "../domain/jsonText.ts";
import { instant } from "../domain/schemas/instantStruct.ts";
import { isOnSharedComputer, whenForgotten } from "../payment/sharedComputer.ts";
import type { SavedItem } from "./cartStorage.ts";

/**
 * When items of this page's cart were taken along to the portal, by their keys, kept as long as the tab. What the portal sold is
 * known here of bills alone, whose record says so: a reload or a form would stand here as if nothing had been paid.
 */

const transferred = array(tuple([integer(), instant]));

const KEY = "kaunter.handedOver";

/** Instants in UTC, by the items' keys. */
export const useTransferredItems = create<ReadonlyMap<number, string>>()(readKept);

// the next visitor's cart counts its items anew
whenForgotten(() => useTransferredItems.setState(new Map(), true));

/** Notes that the citizen leaves for the portal with these. */
export function noteTransferredItems(items: readonly SavedItem[], now: Date): void {
  const noted = new Map(items.map(({ id }) => [id, now.toISOString()]));
  useTransferredItems.setState(noted, true);
  if (isOnSharedComputer()) return;
  try {
    sessionStorage.setItem(KEY, jsonText([...noted]));
  } catch {
    // Blocked or full: it is said as long as the page lasts.
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
