import type { Hono } from "hono";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { type PayAgainDesk, payAgain } from "../payments/payAgain.ts";

/**
 * POST /api/payments/{status token}/again: who holds a payment's status token takes it up again, or pays it again, on any
 * device.
 * @param mayAsk run before a gateway is asked for a caller. @throws Refusal 429
 */
export function addPayAgainRoute(
  api: Hono<BackendEnv>,
  desk: PayAgainDesk,
  mayAsk: (context: Context) => void,
): void {
  api.post("/api/payments/:token/again", async (context) => {
    const created = await payAgain(desk, {
      key: context.req.header("idempotency-key"),
      token: context.req.param("token"),
      body: await readJson(context),
      reference: context.get("reference"),
      mayAsk: () => mayAsk(context),
    });
    context.header("Cache-Control", "no-store");
    return context.json(created);
  });
}
