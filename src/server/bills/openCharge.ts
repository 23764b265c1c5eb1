import type { Configuration } from "../../api/schemas/configuration.ts";
import { refusalOf } from "../../api/schemas/takenCharges.ts";
import { type Charge, chargeOfType } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { Refusal } from "../http/refusal.ts";

/** The Retry-After of a closed portal, in seconds. */
const REOPENING = 300;

/** @throws Refusal 503 while the portal is closed */
export function refuseWhenClosed(configuration: Configuration): void {
  if (configuration.closing) throw new Refusal(503, "closed", { retryAfter: REOPENING });
}

/**
 * The charge of a type, if the council takes it now.
 * @throws Refusal 403: invalid_council (rule 8.7), invalid_payment_type (rule 8.8) or under_maintenance (rule 8.15)
 */
export function openCharge(configuration: Configuration, council: CouncilCode, type: ChargeType): Charge {
  const reason = refusalOf(configuration, council, type);
  if (reason !== undefined) throw new Refusal(403, reason);
  return chargeOfType(type);
}
