/**
 * Every status that labels name, of payments, licences and accounts alike (docs/specification.md, section 4). A payment's own are
 * six of them: paymentState.ts.
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
