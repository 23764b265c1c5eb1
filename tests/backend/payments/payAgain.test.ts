import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { type CreatedPayment, createdPayment } from "../../../src/api/schemas/payment.ts";
import { sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import {
  type Body,
  created,
  goToBank,
  lineOf,
  pay,
  post,
  requestFor,
  statusOf,
} from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { answerEnquiries, heardEnquiries } from "./enquiries.ts";

const MINUTE = 60_000;
const OTHER_DEVICE = `${PORTAL}/?lang=zh`;

let keys = 0;
const newKey = () => `a key of its own ${++keys}`.replaceAll(" ", "-");

const bills = () => requestFor([lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")]);

function again(
  backend: BackendUnderTest,
  token: string,
  wish: Body = {},
  key = newKey(),
  from = "203.0.113.1",
) {
  const body = { callback_url: OTHER_DEVICE, language: "zh", ...wish };
  // a page of the portal, because only such a page gets the status token
  const headers = { "idempotency-key": key, "test-peer": from, origin: PORTAL };
  return post(backend, `/api/payments/${token}/again`, body, headers);
}

async function paidAgain(
  backend: BackendUnderTest,
  token: string,
  wish: Body = {},
  key = newKey(),
): Promise<CreatedPayment> {
  const answer = await again(backend, token, wish, key);
  if (answer.status !== 200) throw new Error(`again answered ${answer.status} ${await answer.text()}`);
  return create(await answer.json(), createdPayment);
}

async function refusal(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, ((await answer.json()) as Body).reason];
}

async function leaves(backend: BackendUnderTest) {
  const payment = await created(backend, bills(), newKey());
  return { payment, order: await goToBank(backend, payment.pay_url) };
}

async function ended(backend: BackendUnderTest, debit: "51" | "1C" | "00") {
  const { payment, order } = await leaves(backend);
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit }));
  return payment;
}

async function changeFine(backend: BackendUnderTest, amount: number) {
  const stored = await backend.databases.records.read("mpt:compound:K26000001");
  const record = documentOf({ ...COMPOUND, amount: sen(amount) }, undefined);
  await backend.databases.records.write({ ...record, _rev: stored?._rev ?? "" });
}

const payPage = (backend: BackendUnderTest, { pay_url }: CreatedPayment) => backend.app.request(pay_url);

describe("a payment that never went to the bank", () => {
  test("continues as the same payment, with a new pay page that replaces the earlier one", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, bills(), newKey());
      expect(await statusOf(backend, payment.status_token)).toMatchObject({ resumable: true });
      const resumed = await paidAgain(backend, payment.status_token);
      expect(resumed).toMatchObject({ _id: payment._id, status_token: payment.status_token });
      expect(resumed.pay_url).not.toBe(payment.pay_url);
      const old = await payPage(backend, payment);
      expect(old.status).toBe(410);
      expect(await old.text()).toContain("此链接已被新的链接取代");
      expect(await goToBank(backend, resumed.pay_url)).not.toBe("");
      expect(await statusOf(backend, payment.status_token)).not.toHaveProperty("resumable");
    }));

  test("returns to the page where it was continued, in that page's language", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, bills(), newKey());
      await paidAgain(backend, payment.status_token);
      expect(await backend.databases.all_payments.read(payment._id)).toMatchObject({
        callback_url: OTHER_DEVICE,
        language: "zh",
      });
    }));

  test("answers with a changed amount first, and keeps its order number once the citizen accepts the amount", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, bills(), newKey());
      await changeFine(backend, 95_00);
      const refused = await again(backend, payment.status_token);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        reason: "amount_changed",
        amount: "125.00",
        services: [{ amount: "95.00" }, { amount: "30.00" }],
      });
      const resumed = await paidAgain(backend, payment.status_token, { amount: "125.00" });
      expect(resumed._id).toBe(payment._id);
      expect((await payPage(backend, payment)).status).toBe(410);
      expect(await (await payPage(backend, resumed)).text()).toContain('name="fpx_txnAmount" value="125.00"');
      expect(await backend.databases.all_payments.read(payment._id)).toMatchObject({
        amount: "125.00",
        services: [{ amount: "95.00" }, { amount: "30.00" }],
        settles: [{ settled: { amount: "95.00" } }, { settled: { amount: "30.00" } }],
        events: [{ what: "created" }, { what: "repriced" }, { what: "sent" }],
      });
    }));

  test("continued with the first request's key pays the current amount, whatever amount was accepted since", () =>
    withBackend(async (backend) => {
      const key = newKey();
      const payment = await created(backend, bills(), key);
      await changeFine(backend, 95_00);
      await paidAgain(backend, payment.status_token, { amount: "125.00" });
      await changeFine(backend, 80_00);
      const repeated = await created(backend, bills(), key);
      expect(await (await payPage(backend, repeated)).text()).toContain(
        'name="fpx_txnAmount" value="110.00"',
      );
    }));

  test("continued in two tabs at once goes to the bank once", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, bills(), newKey());
      const both = await Promise.all([1, 2].map(() => paidAgain(backend, payment.status_token)));
      const pages = await Promise.all(both.map((one) => payPage(backend, one)));
      expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
    }));
});

