import type { Hono } from "hono";
import { create } from "superstruct";
import { requeryRequest } from "../../api/schemas/payment.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { missing } from "../http/refusal.ts";
import { enquireNow } from "../payments/enquireNow.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import { findByToken } from "../payments/tokens.ts";
import type { Services } from "../services.ts";

/**
 * POST /api/requery: who holds a payment's status token has its gateway asked at once, and reads what is known then. It stays
 * open while the counter is closed: money may be on its way.
 */
export function addRequeryRoute(api: Hono<BackendEnv>, services: Services): void {
  const { handles } = services.databases;

  api.post("/api/requery", async (context) => {
    const { status_token } = create(await readJson(context), requeryRequest);
    const id = await findByToken(handles, status_token);
    services.rateLimits.enquiry(context, id);
    if (id === undefined) throw missing();
    const payment = await enquireNow(services, id, "citizen", context.get("reference"));
    context.header("Cache-Control", "no-store");
    return context.json(await readPublicPayment(services, payment));
  });
}
