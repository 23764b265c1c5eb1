import { mask } from "superstruct";
import { readLine } from "../charges/lines.ts";
import type { ChangedAmounts } from "./fault.ts";
import { amountChangedAnswer } from "./schemas/amountChanged.ts";

/** Reads what a payment's lines cost now, null for one that can no longer be paid so: createPayment's 409. @throws StructError */
export function readChangedAmounts(value: unknown): ChangedAmounts {
  const { services, amount } = mask(value, amountChangedAnswer);
  return { lines: services.map((line) => (line === null ? null : readLine(line))), amount };
}
