import type { CartItem } from "../../src/charges/index.ts";
import { writeCartTransfer } from "../../src/charges/writeCartTransfer.ts";
import type { SavedItem } from "../../src/stores/cartState.ts";
import { noteTransferredItems } from "../../src/stores/transferredItems.ts";
import type { PortalVisit } from "./portalAddress.ts";

/**
 * The address of the portal's cart or checkout, with the items of this page's cart. The address carries the items because the
 * portal's cart is in the storage of another site. The portal asks the citizen before it adds them.
 */
export function cartTransferAddress(
  to: "cart" | "checkout",
  items: readonly CartItem[],
  visit: PortalVisit,
): string {
  const query = new URLSearchParams({ council: visit.council, lang: visit.language, to });
  for (const [name, value] of writeCartTransfer(items)) query.append(name, value);
  return `${visit.portal}/#/hand_over?${query}`;
}

/**
 * Leaves for the portal with the items, and notes which items went there.
 * @param leave opens an address, and returns false when the page cannot leave
 */
export function transferCart(
  to: "cart" | "checkout",
  items: readonly SavedItem[],
  visit: PortalVisit,
  leave: (address: string) => boolean,
): void {
  if (leave(cartTransferAddress(to, items, visit))) noteTransferredItems(items, new Date());
}
