import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { Configuration } from "./configuration.ts";

/** Why a council does not accept a charge type now (rules 8.7, 8.8, 8.15). Undefined when it does. */
export function refusalOf(
  configuration: Configuration,
  council: CouncilCode,
  type: ChargeType,
): "invalid_council" | "invalid_payment_type" | "under_maintenance" | undefined {
  const switches = configuration.councils[council];
  if (switches?.available === false) return "invalid_council";
  if (switches?.charges?.includes(type) === false) return "invalid_payment_type";
  return switches?.maintenance.includes(type) === true ? "under_maintenance" : undefined;
}

/** The charge types of a council, including those under maintenance. */
export function offeredTypes(configuration: Configuration, council: CouncilCode): readonly ChargeType[] {
  const offered = configuration.councils[council]?.charges;
  const types = CHARGE_TYPES.filter((type) => offered === undefined || offered.includes(type));
  // the same array, so that React draws the same choices only once
  return types.length === CHARGE_TYPES.length ? CHARGE_TYPES : types;
}
