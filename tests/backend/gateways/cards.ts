import type { ServiceLine } from "../../../src/charges/index.ts";
import { CARD_PATHS } from "../../../src/server/gateways/card/protocol/constants.ts";
import { sealCardResponse } from "../../../src/server/gateways/card/protocol/messages.ts";
import { encodeFormBody } from "../../../src/server/http/formBody.ts";
import { type Body, created, fieldsOf, payRequest, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, MERCHANT_KEY } from "../backendUnderTest.ts";

/** Card payments, and card gateway answers with a test's values. The merchant's key signs them by default. */

export interface WantedCardAnswer {
  readonly status: string;
  readonly error?: string;
  readonly brand?: string;
  /** Values changed before signing. `added` is added after it. */
  readonly changes?: Readonly<Record<string, string>>;
  readonly key?: string;
  /** Added after signing. */
  readonly added?: Readonly<Record<string, string>>;
}

/** The request of a browser for a card payment. */
export function cardRequest(changes: Body = {}): Body {
  return byCard(payRequest(changes));
}

/** The request of a browser for a card payment of these lines. */
export function cardRequestFor(lines: readonly ServiceLine[], changes: Body = {}): Body {
  return byCard(requestFor(lines, changes));
}

function byCard({ fpx_msgToken, fpx_buyerBankId, ...request }: Body): Body {
  return { ...request, payment_method: "3" };
}

export async function createdCard(backend: BackendUnderTest, changes: Body = {}, key?: string) {
  return created(backend, cardRequest(changes), key);
}

/** Opens the pay page, as a browser does. @returns the order number */
export async function goToGateway(backend: BackendUnderTest, payUrl: string): Promise<string> {
  const page = await backend.app.request(payUrl);
  return fieldsOf(await page.text()).RefNo ?? "";
}

/** A card payment that has gone to the gateway. */
export async function leftForGateway(backend: BackendUnderTest, changes: Body = {}) {
  const payment = await createdCard(backend, changes);
  return { ...payment, order: await goToGateway(backend, payment.pay_url) };
}

/** @returns the form body of a response for this order */
export async function cardAnswerFor(
  backend: Pick<BackendUnderTest, "databases">,
  order: string,
  { status, error = "", brand = "", changes = {}, key = MERCHANT_KEY, added = {} }: WantedCardAnswer,
): Promise<string> {
  const lead = await backend.databases.handles.read(`order:${order}`);
  const payment = await backend.databases.all_payments.read(String(lead?.payment_id));
  const request = payment?.card_request as Record<string, string>;
  const of = (field: string): string => changes[field] ?? request[field] ?? "";
  const values = {
    MerchantCode: of("MerchantCode"),
    PaymentId: of("PaymentId"),
    RefNo: of("RefNo"),
    Amount: of("Amount"),
    Currency: of("Currency"),
    Remark: of("Remark"),
    TransId: changes.TransId ?? "T0123456789",
    AuthCode: status === "1" ? "123456" : "",
    Status: status,
    ErrDesc: error,
    CCName: brand,
    CCNo: "411111xxxxxx1111",
    S_bankname: "Maybank",
    S_country: "Malaysia",
  };
  const { Signature } = sealCardResponse(values, { merchantKey: key, type: "HMACSHA512" });
  return encodeFormBody({ ...values, Signature, ...added });
}

export async function postCardAnswer(
  { app }: Pick<BackendUnderTest, "app">,
  way: "backend" | "response",
  body: string,
): Promise<Response> {
  return app.request(`/api/card/${way}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "en" },
    body,
  });
}

/** Answers every enquiry with this text, or with the text that the function returns. @returns the references of the enquiries */
export function answerCardEnquiries(
  backend: BackendUnderTest,
  answer: string | ((init: RequestInit) => Promise<string | Response>),
): readonly string[] {
  const heard: string[] = [];
  const { network } = backend;
  backend.network = async (url, init) => {
    if (!url.endsWith(CARD_PATHS.enquiry)) return network(url, init);
    heard.push(new URLSearchParams(String(init.body)).get("RefNo") ?? "");
    const answered = typeof answer === "string" ? answer : await answer(init);
    return typeof answered === "string" ? new Response(answered) : answered;
  };
  return heard;
}
