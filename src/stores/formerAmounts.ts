import { array, create, integer, tuple } from "superstruct";
import { jsonText } from "../domain/jsonText.ts";
import { ringgitFromSen, type Sen } from "../domain/money.ts";
import { ringgit } from "../domain/schemas/codec.ts";
import { isOnSharedComputer } from "../payment/sharedComputer.ts";

/**
 * The amounts of cart items before their last change, by the items' keys. The tab keeps them, so that the notice of a change
 * survives a reload. They contain no data that is not in the cart.
 */

const formerAmounts = array(tuple([integer(), ringgit]));

const KEY = "kaunter.was";

export function readFormerAmounts(): ReadonlyMap<number, Sen> {
  if (isOnSharedComputer()) return new Map();
  try {
    return new Map(create(JSON.parse(sessionStorage.getItem(KEY) ?? "[]"), formerAmounts));
  } catch {
    // Storage is blocked or has another format. Only changes from now on are shown.
    return new Map();
  }
}

export function keepFormerAmounts(was: ReadonlyMap<number, Sen>): void {
  if (isOnSharedComputer()) return;
  try {
    sessionStorage.setItem(KEY, jsonText([...was].map(([key, amount]) => [key, ringgitFromSen(amount)])));
  } catch {
    // Storage is blocked or full. The amounts last as long as the page.
  }
}
