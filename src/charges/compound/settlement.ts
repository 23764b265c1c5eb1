import type { Settled, SettlementRules } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import type { CompoundLine, CompoundRecord } from "./compound.ts";

export const compoundSettlement: SettlementRules<CompoundRecord, CompoundLine> = {
  settles: (line) => ({ amount: line.amount }),
  remaining,
};

function remaining(record: CompoundRecord, settled: readonly Settled[]): CompoundRecord {
  return { ...record, amount: lessPaid(record.amount, paidOf(settled, "amount")) };
}
