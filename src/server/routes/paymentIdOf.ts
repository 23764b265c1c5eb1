import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import type { Context } from "../http/context.ts";
import { missing } from "../http/refusal.ts";

/** The payment that a call's path names with `:id`. @throws Refusal 404 for another text */
export function paymentIdOf(context: Context): PaymentId {
  const id = context.req.param("id");
  if (id === undefined || !isPaymentId(id)) throw missing();
  return id;
}
