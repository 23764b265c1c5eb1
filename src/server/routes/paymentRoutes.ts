import type { Hono } from "hono";
import { create, is, type } from "superstruct";
import { requeryRequest, returnRequest } from "../../api/schemas/payment.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { createPayment } from "../payments/createPayment.ts";
import { enquireNow } from "../payments/enquireNow.ts";
import { takeHandle } from "../payments/handles.ts";
import { payAgain } from "../payments/payAgain.ts";
import { readPayment } from "../payments/paymentDocument.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import { findByTokenOrKey, tokenFor } from "../payments/statusKeys.ts";
import type { Services } from "../services.ts";

/**
 * The payer's address in a body that is not validated yet. Any other text counts as no address, so the rate limit does not
 * remember it.
 */
const named = type({ email: emailText });

/** Creates a payment, reads it by its status token, and accepts the handle of a citizen who returns from the bank. */
export function addPaymentRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { all_payments, handles } = services.databases;

  api.post("/createPayment", async (context) => {
    const body = await readJson(context);
    services.rateLimits.pay(is(body, named) ? body.email : undefined, context);
    const created = await createPayment(services, context.req.header("idempotency-key"), body);
    context.header("Cache-Control", "no-store");
    return context.json({ ...created, status_token: await tokenFor(services, context, created._id) });
  });

  api.get("/api/payments/:token", async (context) => {
    const found = await findByTokenOrKey(handles, context.req.param("token"), services.clock.now());
    const payment = found && (await readPayment(all_payments, found.id));
    if (found === undefined || payment === undefined) throw missing();
    context.header("Cache-Control", "no-store");
    return context.json(await readPublicPayment(services, payment, found));
  });

  api.post("/api/payments/return", async (context) => {
    const { handle } = create(await readJson(context), returnRequest);
    const taken = await takeHandle(handles, "return", handle, services.clock.now());
    if (taken.kind === "unknown") throw missing();
    if (taken.kind !== "taken") throw new Refusal(410, "used");
    context.header("Cache-Control", "no-store");
    return context.json({
      _id: taken.paymentId,
      status_token: await tokenFor(services, context, taken.paymentId),
    });
  });
}

/**
 * POST /api/requery: the holder of a status token makes the server ask the gateway at once, and reads the result. It works while
 * the portal is closed, because money may be on its way.
 */
export function addRequeryRoute(api: Hono<BackendEnv>, services: Services): void {
  const { handles } = services.databases;

  api.post("/api/requery", async (context) => {
    const { status_token } = create(await readJson(context), requeryRequest);
    const found = await findByTokenOrKey(handles, status_token, services.clock.now());
    services.rateLimits.enquiry(context, found?.id);
    if (found === undefined) throw missing();
    const payment = await enquireNow(services, found.id, "citizen", context.get("reference"));
    context.header("Cache-Control", "no-store");
    return context.json(await readPublicPayment(services, payment, found));
  });
}

/**
 * POST /api/payments/{status token}/again: the holder of a status token continues the payment or pays it again, on any device.
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
    return context.json({ ...created, status_token: await tokenFor(services, context, created._id) });
  });
}