describe("a payment that failed", () => {
  test.each(["51", "1C"] as const)(
    "after %s is paid again with another order number, for the same bills and payer",
    (debit) =>
      withBackend(async (backend) => {
        const failed = await ended(backend, debit);
        const next = await paidAgain(backend, failed.status_token);
        expect(next._id).not.toBe(failed._id);
        const { all_payments } = backend.databases;
        const [before, after] = [await all_payments.read(failed._id), await all_payments.read(next._id)];
        expect(after).toMatchObject({
          user: "Ahmad bin Ali",
          email: "ahmad@example.my",
          fpx_buyerBankId: "MB2U0227",
          amount: "110.00",
          callback_url: OTHER_DEVICE,
          settles: before?.settles,
          events: [{ what: "created", payment_id: failed._id }],
        });
        expect(after?.order_number).not.toBe(before?.order_number);
        expect(before?.events).toContainEqual(
          expect.objectContaining({ what: "paid_again", payment_id: next._id }),
        );
        for (const { status_token } of [failed, next])
          expect(JSON.stringify(await statusOf(backend, status_token))).not.toContain("paid_again");
      }),
  );

  test("that expired is paid again", () =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      backend.clock.pass(4 * 60 * MINUTE);
      answerEnquiries(backend, (order) => answerFor(backend, order, { debit: "76" }));
      // The exchange's answer that it does not know the payment comes first.
      expect(await paidAgain(backend, payment.status_token)).toMatchObject({
        _id: payment._id,
        status: "expired",
      });
      expect((await paidAgain(backend, payment.status_token))._id).not.toBe(payment._id);
    }));

  test("makes one new payment for one key, however often the request is sent", () =>
    withBackend(async (backend) => {
      const failed = await ended(backend, "51");
      const key = newKey();
      const both = await Promise.all([1, 2].map(() => paidAgain(backend, failed.status_token, {}, key)));
      const third = await paidAgain(backend, failed.status_token, {}, key);
      expect(new Set([...both, third].map(({ _id }) => _id)).size).toBe(1);
      await goToBank(backend, third.pay_url);
      const late = await paidAgain(backend, failed.status_token, {}, key);
      expect(late).toMatchObject({ _id: third._id, pay_url: OTHER_DEVICE });
    }));

  test("makes one new payment for two devices at once", () =>
    withBackend(async (backend) => {
      const failed = await ended(backend, "51");
      const both = await Promise.all([1, 2].map(() => paidAgain(backend, failed.status_token)));
      expect(new Set(both.map(({ _id }) => _id)).size).toBe(1);
      const pages = await Promise.all(both.map((one) => payPage(backend, one)));
      expect(pages.map(({ status }) => status).sort()).toEqual([200, 410]);
    }));

  test("is priced again, and leaves out a bill that was paid meanwhile once the citizen accepts that", () =>
    withBackend(async (backend) => {
      const failed = await ended(backend, "51");
      await pay(backend, requestFor([lineOf(COMPOUND, "full")]), newKey());
      const refused = await again(backend, failed.status_token);
      expect(await refused.json()).toMatchObject({ services: [null, { amount: "30.00" }], amount: "30.00" });
      expect(await refusal(await again(backend, failed.status_token, { amount: "29.00" }))).toEqual([
        409,
        "amount_changed",
      ]);
      const next = await paidAgain(backend, failed.status_token, { amount: "30.00" });
      expect(await statusOf(backend, next.status_token)).toMatchObject({ amount: "30.00", services: [{}] });
    }));

  test("is followed by its newest attempt: resumed, open, or paid", () =>
    withBackend(async (backend) => {
      const failed = await ended(backend, "51");
      const next = await paidAgain(backend, failed.status_token);
      const resumed = await paidAgain(backend, failed.status_token);
      expect(resumed._id).toBe(next._id);
      const order = await goToBank(backend, resumed.pay_url);
      expect(await refusal(await again(backend, failed.status_token))).toEqual([409, "still_open"]);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      expect(await refusal(await again(backend, failed.status_token))).toEqual([409, "already_paid"]);
    }));

  test("is not paid again when its own late success arrives after a later attempt failed", () =>
    withBackend(async (backend) => {
      const { payment, order } = await leaves(backend);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
      const next = await paidAgain(backend, payment.status_token);
      const second = await goToBank(backend, next.pay_url);
      await postAnswer(backend, "direct", await answerFor(backend, second, { debit: "51" }));
      const late = { fpx_fpxTxnTime: "20260803101000" };
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00", changes: late }));
      expect(await refusal(await again(backend, next.status_token))).toEqual([409, "already_paid"]);
    }));
});

