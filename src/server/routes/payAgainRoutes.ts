import type { Hono } from "hono";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import type { EnquiryLimit } from "../http/enquiryLimit.ts";
import { type PayAgainServices, payAgain } from "../payments/payAgain.ts";

/** What is run for a caller. Each throws Refusal 429. */
export interface PayAgainLimits {
  readonly mayAsk: EnquiryLimit;
  /** Before a payer is led to the bank once more: it is a payment that is begun, as createPayment's. */
  readonly mayPay: (email: string, context: Context) => void;
}

/**
 * POST /api/payments/{status token}/again: who holds a payment's status token takes it up again, or pays it again, on any
 * device.
 */
export function addPayAgainRoute(
  api: Hono<BackendEnv>,
  services: PayAgainServices,
  { mayAsk, mayPay }: PayAgainLimits,
): void {
  api.post("/api/payments/:token/again", async (context) => {
    const created = await payAgain(services, {
      key: context.req.header("idempotency-key"),
      token: context.req.param("token"),
      body: await readJson(context),
      reference: context.get("reference"),
      mayAsk: (payment) => mayAsk(context, payment),
      mayPay: (email) => mayPay(email, context),
    });
    context.header("Cache-Control", "no-store");
    return context.json(created);
  });
}
