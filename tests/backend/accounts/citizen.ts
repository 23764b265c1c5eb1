import { create } from "superstruct";
import { type CreatedPayment, createdPayment } from "../../../src/api/schemas/payment.ts";
import type { ChargeTerms } from "../../../src/charges/charge.ts";
import { type BillRecord, chargeOfType, type ServiceLine } from "../../../src/charges/index.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { writeLine } from "../../../src/charges/lines.ts";
import { add, ringgitFromSen } from "../../../src/domain/money.ts";
import { unescaped } from "../../unescaped.ts";
import { BANK, type BackendUnderTest, COUNCIL, PORTAL } from "../backendUnderTest.ts";
import { ASSESSMENT } from "../bills/bills.ts";

/** The calls that a citizen's browser makes. */

export const KEY = "0123456789abcdef";

export type Body = Readonly<Record<string, unknown>>;

export async function post(
  { app }: Pick<BackendUnderTest, "app">,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: COUNCIL, ...headers },
    body: JSON.stringify(body),
  });
}

export const TERMS: ChargeTerms = {
  today: { year: 2026, month: 8, day: 3 },
  assistance: { percent: 20, charges: ["assessment"] },
  licences: DEFAULT_LICENCE_MEANINGS,
};

/** The service line that the cart sends for a choice: "1", "2" or "3" of an assessment, "full" of a compound. */
export function lineOf(record: BillRecord, choice: string, today = TERMS.today): ServiceLine {
  const charge = chargeOfType(record.type);
  if (charge.source !== "bill") throw new Error("no bill");
  const offer = charge
    .offers(record, { ...TERMS, today }, new Date())
    .find((offered) => offered.choice === choice);
  if (offer === undefined) throw new Error(`no choice ${choice}`);
  return charge.lineOf(offer.item);
}

export function requestFor(lines: readonly ServiceLine[], changes: Body = {}): Body {
  return {
    type: "payment",
    user: "Ahmad bin Ali",
    email: "ahmad@example.my",
    contact: "0123456789",
    machine_id: "A10",
    payment_mode: "ECOMMERCE",
    services: lines.map(writeLine),
    amount: ringgitFromSen(add(...lines.map((line) => line.amount))),
    payment_method: "1",
    fpx_msgToken: "01",
    fpx_buyerBankId: "MB2U0227",
    callback_url: `${PORTAL}/?lang=ms`,
    language: "ms",
    sent_softcopy: false,
    ...changes,
  };
}

export const payRequest = (changes: Body = {}): Body => requestFor([lineOf(ASSESSMENT, "1")], changes);

export function tryToCreate(backend: BackendUnderTest, request: Body, key = KEY): Promise<Response> {
  // a page of the portal, because only such a page gets the status token
  return post(backend, "/createPayment", request, { "idempotency-key": key, origin: PORTAL });
}

export async function created(
  backend: BackendUnderTest,
  request: Body = payRequest(),
  key = KEY,
): Promise<CreatedPayment> {
  const answer = await tryToCreate(backend, request, key);
  if (answer.status !== 200)
    throw new Error(`createPayment answered ${answer.status} ${await answer.text()}`);
  return create(await answer.json(), createdPayment);
}

/** The hidden fields of a page's form. */
export function fieldsOf(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      name ?? "",
      unescaped(value ?? ""),
    ]),
  );
}

export function form(fields: Readonly<Record<string, string>>): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

/** Opens the pay page and posts its form to the exchange, as a browser does. @returns the order number */
export async function goToBank(backend: BackendUnderTest, payUrl: string): Promise<string> {
  const page = await backend.app.request(payUrl);
  const fields = fieldsOf(await page.text());
  await backend.exchange.app.request(`${BANK}/FPXMain/seller2DReceiver.jsp`, form(fields));
  return fields.fpx_sellerExOrderNo ?? "";
}

/** The indirect AC that the bank page gives the browser to post. */
export async function wayBack(
  backend: BackendUnderTest,
  order: string,
): Promise<Readonly<Record<string, string>>> {
  const page = await backend.exchange.app.request(`${BANK}/bank/${order}`);
  return fieldsOf(await page.text());
}

/** Pays to the end: bank page, approval, direct AC. @returns the order number */
export async function pay(backend: BackendUnderTest, request: Body, key = KEY): Promise<string> {
  const order = await goToBank(backend, (await created(backend, request, key)).pay_url);
  await backend.exchange.decide(order, { choice: "approve" });
  await backend.exchange.idle();
  return order;
}

export async function statusOf(backend: BackendUnderTest, token: string): Promise<Body> {
  return (await (await backend.app.request(`/api/payments/${token}`)).json()) as Body;
}
