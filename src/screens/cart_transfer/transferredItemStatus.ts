import type { TransferredItem } from "../../charges/cartTransfer.ts";
import type { ChargeNotice } from "../../charges/charge.ts";
import type { CartItem } from "../../charges/index.ts";
import { identityOf } from "../../charges/lines.ts";
import type { LookedUp, Refusal } from "./lookUp.ts";

/** The status of a transferred item, compared with the portal's cart. */
export type TransferredItemStatus =
  /** It can be added. */
  | { readonly is: "new"; readonly item: CartItem; readonly openSince: string | undefined }
  | { readonly is: "inCart"; readonly item: CartItem }
  /** The cart has no room for it. */
  | { readonly is: "full"; readonly item: CartItem }
  | { readonly is: "refused"; readonly refusal: Refusal }
  | { readonly is: "notice"; readonly notice: ChargeNotice }
  /** Its look-up is not finished, or failed. */
  | { readonly is: "unknown" };

export interface ListedItem {
  readonly transferred: TransferredItem;
  readonly status: TransferredItemStatus;
}

/**
 * The status of every transferred item.
 * @param limit the largest number of items in the cart, from the configuration
 */
export function statusesOf(
  transferred: readonly TransferredItem[],
  outcomes: ReadonlyMap<TransferredItem, LookedUp>,
  cart: readonly CartItem[],
  limit: number,
): readonly ListedItem[] {
  const inCart = new Set(cart.map(identityOf));
  let room = limit - cart.length;
  return transferred.map((one) => {
    const outcome = outcomes.get(one);
    if (outcome?.found !== "item") return { transferred: one, status: statusOf(outcome) };
    const { item, openSince } = outcome;
    if (inCart.has(identityOf(item))) return { transferred: one, status: { is: "inCart", item } };
    // Two numbers in one link may name the same bill.
    inCart.add(identityOf(item));
    room -= 1;
    return {
      transferred: one,
      status: room < 0 ? { is: "full", item } : { is: "new", item, openSince },
    };
  });
}

function statusOf(outcome: Exclude<LookedUp, { found: "item" }> | undefined): TransferredItemStatus {
  switch (outcome?.found) {
    case "refusal":
      return { is: "refused", refusal: outcome.refusal };
    case "notice":
      return { is: "notice", notice: outcome.notice };
    default:
      return { is: "unknown" };
  }
}
