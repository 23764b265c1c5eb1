import { NOTHING, subtract } from "../../domain/money.ts";
import type { Settled, SettlementRules } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import { dueOf } from "./index.ts";
import type { MarketLine, MarketRecord } from "./market.ts";

export const marketSettlement: SettlementRules<MarketRecord, MarketLine> = {
  settles: (line) => ({ fee: line.amount }),
  remaining,
};

function remaining(record: MarketRecord, settled: readonly Settled[]): MarketRecord {
  if (record.balance >= 0) return record;
  return { ...record, balance: subtract(NOTHING, lessPaid(dueOf(record), paidOf(settled, "fee"))) };
}
