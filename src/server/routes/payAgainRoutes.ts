import type { Hono } from "hono";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { payAgain } from "../payments/payAgain.ts";
import type { Services } from "../services.ts";

/**
 * POST /api/payments/{status token}/again: who holds a payment's status token takes it up again, or pays it again, on any
 * device.
 */
export function addPayAgainRoute(api: Hono<BackendEnv>, services: Services): void {
  api.post("/api/payments/:token/again", async (context) => {
    const created = await payAgain(services, {
      key: context.req.header("idempotency-key"),
      token: context.req.param("token"),
      body: await readJson(context),
      reference: context.get("reference"),
      limitEnquiries: (payment) => services.rateLimits.enquiry(context, payment),
      limitPayments: (email) => services.rateLimits.pay(email, context),
    });
    context.header("Cache-Control", "no-store");
    return context.json(created);
  });
}
