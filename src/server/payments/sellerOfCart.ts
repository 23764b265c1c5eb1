import type { CouncilCode } from "../../domain/councils.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { Refusal } from "../http/refusal.ts";

/**
 * The seller whose account gets the money of a cart. An FPX message names one seller, so a cart of councils with different sellers
 * cannot be paid at once.
 * @throws Refusal 422 one_council_only
 */
export function sellerOfCart(
  { councilIds, ...seller }: Seller,
  lines: readonly { readonly council: CouncilCode }[],
): Seller {
  const [id = seller.id, another] = new Set(
    lines.map(({ council }) => councilIds?.get(council) ?? seller.id),
  );
  if (another !== undefined) throw new Refusal(422, "one_council_only");
  return { ...seller, id };
}
