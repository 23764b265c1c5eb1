import fc from "fast-check";
import { expect, test } from "vitest";
import { isReceiptNumber } from "../../../src/domain/payments/orderNumber.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { runs } from "../../config/seed.ts";
import { type Body, fieldsOf, lineOf, post, requestFor, tryToCreate } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, RECORDS } from "../bills/bills.ts";
import { answerEnquiries } from "./enquiries.ts";

/** The actions of a citizen with several tabs and devices, and of the bank, on the attempts for one bill, in any order. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant("create" as const), key: fc.nat({ max: 1 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("again" as const),
      attempt: fc.nat({ max: 3 }),
      key: fc.nat({ max: 2 }),
      warned: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("open" as const), handle: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("sign" as const), attempt: fc.nat({ max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant("answer" as const),
      attempt: fc.nat({ max: 3 }),
      debit: fc.constantFrom("00", "00", "51", "1C", "09"),
    }),
  },
);

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

async function underTest(backend: BackendUnderTest, databases: Databases, run: number) {
  const bill = `B${run}`;
  await databases.records.write({ ...RECORDS[0], _id: `mpt:assessment:${bill}`, assessment_no: bill });
  const line = { ...lineOf(ASSESSMENT, "1"), assessment_no: bill };
  const request = requestFor([line]);
  /** The pay pages that were given out for each payment, and the ARs of those that led to the bank. */
  const handles: { readonly payment: string; readonly url: string; readonly at: number }[] = [];
  const tokens = new Map<string, string>();
  const sent = new Map<string, string[]>();
  /** By payment: the order numbers of requests that were signed without a pay page. */
  const signed = new Map<string, string>();

  const now = () => backend.clock.now().getTime();

  const take = async (answer: Response) => {
    if (answer.status === 400 || answer.status === 404) throw new Error(await answer.text());
    if (answer.status !== 200) return;
    const { _id, status_token, pay_url } = (await answer.json()) as Record<string, string>;
    if (_id === undefined || status_token === undefined || pay_url === undefined) return;
    tokens.set(_id, status_token);
    if (pay_url.includes("/pay/")) handles.push({ payment: _id, url: pay_url, at: now() });
  };
  const attempt = (number: number) => [...tokens][number % Math.max(tokens.size, 1)];
  const isPaid = async () => {
    const settled = { prefix: `mpt:assessment:${bill}:`, limit: 1 };
    return (await databases.settlements.list(settled)).length > 0;
  };
  const open = async ({ payment, url, at }: (typeof handles)[number]) => {
    const wasPaid = await isPaid();
    const newer = handles.filter((other) => other.payment === payment && other.at > at && other.at < now());
    const page = await backend.app.request(url);
    const { fpx_sellerExOrderNo: order } = fieldsOf(await page.text());
    if (page.status !== 200 || order === undefined) return;
    expect(newer, "a handle that was replaced leads nowhere").toEqual([]);
    expect(wasPaid, "nobody is led to the bank for what is paid").toBe(false);
    sent.set(payment, [...(sent.get(payment) ?? []), order]);
  };
  /** signRequest gives the same request at each call, so all of them count as one redirect. */
  const sign = async (payment: string) => {
    const [wasPaid, before] = [await isPaid(), await databases.all_payments.read(payment)];
    const { status } = await post(backend, "/api/fpx/signRequest", { _id: payment });
    const events = before?.events as readonly { what: string }[];
    if (status !== 200 || events.some(({ what }) => what === "sent")) return;
    expect(wasPaid, "nothing is signed for what is paid").toBe(false);
    signed.set(payment, String(before?.order_number));
  };

  return {
    tokens,
    handles,
    sent,
    open,
    async happen(one: Happening) {
      if (one.what === "create")
        return take(await tryToCreate(backend, request, `key-to-create-it-${run}-${one.key}`));
      if (one.what === "open") {
        const handle = handles[one.handle % Math.max(handles.length, 1)];
        return handle && open(handle);
      }
      const [payment, token] = attempt(one.attempt) ?? [];
      if (payment === undefined) return;
      if (one.what === "sign") return sign(payment);
      if (one.what === "again") {
        const wish: Body = { callback_url: `${COUNCIL}/resit`, language: "ms" };
        const body = one.warned ? { ...wish, although_open: true } : wish;
        const headers = { "idempotency-key": `again-key-of-${run}-${one.key}-${one.warned}-${payment}` };
        return take(await post(backend, `/api/payments/${token}/again`, body, headers));
      }
      const order = sent.get(payment)?.[0] ?? signed.get(payment);
      if (order === undefined) return;
      await postAnswer(backend, "direct", await answerFor({ databases }, order, { debit: one.debit }));
    },
  };
}

test(
  "any interleaving of creating, paying again, opening and answers leads each attempt to the bank at most once, and gives each paid order one receipt",
  () =>
    withBackend(async (backend) => {
      const { databases } = backend;
      let run = 0;
      answerEnquiries(backend, async () => new Response("ERROR"));
      await fc.assert(
        fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 14 }), async (happenings) => {
          run += 1;
          const bill = await underTest(backend, databases, run);
          for (let next = 0; next < happenings.length; next += 2) {
            backend.clock.pass(60_000);
            await Promise.all(happenings.slice(next, next + 2).map((one) => bill.happen(one)));
          }
          // The test opens every remaining handle. At most one of each attempt ever leads to the bank.
          backend.clock.pass(60_000);
          for (const handle of bill.handles) await bill.open(handle);
          for (const orders of bill.sent.values()) expect(orders).toHaveLength(1);

          const orders = [...bill.sent.values()].flat();
          expect(new Set(orders).size).toBe(orders.length);
          for (const id of bill.tokens.keys()) {
            const payment = await databases.all_payments.read(id);
            const isPaid = payment?.status === "paid";
            expect(isReceiptNumber(payment?.receipt_no)).toBe(isPaid);
            const prefix = `notification:${payment?.order_number}`;
            const sentOut = await databases.notifications.list({ prefix, limit: 9 });
            expect(sentOut.filter(({ about }) => about === "receipt")).toHaveLength(isPaid ? 1 : 0);
          }
        }),
        { numRuns: runs(40) },
      );
    }),
  120_000,
);
