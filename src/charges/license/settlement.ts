import { add, NOTHING, subtract } from "../../domain/money.ts";
import type { Settled, SettlementRules } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import type { LicenseLine, LicenseRecord } from "./license.ts";
import { arrearsOf, feeOf } from "./price.ts";

export const licenseSettlement: SettlementRules<LicenseRecord, LicenseLine> = {
  settles: (line, record) => ({
    arrears: arrearsOf(record),
    fee: line.arrears_only ? NOTHING : feeOf(record),
  }),
  paysFor: (line, settled) => ({ ...settled, fee: subtract(settled.fee ?? NOTHING, line.discount) }),
  remaining,
};

function remaining(record: LicenseRecord, settled: readonly Settled[]): LicenseRecord {
  if (record.balance < 0) return record;
  const arrears = lessPaid(arrearsOf(record), paidOf(settled, "arrears"));
  const fee = lessPaid(feeOf(record), paidOf(settled, "fee"));
  return { ...record, arrears, balance: add(arrears, fee) };
}
