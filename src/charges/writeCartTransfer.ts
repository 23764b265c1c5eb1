import { is } from "superstruct";
import {
  CART_PARAMETER,
  CART_VERSION,
  ITEM_PARAMETER,
  LEFT_PARAMETER,
  MOST_ITEMS,
  type TransferredItem,
  transferredItem,
} from "./cartTransfer.ts";
import type { CartItem } from "./index.ts";
import { chargeOf } from "./lines.ts";

/** The cart as parameters of the portal's address (cartTransfer.ts): only councils, types, choices and numbers. */
export function writeCartTransfer(items: readonly CartItem[]): readonly (readonly [string, string])[] {
  const left = Math.max(0, items.length - MOST_ITEMS);
  return [
    [CART_PARAMETER, CART_VERSION],
    ...items.slice(0, MOST_ITEMS).map((item) => [ITEM_PARAMETER, textOf(toTransferredItem(item))] as const),
    ...(left > 0 ? [[LEFT_PARAMETER, String(left)] as const] : []),
  ];
}

/**
 * The parts of an item that leave the page. Without a number that fits into an address, the citizen searches for the bill again.
 * A form is always filled in again.
 */
export function toTransferredItem(item: CartItem): TransferredItem {
  const { council, type } = item;
  const charge = chargeOf(item);
  if (charge.source === "form") return { council, type };
  const selection = charge.source === "bill" ? charge.choiceOf(item) : String(item.amount);
  const whole = { council, type, selection, number: charge.numberOf(item) };
  return is(whole, transferredItem) ? whole : { council, type };
}

function textOf({ council, type, selection, number }: TransferredItem): string {
  return [council, type, selection, number].filter((part) => part !== undefined).join(".");
}
