import { add } from "../../domain/money.ts";
import type { Settled, SettlementRules } from "../charge.ts";
import { paidOf } from "../settled.ts";
import type { ParkingAccount, ParkingLine } from "./parking.ts";

export const parkingSettlement: SettlementRules<ParkingAccount, ParkingLine> = {
  settles: (line) => ({ reload: line.amount }),
  remaining,
};

function remaining(record: ParkingAccount, settled: readonly Settled[]): ParkingAccount {
  if (record.balance === undefined) return record;
  return { ...record, balance: add(record.balance, paidOf(settled, "reload")) };
}
