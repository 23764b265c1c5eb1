import type { Hono } from "hono";
import { assign, create, type Infer, literal, object, optional, partial } from "superstruct";
import { bankListRequest } from "../../../src/api/schemas/banks.ts";
import { paymentId } from "../../../src/domain/structs.ts";
import type { BankList } from "../fpx/bankList.ts";
import { sealRequest } from "../fpx/sealRequest.ts";
import { readJson } from "../http/body.ts";
import type { BackendEnv } from "../http/context.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { type RequestFields, requestFields } from "../payments/authorizationRequest.ts";
import type { PaymentDesk } from "../payments/createPayment.ts";
import { FPX_SCHEDULE } from "../payments/enquirySchedule.ts";
import { changePayment, readPayment } from "../payments/paymentDocument.ts";
import { afterSending } from "../payments/paymentMoves.ts";

const signingRequest = assign(
  partial(requestFields),
  object({ _id: paymentId, fpx_msgType: optional(literal("AR")) }),
);

/** The bank list and the signature that browsers ask for (specification, section 7). */
export function addFpxRoutes(api: Hono<BackendEnv>, desk: PaymentDesk, banks: BankList): void {
  api.get("/api/fpx/banks", async (context) => {
    const asked = { fpx_msgToken: context.req.query("messageToken") ?? "01" };
    return context.json(await banks(create(asked, bankListRequest).fpx_msgToken));
  });
  api.post("/api/fpx/banks", async (context) => {
    const asked = create(await readJson(context), bankListRequest);
    return context.json(await banks(asked.fpx_msgToken));
  });
  api.post("/api/fpx/signRequest", async (context) => {
    const asked = create(await readJson(context), signingRequest);
    context.header("Cache-Control", "no-store");
    return context.json({ checkSum: await signStored(desk, asked) });
  });
}

/**
 * The checksum of a stored payment's AR; nothing else is signed. Whoever holds it may post it, so the payment counts as sent.
 * @throws Refusal 404 missing, 409 used when the payment is not open, 403 when a given value is not the stored one
 */
async function signStored(desk: PaymentDesk, asked: Infer<typeof signingRequest>): Promise<string> {
  const { _id, fpx_msgType, ...given } = asked;
  const store = desk.databases.all_payments;
  const payment = await readPayment(store, _id);
  if (payment === undefined) throw missing();
  if (payment.status !== "in_progress") throw new Refusal(409, "used");
  if (!repeats(payment.fpx_request, given)) throw new Refusal(403, "invalid_request");
  const at = desk.clock.now().toISOString();
  const signed = await changePayment(store, _id, (stored) => afterSending(stored, at, FPX_SCHEDULE));
  // between the two readings the pay page may have sent it with a later time
  if (signed === undefined || !repeats(signed.fpx_request, given)) throw new Refusal(409, "used");
  return sealRequest(desk.fpx, signed.fpx_request).fpx_checkSum;
}

function repeats(stored: RequestFields, given: Partial<RequestFields>): boolean {
  const values: Readonly<Record<string, string>> = stored;
  return Object.entries(given).every(([field, value]) => values[field] === value);
}
