import { expect } from "vitest";
import type { OrderNumber } from "../../../src/domain/identifiers.ts";
import { receiptNumberOf } from "../../../src/domain/payments/orderNumber.ts";
import type { Banks } from "../durability/bank.ts";
import { asked, fromPayer, handleBody, type Journey, keyIn, madeBy } from "../durability/journey.ts";
import type { Fleet } from "./fleet.ts";

/** Payments whose every request goes to all processes at once, as a proxy, a double click and a bank's repetitions can cause. */

/**
 * Creates the payment at all processes at once, and opens every pay page at all at once. Only one opening leads to the bank,
 * once.
 */
export async function leave(journey: Journey, fleet: Fleet, banks: Banks): Promise<void> {
  while (journey.order === undefined && !journey.stranded) await tryToLeave(journey, fleet, banks);
}

async function tryToLeave(journey: Journey, fleet: Fleet, banks: Banks): Promise<void> {
  const wish = asked(journey.request, `processes-journey-${journey.number}`, journey.number);
  const made = await Promise.all((await fleet.everywhere("/createPayment", wish)).map(madeBy));
  // Of several handles made at once the last one leads to the bank. Its process may be gone.
  const last = await madeBy(await fleet.app.request("/createPayment", wish));
  expect(new Set([...made, last].map(({ _id }) => _id))).toEqual(new Set([journey.payment?._id ?? last._id]));
  journey.payment = last;
  const ways = [...made, last].map(({ pay_url }) => pay_url).filter((url) => /\/pay\/[^/]+$/.test(url));
  // A process was killed after it sent the payment and before it showed the page.
  if (!ways.includes(last.pay_url)) {
    journey.stranded = true;
    return;
  }
  const pages = (
    await Promise.all(ways.map((way) => fleet.everywhere(way, { headers: fromPayer(journey.number) })))
  ).flat();
  const shown = pages.filter(({ status }) => status === 200);
  expect(pages.filter((page) => !shown.includes(page)).map(({ status }) => status)).toEqual(
    Array.from({ length: pages.length - shown.length }, () => 410),
  );
  expect(shown.length).toBeLessThanOrEqual(1);
  const page = shown[0];
  if (page !== undefined) journey.order = await banks[journey.gateway].take(await page.text());
}

/**
 * Sends the bank's answer, the returning browser and the payer's enquiry to all processes at once, and then each handle likewise.
 */
export async function hearAndReturn(journey: Journey, fleet: Fleet, banks: Banks): Promise<void> {
  const { order, payment, gateway } = journey;
  if (order === undefined || payment === undefined) return;
  const direct = banks[gateway].directAnswer(order);
  const indirect = await banks[gateway].indirectAnswer(order);
  const [heard, back, requeried] = await Promise.all([
    direct === undefined ? [] : fleet.everywhere(direct.path, direct.init),
    fleet.everywhere(indirect.path, indirect.init),
    fleet.everywhere("/api/requery", askedBy(journey)),
    fleet.everywhere(`/api/payments/${payment.status_token}`),
  ]);
  for (const answer of heard)
    expect([answer.status, await answer.text()]).toEqual([200, direct?.acknowledgement]);
  // One process asks the bank. The others know that the bank was asked a moment ago.
  for (const { status } of requeried) expect([200, 429]).toContain(status);
  const handles = back.map((answer) => {
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get("location") ?? "").searchParams.get("kaunter-return") ?? "";
  });
  await Promise.all(handles.map((handle) => expectOneReturn(handle, payment._id, fleet)));
}

function askedBy({ number, payment }: Journey): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...fromPayer(number) },
    body: JSON.stringify({ status_token: payment?.status_token }),
  };
}

async function expectOneReturn(handle: string, payment: string, fleet: Fleet): Promise<void> {
  const answers = await fleet.everywhere("/api/payments/return", handleBody(handle));
  const taken = answers.filter(({ status }) => status === 200);
  // None when the process that took the handle was killed.
  expect(taken.length).toBeLessThanOrEqual(1);
  for (const answer of taken)
    for (const read of await fleet.everywhere(`/api/payments/${await keyIn(answer)}`))
      expect(await read.json()).toMatchObject({ _id: payment });
  for (const answer of answers) expect([200, 410]).toContain(answer.status);
}

/** Every process answers that the payment is paid, with the same receipt number. */
export async function expectPaidEverywhere(journey: Journey, fleet: Fleet): Promise<void> {
  const answers = await fleet.everywhere(`/api/payments/${journey.payment?.status_token}`);
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers)
    expect(await answer.json()).toMatchObject({
      status: "paid",
      receipt_no: receiptNumberOf(journey.order as OrderNumber),
    });
}
