import { create, string, type } from "superstruct";
import { expect } from "vitest";
import { type CreatedPayment, createdPayment } from "../../../src/api/schemas/payment.ts";
import type { ServiceLine } from "../../../src/charges/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import { malaysiaDay } from "../../../src/domain/malaysiaTime.ts";
import { sen } from "../../../src/domain/money.ts";
import { receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import type { GatewayName } from "../../../src/server/gateways/gateway.ts";
import { type Body, lineOf, requestFor } from "../../backend/accounts/citizen.ts";
import { COUNCIL } from "../../backend/backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT } from "../../backend/bills/bills.ts";
import { cardRequestFor } from "../../backend/gateways/cards.ts";
import type { Bank, Banks } from "./bank.ts";
import type { BackendProcess } from "./childProcess.ts";

/**
 * One payment from its creation to the citizen's return, with the promises that the back end has made so far. It continues where
 * a kill interrupted it.
 */
export interface Journey {
  readonly number: number;
  /** A unique address, by which the test finds the payment's receipt. */
  readonly email: string;
  readonly request: Body;
  /** The amount that its reload adds to the account shared by all journeys, in sen. */
  readonly reload: number;
  readonly choice: "approve" | "cancel" | "unheard";
  readonly gateway: GatewayName;
  /** The browser returns while the bank's server is still posting. */
  readonly isHasty: boolean;
  /** An earlier payment of the same bills that was cancelled at the bank. This one repeats it. */
  former?: CreatedPayment;
  /** The answer of createPayment. */
  payment?: CreatedPayment;
  /** The order number, once the bank has it. */
  order?: string;
  /** A process took the pay page's handle and died before it showed the page. The bank never gets the payment. */
  stranded: boolean;
  /** The back end acknowledged the answer of the bank's server. */
  acknowledged: boolean;
  /** The receipt was marked as sent before another process took over. */
  wasMailed: boolean;
  /** Handles that were used, and one for the return. */
  spent: { pay?: string; back?: string };
  back?: string;
  /** The back end answered the return, or the answer was lost with the process. */
  returned: boolean;
}

type App = Pick<BackendProcess, "app">;

export const numberOf = (journey: number): string => `D${journey}`;

export function newJourney(
  number: number,
  {
    choice = "approve",
    gateway = "fpx",
    isHasty = false,
  }: Partial<Pick<Journey, "choice" | "gateway" | "isHasty">> = {},
): Journey {
  const email = `payer${number}@example.my`;
  const reload = 10_00 + number;
  const lines: readonly ServiceLine[] = [
    // the back end's process has this machine's clock
    lineOf(
      { ...ASSESSMENT, _id: numberOf(number), assessment_no: numberOf(number) },
      "1",
      malaysiaDay(new Date()),
    ),
    parking.lineOf(parking.itemOf(ACCOUNT, sen(reload), new Date())),
  ];
  const changes = { email, callback_url: `${COUNCIL}/bayar` };
  const request = gateway === "card" ? cardRequestFor(lines, changes) : requestFor(lines, changes);
  return {
    number,
    email,
    request,
    reload,
    choice,
    gateway,
    isHasty,
    stranded: false,
    acknowledged: false,
    wasMailed: false,
    spent: {},
    returned: false,
  };
}

/** Cancels a first payment at the bank, so that the journey repeats it. Call this before the first kill. */
export async function payBefore(journey: Journey, { app }: App, banks: Banks): Promise<void> {
  const bank = banks[journey.gateway];
  const key = `durability-cancelled-${journey.number}`;
  const payment = await madeBy(
    await app.request("/createPayment", asked(journey.request, key, journey.number)),
  );
  const page = await app.request(payment.pay_url);
  const order = await bank.take(await page.text());
  await bank.decide(order, "cancel");
  const { path, init } = await bank.indirectAnswer(order);
  expect((await app.request(path, init)).status).toBe(303);
  journey.former = payment;
}

/**
 * Does the remaining steps. The browser repeats its request with the same key, and the bank repeats its answer until it is
 * acknowledged.
 * @throws when the process is gone
 */
export async function travel(journey: Journey, { app }: App, banks: Banks): Promise<void> {
  const bank = banks[journey.gateway];
  while (journey.order === undefined && !journey.stranded) await leave(journey, { app }, bank);
  const { order } = journey;
  if (order === undefined || journey.choice === "unheard") return;
  const heard = hear(journey, order, { app }, bank);
  // Either the bank's server comes first, or both come at once.
  if (!journey.isHasty) await heard;
  const ways = await Promise.allSettled([heard, comeBack(journey, order, { app }, bank)]);
  for (const way of ways) if (way.status === "rejected") throw way.reason;
}

async function hear(journey: Journey, order: string, { app }: App, bank: Bank): Promise<void> {
  if (journey.acknowledged) return;
  const sent = bank.directAnswer(order);
  if (sent === undefined) throw new Error(`The bank has not decided about ${order}.`);
  const answer = await app.request(sent.path, sent.init);
  expect([answer.status, await answer.text()]).toEqual([200, sent.acknowledgement]);
  journey.acknowledged = true;
}

async function leave(journey: Journey, { app }: App, bank: Bank): Promise<void> {
  const payment = await madeBy(await askToPay(journey, { app }));
  expect(payment._id).toBe(journey.payment?._id ?? payment._id);
  journey.payment = payment;
  if (!new URL(payment.pay_url).pathname.startsWith("/pay/")) {
    journey.stranded = true;
    return;
  }
  const page = await app.request(payment.pay_url);
  const html = await page.text();
  // Another process took the handle and died before it showed the page. The browser asks for a new one.
  if (page.status === 410) return;
  expect(page.status).toBe(200);
  const order = await bank.take(html);
  await bank.decide(order, journey.choice);
  journey.spent.pay = payment.pay_url;
  journey.order = order;
}

async function askToPay({ number, request, former }: Journey, { app }: App): Promise<Response> {
  const key = `durability-journey-${number}`;
  if (former === undefined) return app.request("/createPayment", asked(request, key, number));
  const { callback_url, language } = request;
  return app.request(
    `/api/payments/${former.status_token}/again`,
    asked({ callback_url, language }, key, number),
  );
}

/** The created payment. @throws when the back end refused it */
export async function madeBy(answer: Response): Promise<CreatedPayment> {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`who asked to pay was answered ${answer.status} ${text}`);
  return create(JSON.parse(text), createdPayment);
}

