import type { CartItem, ServiceLine } from "../../charges/index.ts";
import { chargeOf, identityOf } from "../../charges/lines.ts";
import { maskText } from "../../domain/mask.ts";
import { loadCart, removePaid, useCart } from "../../stores/cart.ts";

/**
 * Takes what a payment paid out of the cart. A payment is read back with its people's names masked, and the number of a
 * local-government charge holds its guest's name: such an item would stay, to be paid twice.
 */
export async function clearPaid(lines: readonly ServiceLine[]): Promise<void> {
  await loadCart();
  const { items } = useCart.getState();
  const paid = items.filter((item) => lines.some((line) => isPaidBy(item, line)));
  await removePaid(paid.map((item) => chargeOf(item).lineOf(item)));
}

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
