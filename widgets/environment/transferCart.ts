import type { SavedItem } from "../../src/stores/cartStorage.ts";
import { noteTransferredItems } from "../../src/stores/transferredItems.ts";
import { cartTransferAddress } from "./cartTransferAddress.ts";
import type { PortalVisit } from "./portalAddress.ts";

/** Notes that the cart is taken along to the portal. @returns the address that takes it */
export function transferCart(
  to: "cart" | "checkout",
  items: readonly SavedItem[],
  visit: PortalVisit,
): string {
  noteTransferredItems(items, new Date());
  return cartTransferAddress(to, items, visit);
}
