import type { Payment } from "../api/readPayment.ts";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { chargeOf, identityOf } from "../charges/lines.ts";
import { maskText } from "../domain/mask.ts";
import { lastAttempt } from "../payment/journal.ts";
import { loadCart, removePaid } from "./cart.ts";
import { useCart } from "./cartState.ts";

/**
 * Removes the paid items from the cart, but only those that were in it when the citizen left for the bank. Example: the citizen
 * adds the next reload of the same account and opens the old receipt again. The new item stays.
 * @returns the number of removed items
 */
export async function clearPaid(
  payment: Pick<Payment, "_id" | "payment_datetime" | "services">,
): Promise<number> {
  await loadCart();
  const left = leftAt(payment);
  const paid = useCart
    .getState()
    .items.filter((item) => Date.parse(item.added_cart_at) <= left)
    .filter((item) => isAmong(item, payment.services));
  await removePaid(paid.map((item) => chargeOf(item).lineOf(item)));
  return paid.length;
}

/**
 * The time when the citizen left for the bank. On the same device it comes from the device's clock, like the times of the items.
 * On another device it comes from the server's clock.
 */
function leftAt({ _id, payment_datetime }: Pick<Payment, "_id" | "payment_datetime">): number {
  const attempt = lastAttempt();
  return Date.parse(attempt?.id === _id ? attempt.left_at : payment_datetime);
}

/** Whether a payment's lines, as the server returns them, contain the item. */
export function isAmong(item: CartItem, lines: readonly ServiceLine[]): boolean {
  return lines.some((line) => isPaidBy(item, line));
}

/**
 * The server masks people's names in a payment, and the identity of a local-government charge contains its guest's name. So this
 * also compares the item with masked names. Otherwise the item would stay, and the citizen might pay it twice.
 */
function isPaidBy(item: CartItem, line: ServiceLine): boolean {
  if (identityOf(item) === identityOf(line)) return true;
  // Two names may be equal after masking, so compare the amounts too.
  return identityOf(readBack(item)) === identityOf(line) && item.amount === line.amount;
}

/** The item with masked names, as in a payment from the server. */
function readBack(item: CartItem): CartItem {
  const { personalFields } = chargeOf(item);
  const masked = Object.entries(item).flatMap(([field, value]) =>
    personalFields.includes(field) && typeof value === "string" ? [[field, maskText(value)]] : [],
  );
  return { ...item, ...Object.fromEntries(masked) };
}
