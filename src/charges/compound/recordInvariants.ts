import type { RecordInvariants } from "../recordInvariants.ts";
import type { CompoundRecord } from "./compound.ts";

export const compoundInvariants: RecordInvariants<CompoundRecord> = {
  neverNegative: ({ amount }) => ({ amount }),
  rules: ({ due_date, issued_on }) => [[due_date < issued_on, "due_date", "must not be before issued_on"]],
};
