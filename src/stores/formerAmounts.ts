import { array, create, integer, tuple } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";
import { ringgitFromSen, type Sen } from "../domain/money.ts";
import { ringgit } from "../domain/schemas/codec.ts";
import { isOnSharedComputer } from "../payment/sharedComputer.ts";

/**
 * The amounts that cart items had before they changed, by the items' keys, kept as long as the tab: a reload does not make a
 * change silent. They hold nothing that the cart does not.
 */

const formerAmounts = array(tuple([integer(), ringgit]));

const KEY = "kaunter.was";

export function readFormerAmounts(): ReadonlyMap<number, Sen> {
  if (isOnSharedComputer()) return new Map();
  try {
    return new Map(create(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"), formerAmounts));
  } catch {
    // Blocked, or of another version: what changed from now on is shown.
    return new Map();
  }
}

export function keepFormerAmounts(was: ReadonlyMap<number, Sen>): void {
  if (isOnSharedComputer()) return;
  try {
    sessionStorage.setItem(KEY, jsonText([...was].map(([key, amount]) => [key, ringgitFromSen(amount)])));
  } catch {
    // Blocked or full: they last as long as the page.
  }
}
