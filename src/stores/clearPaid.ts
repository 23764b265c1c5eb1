import type { Payment } from "../api/readPayment.ts";
import type { CartItem, ServiceLine } from "../charges/index.ts";
import { chargeOf, identityOf } from "../charges/lines.ts";
import { maskText } from "../domain/mask.ts";
import { lastAttempt } from "../payment/journal.ts";
import { loadCart, removePaid } from "./cart.ts";
import { useCart } from "./cartState.ts";

/**
 * Takes what a payment paid out of the cart: what lay in it when the citizen left for the bank. A receipt that is opened again
 * takes nothing out that was added since, such as the next reload of the same account.
 * @returns how many items that were
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

/** When the citizen left: by this device's own clock, which the items were added by too; on another device by the server's. */
function leftAt({ _id, payment_datetime }: Pick<Payment, "_id" | "payment_datetime">): number {
  const attempt = lastAttempt();
  return Date.parse(attempt?.id === _id ? attempt.left_at : payment_datetime);
}

/** Whether a payment's lines, read back, have the item. */
export function isAmong(item: CartItem, lines: readonly ServiceLine[]): boolean {
  return lines.some((line) => isPaidBy(item, line));
}

/**
 * A payment is read back with its people's names masked, and the number of a local-government charge holds its guest's name:
 * such an item would stay, to be paid twice.
 */
function isPaidBy(item: CartItem, line: ServiceLine): boolean {
  if (identityOf(item) === identityOf(line)) return true;
  // two names may look the same when they are masked
  return identityOf(readBack(item)) === identityOf(line) && item.amount === line.amount;
}

/** The item with its people's names masked, as a payment is read back. */
function readBack(item: CartItem): CartItem {
  const { nameFields } = chargeOf(item);
  const masked = Object.entries(item).flatMap(([field, value]) =>
    nameFields.includes(field) && typeof value === "string" ? [[field, maskText(value)]] : [],
  );
  return { ...item, ...Object.fromEntries(masked) };
}
