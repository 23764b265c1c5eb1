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

/** Notes which items go to the portal. @returns the portal's address with the items */
export function transferCart(
  to: "cart" | "checkout",
  items: readonly SavedItem[],
  visit: PortalVisit,
): string {
  noteTransferredItems(items, new Date());
  return cartTransferAddress(to, items, visit);
}