/** Each payer has a network of their own, because one network gets only a few status messages an hour. */
export const fromPayer = (number: number) => ({ "x-forwarded-for": `203.${number}.113.1` });

/** The request of a council's page to pay. */
export function asked(body: Body, key: string, number: number): RequestInit {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...fromPayer(number),
    },
    body: JSON.stringify(body),
  };
}

async function comeBack(journey: Journey, order: string, { app }: App, bank: Bank): Promise<void> {
  if (journey.returned) return;
  if (journey.back === undefined) {
    const { path, init } = await bank.indirectAnswer(order);
    const answer = await app.request(path, init);
    expect(answer.status).toBe(303);
    const address = new URL(answer.headers.get("location") ?? "");
    journey.back = address.searchParams.get("kaunter-return") ?? "";
  }
  const { back } = journey;
  // If the process dies now, the handle may be used up. The browser has its journal.
  journey.returned = true;
  const answer = await app.request("/api/payments/return", handleBody(back));
  expect(await read({ app }, { status_token: await keyIn(answer) })).toMatchObject({
    _id: journey.payment?._id,
  });
  journey.spent.back = back;
}

/** The key to the payment that a council's page gets for its handle. Each answer has a key of its own. */
export async function keyIn(answer: Response): Promise<string> {
  const { status_token } = create(await answer.json(), type({ status_token: string() }));
  return status_token;
}

/** The body with which a council's page exchanges the handle in its address. */
export function handleBody(handle: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ handle }),
  };
}

/** The payment as its holder reads it, and whether its receipt is marked as sent. */
export interface PaymentOutcome {
  readonly status: string;
  readonly isMailed: boolean;
}

/**
 * Checks right after a start, before anyone repeats a request, that the back end keeps what it has promised about the payment.
 * @returns undefined when it has promised nothing yet
 */
export async function expectKept(journey: Journey, { app }: App): Promise<PaymentOutcome | undefined> {
  const { payment, order, spent, former } = journey;
  // The card gateway signs no cancellation, so there it is a decline.
  const cancelled = journey.gateway === "card" ? "failed" : "cancelled";
  if (former !== undefined) expect(await read({ app }, former)).toMatchObject({ status: cancelled });
  if (payment === undefined) return undefined;
  const stands = await read({ app }, payment);
  expect(stands._id).toBe(payment._id);
  if (journey.acknowledged) expect(stands.status).toBe(journey.choice === "cancel" ? cancelled : "paid");
  const isPaid = stands.status === "paid";
  expect(stands.receipt_no).toBe(isPaid ? receiptNumberOf(stands.order_number) : undefined);
  if (order !== undefined) expect(stands.order_number).toBe(order);

  const query = { council: "mpt", payment_type: "assessment", _id: numberOf(journey.number) };
  const bill = await app.request("/search", { ...handleBody(""), body: JSON.stringify(query) });
  // The start has completed the consequences of a payment.
  expect(await bill.json()).toMatchObject({ arrears: isPaid ? "0.00" : "100.00" });

  if (spent.pay !== undefined) expect((await app.request(spent.pay)).status).toBe(410);
  if (spent.back !== undefined)
    expect((await app.request("/api/payments/return", handleBody(spent.back))).status).toBe(410);
  return { status: stands.status, isMailed: stands.sent_softcopy };
}

async function read({ app }: App, { status_token }: { readonly status_token: string }) {
  const answer = await app.request(`/api/payments/${status_token}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
