/**
 * All sixteen statuses with a label, for payments, licences and accounts (rule 4.2). A payment uses six of them
 * (paymentState.ts).
 */
export const STATUSES = [
  "pending",
  "in_progress",
  "paid",
  "unpaid",
  "failed",
  "successful",
  "cancelled",
  "expired",
  "suspended",
  "terminated",
  "approved",
  "reviewed",
  "active",
  "inactive",
  "archived",
  "dropped",
] as const;

export type Status = (typeof STATUSES)[number];
