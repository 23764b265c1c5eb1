import type { Hono } from "hono";
import { create, is, string, type } from "superstruct";
import { requeryRequest, returnRequest } from "../../api/schemas/payment.ts";
import { renewalsOf } from "../../charges/license/renewals.ts";
import { readLine } from "../../charges/lines.ts";
import type { PaymentId, StatusToken } from "../../domain/identifiers.ts";
import { licenceValue } from "../../domain/licenceKey.ts";
import { beganOnPortal } from "../../domain/payments/cardForm.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { emailText } from "../../domain/schemas/personStructs.ts";
import type { LicenceHandle } from "../../domain/schemas/renewedLicence.ts";
import { readVisitor } from "../accounts/viewer.ts";
import { asStored } from "../databases/readStored.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv, Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/origins.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { createPayment } from "../payments/createPayment.ts";
import { enquireNow } from "../payments/enquireNow.ts";
import type { PaymentReader } from "../payments/ownDetails.ts";
import { payAgain } from "../payments/payAgain.ts";
import {
  findByTokenOrKey,
  newHandle,
  newStatusKey,
  takeHandle,
  tokenFor,
} from "../payments/paymentAccess.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { readPublicPayment } from "../payments/publicPayment.ts";
import type { Services } from "../services.ts";

/**
 * The payer's address in a body that is not validated yet. Any other text counts as no address, so the rate limit does not
 * remember it.
 */
const named = type({ email: emailText });

/** The address that the bank leads back to, in a body that createPayment accepted. */
const returning = type({ callback_url: string() });

/** Creates a payment, reads it by its status token, and accepts the handle of a citizen who returns from the bank. */
export function addPaymentRoutes(api: Hono<BackendEnv>, services: Services): void {
  const { all_payments, handles } = services.databases;

  api.post("/createPayment", async (context) => {
    const body = await readJson(context);
    services.rateLimits.pay(is(body, named) ? body.email : undefined, context);
    const isElsewhere =
      !(is(body, returning) && beganOnPortal(body.callback_url, services.portal)) ||
      isFromElsewhere(context, services.portal);
    // the write of a new payment's ids stores the key of a council's page too
    const keys = new Map<PaymentId, StatusToken>();
    const created = await createPayment(services, context.req.header("idempotency-key"), body, (id) => {
      if (!isElsewhere) return [];
      const { key, document } = newStatusKey(services, id);
      keys.set(id, key);
      return [document];
    });
    context.header("Cache-Control", "no-store");
    return context.json({
      ...created,
      status_token: keys.get(created._id) ?? (await tokenFor(services, context, created._id, isElsewhere)),
    });
  });

  api.get("/api/payments/:token", async (context) => {
    const shown = await readFor(services, context, context.req.param("token"));
    context.header("Cache-Control", "no-store");
    return context.json(shown);
  });

  api.post("/api/payments/return", async (context) => {
    const { handle } = create(await readJson(context), returnRequest);
    const taken = await takeHandle(handles, "return", handle, callOf(services, context));
    if (taken.kind === "unknown") throw missing();
    if (taken.kind !== "taken") throw new Refusal(410, "used");
    const payment = await readPayment(all_payments, taken.paymentId);
    const isElsewhere = payment === undefined || !beganOnPortal(payment.callback_url, services.portal);
    const status_token = await tokenFor(
      services,
      context,
      taken.paymentId,
      isElsewhere || payment.continued_with === "key",
    );
    context.header("Cache-Control", "no-store");
    return context.json({
      _id: taken.paymentId,
      // The browser that came from the bank is the payer's, and the handle works once. Anyone with a status link may have continued
      // the payment.
      payer:
        isElsewhere || payment.continued_with !== undefined || isFromElsewhere(context, services.portal)
          ? undefined
          : { email: payment.email, contact: payment.contact },
      status_token,
      // The handle is used up, so the page gets its token even when a database fails now. The page then reads the payment itself.
      payment: await readFor(services, context, status_token).catch(() => undefined),
      licence_handles:
        isElsewhere && payment && taken.isSameNetwork
          ? await licenceHandles(services, context, payment)
          : undefined,
    });
  });
}

/** The payment as the holder of a status token or a status key reads it. @throws Refusal 404 */
async function readFor(services: Services, context: Context, token: string): Promise<WireObject> {
  const { all_payments, handles } = services.databases;
  const found = await findByTokenOrKey(handles, token, services.clock.now());
  const payment = found && (await readPayment(all_payments, found.id));
  if (found === undefined || payment === undefined) throw missing();
  return readPublicPayment(services, payment, found, await readerOf(services, context));
}

/** The logged-in user behind a call from the portal's own pages. */
async function readerOf(services: Services, context: Context): Promise<PaymentReader> {
  return { user: await readVisitor(services, context), now: services.clock.now() };
}

/** A handle for each licence that the payment renewed: a council's page opens the licence with it in a frame, once. */
async function licenceHandles(
  services: Services,
  context: Context,
  payment: Payment,
): Promise<readonly LicenceHandle[] | undefined> {
  const { now, address } = callOf(services, context);
  const made = renewalsOf(asStored(() => payment.services.map(readLine))).map((renewal) => {
    const licence = { council: renewal.council, licence: licenceValue(renewal.licence) };
    return { licence, ...newHandle(services.random, "licence", payment._id, now, { licence, address }) };
  });
  for (const { document } of made) await services.databases.handles.write(document);
  return made.length === 0 ? undefined : made.map(({ licence, handle }) => ({ ...licence, handle }));
}

/** When and from where a call comes. */
function callOf({ clock, address }: Services, context: Context) {
  return { now: clock.now(), address: address(context) };
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
    const { payment } = await enquireNow(services, found.id, "citizen", context.get("reference"));
    context.header("Cache-Control", "no-store");
    return context.json(await readPublicPayment(services, payment, found, await readerOf(services, context)));
  });
}

/**
 * POST /api/payments/{status token}/again: the holder of a status token continues the payment or pays it again, on any device.
 */
export function addPayAgainRoute(api: Hono<BackendEnv>, services: Services): void {
  const { handles } = services.databases;

  api.post("/api/payments/:token/again", async (context) => {
    const token = context.req.param("token");
    const found = await findByTokenOrKey(handles, token, services.clock.now());
    const created = await payAgain(services, {
      key: context.req.header("idempotency-key"),
      token,
      body: await readJson(context),
      reference: context.get("reference"),
      limitEnquiries: (payment) => services.rateLimits.enquiry(context, payment),
      limitPayments: (email) => services.rateLimits.pay(email, context),
    });
    context.header("Cache-Control", "no-store");
    const isByKey = found?.keyEnds !== undefined;
    return context.json({
      ...created,
      status_token: await tokenFor(services, context, created._id, isByKey),
    });
  });
}
