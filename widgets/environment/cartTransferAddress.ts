import type { CartItem } from "../../src/charges/index.ts";
import { writeCartTransfer } from "../../src/charges/writeCartTransfer.ts";
import type { PortalVisit } from "./portalAddress.ts";

/**
 * The address in the standalone portal of the cart, or of the way to the bank, with what lies in this page's cart: the portal's
 * own is another one, since each site's storage is its own. The portal asks before it takes anything.
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