describe("a payment that is open at the bank", () => {
  test("is checked at the bank first, and refused while the bank's answer is unclear", () =>
    withBackend(async (backend) => {
      const { payment, order } = await leaves(backend);
      const heard = heardEnquiries(backend);
      backend.clock.pass(MINUTE);
      expect(await refusal(await again(backend, payment.status_token))).toEqual([409, "still_open"]);
      expect(heard).toEqual([order]);
      expect(await refusal(await again(backend, payment.status_token))).toEqual([409, "still_open"]);
      expect(heard).toHaveLength(1);
    }));

  test.each([
    ["51", "failed"],
    ["1C", "cancelled"],
  ])("that turns out to be %s says so, and makes no other payment", (debit, status) =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      answerEnquiries(backend, (order) => answerFor(backend, order, { debit }));
      const answer = await paidAgain(backend, payment.status_token, { although_open: true });
      expect(answer).toMatchObject({ _id: payment._id, status });
      expect(await backend.databases.all_payments.list({ prefix: "", limit: 9 })).toHaveLength(1);
    }),
  );

  test("that turns out to be paid is refused as paid", () =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      answerEnquiries(backend, (order) => answerFor(backend, order, { debit: "00" }));
      const answer = await again(backend, payment.status_token, { although_open: true });
      expect(await refusal(answer)).toEqual([409, "already_paid"]);
      expect((await tracesOf(backend)).receipts).toHaveLength(1);
    }));

  test("is paid again when the citizen was warned, and a double payment opens a refund case", () =>
    withBackend(async (backend) => {
      const { payment, order } = await leaves(backend);
      const next = await paidAgain(backend, payment.status_token, { although_open: true });
      const second = await goToBank(backend, next.pay_url);
      for (const one of [order, second]) {
        backend.clock.pass(MINUTE);
        await postAnswer(backend, "direct", await answerFor(backend, one, { debit: "00" }));
      }
      expect(await backend.databases.settlements.read(`refund_case:${second}`)).toBeDefined();
      expect((await tracesOf(backend)).receipts).toHaveLength(2);
    }));

  test("with an open attempt before it still needs the warning", () =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      const next = await paidAgain(backend, payment.status_token, { although_open: true });
      expect(await refusal(await again(backend, next.status_token))).toEqual([409, "still_open"]);
      expect((await paidAgain(backend, next.status_token, { although_open: true }))._id).toBe(next._id);
    }));

  test("is checked at a limited rate for each caller", () =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      for (let call = 0; call < 6; call += 1) await again(backend, payment.status_token);
      const answer = await again(backend, payment.status_token);
      expect(answer.status).toBe(429);
      expect(answer.headers.get("retry-after")).toBe("10");
    }));
});

describe("the call", () => {
  test("with a return address that is not allowed does not ask the bank, and leaves the payment as it is", () =>
    withBackend(async (backend) => {
      const { payment } = await leaves(backend);
      const before = await backend.databases.all_payments.read(payment._id);
      const heard = heardEnquiries(backend);
      const wish = { callback_url: "https://elsewhere.example/", although_open: true };
      expect(await refusal(await again(backend, payment.status_token, wish))).toEqual([
        400,
        "invalid_callback",
      ]);
      expect(heard).toEqual([]);
      expect(await backend.databases.all_payments.read(payment._id)).toEqual(before);
    }));

  test("of a paid payment is refused", () =>
    withBackend(async (backend) => {
      const paid = await ended(backend, "00");
      expect(await refusal(await again(backend, paid.status_token))).toEqual([409, "already_paid"]);
    }));

  test("needs a token, a key, a body, an allowed return address, and an open counter", () =>
    withBackend(async (backend) => {
      const { status_token: token } = await ended(backend, "51");
      expect((await again(backend, "x".repeat(43))).status).toBe(404);
      expect((await again(backend, token, {}, "short")).status).toBe(400);
      expect((await again(backend, token, { language: "fr" })).status).toBe(400);
      expect((await again(backend, token, { although_open: false })).status).toBe(400);
      const away = await again(backend, token, { callback_url: "https://elsewhere.example/" });
      expect(await refusal(away)).toEqual([400, "invalid_callback"]);
      await backend.databases.metadata.write({ _id: "configuration", closing: true });
      expect(await refusal(await again(backend, token))).toEqual([503, "closed"]);
    }));

  test("may come from a council's page, and no cache keeps its answer", () =>
    withBackend(async (backend) => {
      const { status_token } = await ended(backend, "51");
      const answer = await again(backend, status_token);
      expect(answer.headers.get("access-control-allow-origin")).toBe(PORTAL);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }));

  test("with a key of another request is refused", () =>
    withBackend(async (backend) => {
      const failed = await ended(backend, "51");
      const key = newKey();
      await paidAgain(backend, failed.status_token, {}, key);
      const answer = await again(backend, failed.status_token, { language: "en" }, key);
      expect(answer.status).toBe(422);
    }));
});
