import { array, type as atLeast, enums, nullable, string, unknown } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";

/**
 * The 409 of createPayment: the current lines in the order of the request, and `amount`, the new total. Null marks a line that
 * cannot be paid any more as requested.
 */
export const amountChangedAnswer = atLeast({
  error: string(),
  reason: enums(["amount_changed"]),
  services: array(nullable(unknown())),
  amount: ringgit,
});
