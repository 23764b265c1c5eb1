import type { Clock } from "../clock.ts";
import { callLimit } from "./callLimit.ts";
import type { ClientAddress } from "./clientAddress.ts";
import type { Context } from "./context.ts";

/** How often a caller may have a gateway asked. */
const ENQUIRIES = { calls: 6, within: 60_000 };

/** @returns what to run before a gateway is asked for a caller. It throws Refusal 429 */
export function enquiryLimit(clock: Clock, address: ClientAddress): (context: Context) => void {
  const limit = callLimit(clock, ENQUIRIES);
  return (context) => limit(address(context));
}
