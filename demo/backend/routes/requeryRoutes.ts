import type { Hono } from "hono";
import { create, object, string } from "superstruct";
import { readJson } from "../http/body.ts";
import { tooMany } from "../http/callLimit.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { missing } from "../http/refusal.ts";
import { enquire } from "../payments/enquire.ts";
import { claimEnquiry } from "../payments/enquiryClaim.ts";
import { scheduleOf } from "../payments/gateway.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import type { ReconcilerDesk } from "../payments/reconciliation.ts";
import { findByToken } from "../payments/tokens.ts";

const requery = object({ status_token: string() });

/**
 * POST /api/requery: who holds a payment's status token has its gateway asked at once, and reads what is known then. It stays
 * open while the counter is closed: money may be on its way.
 * @param mayAsk run before the exchange is asked for a caller. @throws Refusal 429
 */
export function addRequeryRoute(
  api: Hono<BackendEnv>,
  desk: ReconcilerDesk,
  mayAsk: (context: Context) => void,
): void {
  const { all_payments, handles } = desk.databases;

  api.post("/api/requery", async (context) => {
    mayAsk(context);
    const { status_token } = create(await readJson(context), requery);
    const id = await findByToken(handles, status_token);
    if (id === undefined) throw missing();
    const now = desk.clock.now();
    const claim = await claimEnquiry(all_payments, id, now, "citizen", scheduleOf(desk));
    if (claim.kind === "too_soon") throw tooMany(claim.until.getTime() - now.getTime());
    if (claim.kind === "claimed") await enquire(desk, claim.payment, context.get("reference"));
    const payment = await readPayment(all_payments, id);
    if (payment === undefined) throw missing();
    context.header("Cache-Control", "no-store");
    return context.json(await readPublicPayment(desk.databases, payment));
  });
}
