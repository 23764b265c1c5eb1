import type { CouncilCode } from "../../domain/councils.ts";
import type { Seller } from "../gateways/fpx/connection.ts";
import { Refusal } from "../http/refusal.ts";
import { isCardPayment, type Payment } from "./paymentDocument.ts";

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

/**
 * Whether the money of a payment went to a council's own account, and not to the common one.
 * @param councilSellers every id that is or was a council's own
 */
export function isOfCouncilsSeller(councilSellers: ReadonlySet<string>, payment: Payment): boolean {
  return !isCardPayment(payment) && councilSellers.has(payment.fpx_request.fpx_sellerId);
}
