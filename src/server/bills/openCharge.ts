import type { Configuration } from "../../api/schemas/configuration.ts";
import { refusalOf } from "../../api/schemas/takenCharges.ts";
import { type Charge, chargeOfType } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { Refusal } from "../http/refusal.ts";

/** Seconds after which a closed portal may be asked again. */
const REOPENING = 300;

/** @throws Refusal 503 while the portal is closed */
export function refuseWhenClosed(configuration: Configuration): void {
  if (configuration.closing) throw new Refusal(503, "closed", { retryAfter: REOPENING });
}

/**
 * The charge of a type that the council takes now.
 * @throws Refusal 403: invalid_council, invalid_payment_type or under_maintenance (docs/specification.md, section 8)
 */
export function openCharge(configuration: Configuration, council: CouncilCode, type: ChargeType): Charge {
  const reason = refusalOf(configuration, council, type);
  if (reason !== undefined) throw new Refusal(403, reason);
  return chargeOfType(type);
}
