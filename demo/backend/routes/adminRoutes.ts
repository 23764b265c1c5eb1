import type { Hono } from "hono";
import { coerce, create, defaulted, integer, literal, max, min, object, optional, string } from "superstruct";
import { paymentId } from "../../../src/domain/structs.ts";
import type { AccountDesk } from "../accounts/accountDesk.ts";
import { requireRole } from "../accounts/requireRole.ts";
import type { Databases } from "../databases/openDatabases.ts";
import type { BackendEnv } from "../http/context.ts";
import { missing } from "../http/refusal.ts";
import { examinedPayments } from "../payments/examinedPayments.ts";

/** The central team's role for looking at money. It changes none. */
const FINANCE = "finance";

const listQuery = object({
  /** Present without a value: the payments on the list. Nothing else can be asked for. */
  listed: literal(""),
  after: optional(paymentId),
  limit: defaulted(coerce(max(min(integer(), 1), 100), string(), Number), 50),
});

/** What the central team reads, on the portal's own origin. */
export function addAdminRoutes(
  api: Hono<BackendEnv>,
  desk: AccountDesk,
  databases: Pick<Databases, "all_payments" | "settlements">,
): void {
  api.get("/api/admin/payments", requireRole(desk, FINANCE), async (context) =>
    context.json(await examinedPayments(databases, create(context.req.query(), listQuery))),
  );
  // the public calls behind this answer to the councils' sites
  api.all("/api/admin/*", () => {
    throw missing();
  });
}
