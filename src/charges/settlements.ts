import type { ChargeType } from "../domain/chargeTypes.ts";
import { assessmentSettlement } from "./assessment/settlement.ts";
import type { SettlementRules } from "./charge.ts";
import { compoundSettlement } from "./compound/settlement.ts";
import type { Bill, BillRecord, CouncilRecord, ServiceLine } from "./index.ts";
import { licenseSettlement } from "./license/settlement.ts";
import { marketSettlement } from "./market/settlement.ts";
import { parkingSettlement } from "./parking/settlement.ts";

const SETTLEMENTS: Readonly<Partial<Record<ChargeType, SettlementRules<CouncilRecord, ServiceLine>>>> = {
  assessment: assessmentSettlement,
  compound: compoundSettlement,
  license: licenseSettlement,
  market: marketSettlement,
  parking: parkingSettlement,
};

interface OfType {
  readonly type: ChargeType;
}

/**
 * How payments settle the records of a charge.
 * @throws RangeError for a charge without records
 */
export function settlementOf(charge: Bill): SettlementRules<BillRecord, ServiceLine>;
export function settlementOf(charge: OfType): SettlementRules<CouncilRecord, ServiceLine>;
export function settlementOf({ type }: OfType): SettlementRules<CouncilRecord, ServiceLine> {
  const rules = SETTLEMENTS[type];
  if (rules === undefined) throw new RangeError(`The charge ${type} has no records to settle.`);
  return rules;
}
