import type { PaymentId, StatusToken } from "../../../src/domain/identifiers.ts";
import type { Attempt } from "../../../src/payment/journal.ts";
import { PAYMENT_ID, STATUS_TOKEN } from "../../unit/payment/samples.ts";

/** The journal entry of a browser that left for the bank with its n-th payment, n below a hundred. */
export function attempt(number: number): Attempt {
  const ending = String(number).padStart(2, "0");
  return {
    id: `${PAYMENT_ID.slice(0, -2)}${ending}` as PaymentId,
    token: `${STATUS_TOKEN.slice(0, -2)}${ending}` as StatusToken,
    left_at: "2026-11-21T02:03:10.000Z",
  };
}
