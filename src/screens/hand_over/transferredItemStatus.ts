import type { ChargeNotice } from "../../charges/charge.ts";
import type { HandedItem } from "../../charges/handedItem.ts";
import type { CartItem } from "../../charges/index.ts";
import { identityOf } from "../../charges/lines.ts";
import type { LookedUp, Refusal } from "./lookUp.ts";

/** How an item that was handed over stands beside the cart here. */
export type TransferredItemStatus =
  /** It can be added. */
  | { readonly is: "new"; readonly item: CartItem; readonly openSince: string | undefined }
  | { readonly is: "inCart"; readonly item: CartItem }
  /** There is no room for it. */
  | { readonly is: "full"; readonly item: CartItem }
  | { readonly is: "refused"; readonly refusal: Refusal }
  | { readonly is: "notice"; readonly notice: ChargeNotice }
  /** Nothing is known of it yet. */
  | { readonly is: "unknown" };

export interface Handed {
  readonly handed: HandedItem;
  readonly status: TransferredItemStatus;
}

/**
 * How all of them stand.
 * @param limit how many items the cart holds, from the configuration
 */
export function statusesOf(
  handed: readonly HandedItem[],
  outcomes: ReadonlyMap<HandedItem, LookedUp>,
  cart: readonly CartItem[],
  limit: number,
): readonly Handed[] {
  const inCart = new Set(cart.map(identityOf));
  let room = limit - cart.length;
  return handed.map((one) => {
    const outcome = outcomes.get(one);
    if (outcome?.found !== "item") return { handed: one, status: statusOf(outcome) };
    const { item, openSince } = outcome;
    if (inCart.has(identityOf(item))) return { handed: one, status: { is: "inCart", item } };
    // two numbers of a link may turn out to be one bill
    inCart.add(identityOf(item));
    room -= 1;
    return {
      handed: one,
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
