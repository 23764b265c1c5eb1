import { isPaymentId, type PaymentId } from "../../domain/identifiers.ts";
import type { Clock } from "../clock.ts";
import type { RandomBytes } from "../crypto.ts";

/**
 * Makes ids like CouchDB's utc_random (docs/protocols.md, CouchDB): 14 hex digits of microseconds since 1970, then 9 random
 * bytes. The first part always grows: when the clock has not moved on, it is the last value plus one.
 */
export function utcRandom(clock: Clock, random: RandomBytes): () => PaymentId {
  let last = 0;
  return () => {
    last = Math.max(clock.now().getTime() * 1000, last + 1);
    const id = `${last.toString(16).padStart(14, "0")}${random(9).toString("hex")}`;
    if (!isPaymentId(id)) throw new RangeError("the clock is outside the range of utc_random ids");
    return id;
  };
}

/** The beginning of the ids that are made from this time on. */
export function startOfIds(time: Date): string {
  return (time.getTime() * 1000).toString(16).padStart(14, "0");
}
