import type { SavedItem } from "../../src/stores/cartStorage.ts";
import { noteTransferredItems } from "../../src/stores/transferredItems.ts";
import { cartTransferAddress } from "./cartTransferAddress.ts";
import type { PortalVisit } from "./portalAddress.ts";

/** Notes which items go to the portal. @returns the portal's address with the items */
export function transferCart(
  to: "cart" | "checkout",
  items: readonly SavedItem[],
  visit: PortalVisit,
): string {
  noteTransferredItems(items, new Date());
  return cartTransferAddress(to, items, visit);
}
