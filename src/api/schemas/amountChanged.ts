import { array, type as atLeast, enums, nullable, string, unknown } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";

/**
 * createPayment's 409: the lines as they stand now, in the order they were sent; null for one that can no longer be paid
 * so. `amount` is the new total.
 */
export const amountChangedAnswer = atLeast({
  error: string(),
  reason: enums(["amount_changed"]),
  services: array(nullable(unknown())),
  amount: ringgit,
});
