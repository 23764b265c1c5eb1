import { create } from "superstruct";
import { expect } from "vitest";
import { type CreatedPayment, createdPayment } from "../../../src/api/schemas/payment.ts";
import type { ServiceLine } from "../../../src/charges/index.ts";
import { parking } from "../../../src/charges/parking/index.ts";
import { sen } from "../../../src/domain/money.ts";
import { receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import type { GatewayName } from "../../../src/server/payments/gatewayAnswer.ts";
import { type Body, lineOf, requestFor } from "../../backend/accounts/citizen.ts";
import { COUNCIL } from "../../backend/backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT } from "../../backend/bills/bills.ts";
import { cardRequestFor } from "../../backend/gateways/cards.ts";
import type { Bank, Banks } from "./bank.ts";
import type { BackendProcess } from "./childProcess.ts";

/** One payment, from its creation to the way back, and what was promised of it so far. It goes on where a kill broke it off. */
export interface Journey {
  readonly number: number;
  /** Nobody else's: tells whose receipt a message is. */
  readonly email: string;
  readonly request: Body;
  /** What its reload adds to the account that all of them share. Sen. */
  readonly reload: number;
  readonly choice: "approve" | "cancel" | "unheard";
  readonly gateway: GatewayName;
  /** The browser is back while the bank's server still speaks. */
  readonly isHasty: boolean;
  /** A payment of the same that was cancelled at the bank: this one pays it again. */
  former?: CreatedPayment;
  /** createPayment answered. */
  payment?: CreatedPayment;
  /** The bank has it. */
  order?: string;
  /** The pay page was taken by a process that did not live to show it: the bank never hears of the payment. */
  stranded: boolean;
  /** The answer of the bank's server was acknowledged. */
  acknowledged: boolean;
  /** Its receipt was known to be sent when another process took over. */
  wasMailed: boolean;
  /** Handles that did their work, and one to come back with. */
  spent: { pay?: string; back?: string };
  back?: string;
  /** The answer to coming back, or that it was lost with the process. */
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
    lineOf({ ...ASSESSMENT, _id: numberOf(number), assessment_no: numberOf(number) }, "1"),
    parking.lineOf(parking.itemOf(ACCOUNT, sen(reload), new Date())),
  ];
  const request = gateway === "card" ? cardRequestFor(lines, { email }) : requestFor(lines, { email });
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

/** Cancels a first payment of the journey at the bank, so that it pays again. To be done before anything is killed. */
export async function payBefore(journey: Journey, { app }: App, banks: Banks): Promise<void> {
  const bank = banks[journey.gateway];
  const key = `durability-cancelled-${journey.number}`;
  const payment = await madeBy(await app.request("/createPayment", asked(journey.request, key)));
  const page = await app.request(payment.pay_url);
  const order = await bank.take(await page.text());
  await bank.decide(order, "cancel");
  const { path, init } = await bank.indirectAnswer(order);
  expect((await app.request(path, init)).status).toBe(303);
  journey.former = payment;
}

/**
 * Does what is still to do: the browser repeats its request with the same key, the bank its answer until it is acknowledged.
 * @throws when the process is gone
 */
export async function travel(journey: Journey, { app }: App, banks: Banks): Promise<void> {
  const bank = banks[journey.gateway];
  while (journey.order === undefined && !journey.stranded) await leave(journey, { app }, bank);
  const { order } = journey;
  if (order === undefined || journey.choice === "unheard") return;
  const heard = hear(journey, order, { app }, bank);
  // the bank's server comes first, or both come at once
  if (!journey.isHasty) await heard;
  const ways = await Promise.allSettled([heard, comeBack(journey, order, { app }, bank)]);
  for (const way of ways) if (way.status === "rejected") throw way.reason;
}

async function hear(journey: Journey, order: string, { app }: App, bank: Bank): Promise<void> {
  if (journey.acknowledged) return;
  const told = bank.directAnswer(order);
  if (told === undefined) throw new Error(`nothing was decided of ${order}`);
  const answer = await app.request(told.path, told.init);
  expect([answer.status, await answer.text()]).toEqual([200, told.acknowledgement]);
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
  // another process took the handle, and did not live to show the page: it is asked for anew
  if (page.status === 410) return;
  expect(page.status).toBe(200);
  const order = await bank.take(html);
  await bank.decide(order, journey.choice);
  journey.spent.pay = payment.pay_url;
  journey.order = order;
}

async function askToPay({ number, request, former }: Journey, { app }: App): Promise<Response> {
  const key = `durability-journey-${number}`;
  if (former === undefined) return app.request("/createPayment", asked(request, key));
  const { callback_url, language } = request;
  return app.request(`/api/payments/${former.status_token}/again`, asked({ callback_url, language }, key));
}

/** What was created. @throws when it was refused */
export async function madeBy(answer: Response): Promise<CreatedPayment> {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`who asked to pay was answered ${answer.status} ${text}`);
  return create(JSON.parse(text), createdPayment);
}

/** A council's page asks to pay. */
export function asked(body: Body, key: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", origin: COUNCIL, "idempotency-key": key },
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
  // should the process die now, the browser has its journal, and the handle may be spent
  journey.returned = true;
  const answer = await app.request("/api/payments/return", handleBody(back));
  expect(await answer.json()).toMatchObject({ status_token: journey.payment?.status_token });
  journey.spent.back = back;
}

/** A council's page gives back the handle that it was opened with. */
export function handleBody(handle: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", origin: COUNCIL },
    body: JSON.stringify({ handle }),
  };
}

/** As its holder reads it, and whether its receipt is known to have gone out. */
export interface Standing {
  readonly status: string;
  readonly isMailed: boolean;
}

/**
 * Holds the back end, right after a start and before anybody repeats anything, to what it has promised of the payment.
 * @returns undefined when it has promised nothing yet
 */
export async function expectKept(journey: Journey, { app }: App): Promise<Standing | undefined> {
  const { payment, order, spent, former } = journey;
  if (former !== undefined) expect(await read({ app }, former)).toMatchObject({ status: "cancelled" });
  if (payment === undefined) return undefined;
  const stands = await read({ app }, payment);
  expect(stands._id).toBe(payment._id);
  if (journey.acknowledged) expect(stands.status).toBe(journey.choice === "cancel" ? "cancelled" : "paid");
  const isPaid = stands.status === "paid";
  expect(stands.receipt_no).toBe(isPaid ? receiptNumberOf(stands.order_number) : undefined);
  if (order !== undefined) expect(stands.order_number).toBe(order);

  const query = { council: "mpt", payment_type: "assessment", _id: numberOf(journey.number) };
  const bill = await app.request("/search", { ...handleBody(""), body: JSON.stringify(query) });
  // the start itself has completed what follows from a payment
  expect(await bill.json()).toMatchObject({ arrears: isPaid ? "0.00" : "100.00" });

  if (spent.pay !== undefined) expect((await app.request(spent.pay)).status).toBe(410);
  if (spent.back !== undefined)
    expect((await app.request("/api/payments/return", handleBody(spent.back))).status).toBe(410);
  return { status: stands.status, isMailed: stands.sent_softcopy };
}

async function read({ app }: App, { status_token }: CreatedPayment) {
  const answer = await app.request(`/api/payments/${status_token}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
