import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import { type CreatedPayment, createdPayment } from "../../../src/api/schemas/payment.ts";
import { type Body, created, goToBank, lineOf, pay, post, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { cardAnswerFor, createdCard, goToGateway, postCardAnswer } from "../gateways/cards.ts";

/** When a citizen may still go to the bank: not at an old price, and not for a bill that another attempt has paid. */

const MINUTE = 60_000;

const bill = () => requestFor([lineOf(COMPOUND, "full")]);

function again(backend: BackendUnderTest, token: string, key: string, wish: Body = {}) {
  const body = { callback_url: `${COUNCIL}/resit`, language: "en", ...wish };
  return post(backend, `/api/payments/${token}/again`, body, { "idempotency-key": `the-again-key-${key}` });
}

async function paidAgain(backend: BackendUnderTest, token: string, key: string): Promise<CreatedPayment> {
  const answer = await again(backend, token, key);
  if (answer.status !== 200) throw new Error(`again answered ${answer.status} ${await answer.text()}`);
  return create(await answer.json(), createdPayment);
}

async function declined(backend: BackendUnderTest, order: string): Promise<void> {
  await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "51" }));
}

async function failed(backend: BackendUnderTest) {
  const payment = await created(backend, bill());
  const order = await goToBank(backend, payment.pay_url);
  await declined(backend, order);
  return { ...payment, order };
}

const sign = (backend: BackendUnderTest, gateway: "fpx" | "card", _id: string) =>
  post(backend, `/api/${gateway}/signRequest`, { _id });

describe("a signed request to pay", () => {
  test.each([
    ["fpx", created],
    ["card", createdCard],
  ] as const)(
    "of %s needs a pay page that is still valid, since an old price has to be checked again",
    (gateway, make) =>
      withBackend(async (backend) => {
        const { _id } = await make(backend);
        backend.clock.pass(10 * MINUTE);
        expect((await sign(backend, gateway, _id)).status).toBe(409);
        expect((await backend.databases.all_payments.read(_id))?.events).toHaveLength(1);
      }),
  );

  test("of a continued payment is valid as long as the new pay page", () =>
    withBackend(async (backend) => {
      const { _id } = await created(backend, bill());
      backend.clock.pass(9 * MINUTE);
      await created(backend, bill());
      backend.clock.pass(9 * MINUTE);
      expect((await sign(backend, "fpx", _id)).status).toBe(200);
    }));

  test("is given again once it was given, with the same signature", () =>
    withBackend(async (backend) => {
      const { _id } = await created(backend, bill());
      const first = await (await sign(backend, "fpx", _id)).json();
      backend.clock.pass(60 * MINUTE);
      expect(await (await sign(backend, "fpx", _id)).json()).toEqual(first);
    }));
});

describe("the attempts for one bill", () => {
  test("that two devices began at the same time all count, whichever device's link is used", () =>
    withBackend(async (backend) => {
      const first = await failed(backend);
      // Both devices begin another attempt at once. One of the attempts is left over, and is used after the other has failed.
      const [one, other] = await Promise.all(
        ["one", "other"].map((key) => paidAgain(backend, first.status_token, key)),
      );
      if (one === undefined || other === undefined) throw new Error("no answers");
      expect(one._id).toBe(other._id);
      const resumed = await paidAgain(backend, first.status_token, "resumed");
      const second = await goToBank(backend, resumed.pay_url);
      await declined(backend, second);
      const thirds = await Promise.all(
        ["one", "other"].map((key) => paidAgain(backend, first.status_token, key)),
      );
      const third = thirds.find(({ _id }) => _id !== resumed._id);
      if (third === undefined) throw new Error("no third attempt");
      const way = await paidAgain(backend, third.status_token, "third");
      await declined(backend, await goToBank(backend, way.pay_url));
      const late = { fpx_fpxTxnTime: "20260803101000" };
      await postAnswer(backend, "direct", await answerFor(backend, second, { debit: "00", changes: late }));
      const answer = await again(backend, third.status_token, "last");
      expect([answer.status, ((await answer.json()) as Body).reason]).toEqual([409, "already_paid"]);
    }));

  test("lead to the bank no more once one of them is paid, and an earlier pay page says so", () =>
    withBackend(async (backend) => {
      const first = await failed(backend);
      const next = await paidAgain(backend, first.status_token, "next");
      const late = { fpx_fpxTxnTime: "20260803101000" };
      await postAnswer(
        backend,
        "direct",
        await answerFor(backend, first.order, { debit: "00", changes: late }),
      );
      const page = await backend.app.request(next.pay_url);
      expect(page.status).toBe(410);
      const html = await page.text();
      expect(html).not.toContain("<form");
      expect(html).toContain("already paid");
      expect((await sign(backend, "fpx", next._id)).status).toBe(409);
      expect((await backend.databases.all_payments.read(next._id))?.events).toHaveLength(1);
    }));
});

test("two payments of one bill lead to the bank until one has paid it, and then the other's pay page says that the amount has changed", () =>
  withBackend(async (backend) => {
    const [one, other, third] = [
      await created(backend, bill(), "the-key-of-one-tab"),
      await created(backend, bill(), "the-key-of-the-other-tab"),
      await created(backend, bill(), "the-key-of-a-third-tab"),
    ];
    const order = await goToBank(backend, one.pay_url);
    await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
    const page = await backend.app.request(other.pay_url);
    const html = await page.text();
    expect([page.status, html.includes("<form")]).toEqual([410, false]);
    expect(html).toContain("Jumlah bayaran telah berubah");
    expect((await sign(backend, "fpx", third._id)).status).toBe(409);
    for (const { _id } of [other, third])
      expect((await backend.databases.all_payments.read(_id))?.events).toHaveLength(1);
  }));

describe("a repeated answer", () => {
  test("changes neither the state nor the reason", () =>
    withBackend(async (backend) => {
      const { _id, pay_url } = await created(backend, bill());
      const order = await goToBank(backend, pay_url);
      const held = await answerFor(backend, order, { debit: "09" });
      await postAnswer(backend, "direct", held);
      await declined(backend, order);
      await postAnswer(backend, "indirect", held);
      expect(await backend.databases.all_payments.read(_id)).toMatchObject({
        status: "failed",
        response_code: "51",
      });
    }));
});

test("a payment that cannot be read does not hide its bill from a search", () =>
  withBackend(async (backend) => {
    const { _id, pay_url } = await created(backend, bill());
    await goToBank(backend, pay_url);
    const stored = await backend.databases.all_payments.read(_id);
    if (stored) await backend.databases.all_payments.write({ ...stored, amount: "a lot" });
    const searched = { council: "mpt", payment_type: "compound", _id: "K26000001" };
    const found = await post(backend, "/search", searched);
    expect([found.status, (await found.json()) as Body]).toEqual([
      200,
      expect.objectContaining({ amount: "80.00" }),
    ]);
  }));

test("a card payment whose bills were all paid meanwhile cannot be paid again", () =>
  withBackend(async (backend) => {
    const card = await createdCard(backend, { ...bill(), payment_method: "3" });
    const order = await goToGateway(backend, card.pay_url);
    await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "0" }));
    await pay(backend, bill(), "key-of-somebody-else");
    const answer = await again(backend, card.status_token, "agreed", { amount: "0.00" });
    expect([answer.status, ((await answer.json()) as Body).reason]).toEqual([422, "limit_exceeded"]);
  }));
