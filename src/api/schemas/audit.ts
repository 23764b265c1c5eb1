import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { AUDIT_KINDS } from "../../domain/auditKinds.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { text, whole } from "../../domain/schemas/limits.ts";
import { shortText } from "../../domain/schemas/plainText.ts";

const filter = {
  /** The name of the staff account, or of the command. */
  by: optional(shortText),
  what: optional(enums(AUDIT_KINDS)),
  /** The order number or the receipt number of a payment. */
  number: optional(shortText),
  /** Days in Malaysia, both included. */
  from: optional(day),
  through: optional(day),
};

/** POST /api/admin/audit/export. */
export const auditExport = object(filter);

/** POST /api/admin/audit/search. The body holds the names, because addresses are written into logs. */
export const auditSearch = object({
  ...filter,
  /** The last id of the page before. */
  before: optional(text({ max: 100 })),
  limit: optional(whole({ min: 1, max: 100 })),
});

export type AuditFilter = Infer<typeof auditExport>;
export type AuditSearch = Infer<typeof auditSearch>;

/** A page of the audit log, newest first. */
export const auditPage = object({
  entries: array(
    object({
      id: string(),
      at: instant,
      by: string(),
      what: enums(AUDIT_KINDS),
      /** What else was changed, such as the name of a staff account. */
      target: optional(string()),
      /** How many payments it is about, and the order numbers of the first of them. */
      payments: whole({ min: 0 }),
      orders: array(string()),
    }),
  ),
  next: nullable(string()),
});

export type AuditPage = Infer<typeof auditPage>;
