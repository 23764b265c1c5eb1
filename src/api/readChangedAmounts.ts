import { mask } from "superstruct";
import { readLine } from "../charges/lines.ts";
import type { ChangedAmounts } from "./fault.ts";
import { amountChangedAnswer } from "./schemas/amountChanged.ts";

/**
 * Parses the 409 of createPayment: the current lines. Null marks a line that cannot be paid any more as requested.
 * @throws StructError
 */
export function readChangedAmounts(value: unknown): ChangedAmounts {
  const { services, amount } = mask(value, amountChangedAnswer);
  return { lines: services.map((line) => (line === null ? null : readLine(line))), amount };
}
