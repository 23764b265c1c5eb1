import type { Agreement } from "../agreement.ts";
import type { CompoundRecord } from "./compound.ts";

export const compoundAgreement: Agreement<CompoundRecord> = {
  neverNegative: ({ amount }) => ({ amount }),
  rules: ({ due_date, issued_on }) => [[due_date < issued_on, "due_date", "must not be before issued_on"]],
};
