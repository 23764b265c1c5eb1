import { expect, test } from "vitest";
import { checkRestored } from "../../../src/server/operation/checkRestored.ts";
import { endMatched } from "../../../src/server/payments/unmatchedPayments.ts";
import { withLogin } from "../accounts/accounts.ts";
import { type Body, created, goToBank, lineOf, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer, type WantedAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { cardAnswerFor, createdCard, goToGateway, postCardAnswer } from "../gateways/cards.ts";
import { left, MINUTE } from "./leftPayments.ts";
import { FINANCE, listAs, loggedIn } from "./reviewedPayments.ts";

/** Payments that a bank proves after the databases were restored from a backup that does not hold them. */

/** Takes a payment out of the database, as a restore from an older backup does. @returns what puts it back */
async function lose({ databases: { all_payments } }: BackendUnderTest, id: string) {
  const { _rev, ...payment } = (await all_payments.read(id)) ?? { _id: id, _rev: undefined };
  await all_payments.write({ _id: id, _rev, _deleted: true });
  return async () => {
    expect(await all_payments.write(payment)).toBeDefined();
  };
}

/** A payment of RM 80.00 at the bank whose document is lost, and the bank's answers about it. */
async function lost(backend: BackendUnderTest) {
  const payment = await created(backend, requestFor([lineOf(COMPOUND, "full")]));
  const order = await goToBank(backend, payment.pay_url);
  const answers = async (wanted: WantedAnswer) => answerFor(backend, order, wanted);
  const held = await answers({ debit: "09" });
  const approved = await answers({ debit: "00" });
  const declined = await answers({ debit: "51" });
  const elsewhere = await answers({ debit: "00", changes: { fpx_sellerExId: "EX00000009" } });
  const ofCouncil = await answers({ debit: "00", changes: { fpx_sellerId: "SE00000002" } });
  const putBack = await lose(backend, payment._id);
  return { ...payment, order, held, approved, declined, elsewhere, ofCouncil, putBack };
}

async function financeOf(backend: BackendUnderTest) {
  const app = withLogin(backend);
  const cookie = await loggedIn(backend, app);
  return {
    unmatched: async (path?: string): Promise<readonly Body[]> => {
      const page: Body = await listAs(app, cookie, path);
      return page.unmatched as readonly Body[];
    },
    close: (order: string, body: Body) =>
      app.request(`/api/admin/unmatched/${order}/close`, {
        method: "POST",
        headers: { origin: PORTAL, "content-type": "application/json", cookie },
        body: JSON.stringify(body),
      }),
  };
}

const openGauge = async ({ app }: BackendUnderTest) =>
  /^kaunter_unmatched_payments_open (\d+)$/m.exec(
    await (await app.request("/metrics", { headers: { "test-peer": "127.0.0.1" } })).text(),
  )?.[1];

test("a bank's proof of a payment that the database does not know is kept for a person, and the bank goes on repeating it", () =>
  withBackend(async (backend) => {
    const { order, approved } = await lost(backend);
    for (let repetition = 0; repetition < 3; repetition += 1) {
      expect((await postAnswer(backend, "direct", approved)).status).toBe(404);
      backend.clock.pass(MINUTE);
    }
    const { unmatched } = await financeOf(backend);
    const entry = {
      order_number: order,
      gateway: "fpx",
      amount: "80.00",
      paid_at: "2026-08-03T02:00:00.000Z",
      transaction: "2608031000000001",
      bills: [],
      status: "open",
      log: [{ at: "2026-08-03T02:00:00.000Z", what: "approved", code: "00" }],
    };
    expect(await unmatched()).toMatchObject([entry]);
    expect(await unmatched(`/api/admin/payments?number=${order}`)).toMatchObject([entry]);
    expect(JSON.stringify(await unmatched())).not.toContain("BUYER");
    expect(await openGauge(backend)).toBe("1");
  }));

test("a proof for a council that has a seller id of its own is kept as well", () =>
  withBackend(async (backend) => {
    const { ofCouncil } = await lost(backend);
    expect((await postAnswer(backend, "direct", ofCouncil)).status).toBe(404);
    expect(await (await financeOf(backend)).unmatched()).toMatchObject([{ status: "open" }]);
  }));

test("the payer who comes back from the bank reads that a payment is not lost, with no word of failure", () =>
  withBackend(async (backend) => {
    const { approved } = await lost(backend);
    const answer = await postAnswer(backend, "indirect", approved);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("our team can find your payment by that answer. Do not pay again.");
  }));

test("the card gateway's proof is kept as well", () =>
  withBackend(async (backend) => {
    const payment = await createdCard(backend);
    const order = await goToGateway(backend, payment.pay_url);
    const proof = await cardAnswerFor(backend, order, { status: "1" });
    await lose(backend, payment._id);
    expect((await postCardAnswer(backend, "backend", proof)).status).toBe(404);
    const { unmatched } = await financeOf(backend);
    expect(await unmatched()).toMatchObject([
      { order_number: order, gateway: "card", transaction: "T0123456789", authorization: "123456" },
    ]);
  }));

test("neither a decline nor an answer for another merchant begins an entry", () =>
  withBackend(async (backend) => {
    const { declined, elsewhere } = await lost(backend);
    for (const answer of [declined, elsewhere])
      expect((await postAnswer(backend, "direct", answer)).status).toBe(404);
    expect(await (await financeOf(backend)).unmatched()).toEqual([]);
  }));

test("a person ends the entry with what they found, which the log and the audit log keep", () =>
  withBackend(async (backend) => {
    const { order, approved } = await lost(backend);
    await postAnswer(backend, "direct", approved);
    const { unmatched, close } = await financeOf(backend);
    expect((await close(order, { seen: 1 })).status).toBe(400);
    expect((await close("K260803AAAAAAAAAA", { note: "none", seen: 1 })).status).toBe(404);
    const answer = await close(order, { note: "MPT, receipt 5512", seen: 1 });
    expect(await answer.json()).toMatchObject({
      order_number: order,
      status: "closed",
      log: [{ what: "approved" }, { what: "closed", by: FINANCE, note: "MPT, receipt 5512" }],
    });
    expect(await unmatched()).toEqual([]);
    expect(await openGauge(backend)).toBe("0");
    expect(await unmatched(`/api/admin/payments?number=${order}`)).toMatchObject([{ status: "closed" }]);
    // a colleague who saw the open entry is refused, and the audit log names no closing of theirs
    expect((await close(order, { note: "none", seen: 1 })).status).toBe(409);
    const audited = await backend.databases.audit.list({ prefix: "", limit: 100 });
    expect(audited.flatMap(({ what, by }) => (what === "unmatched_closed" ? [by] : []))).toEqual([FINANCE]);
    // the bank repeats what it said before, so nothing new has come
    await postAnswer(backend, "direct", approved);
    expect(await unmatched()).toEqual([]);
  }));

test("a person cannot end an entry that has grown since they read it, and a new answer opens it again", () =>
  withBackend(async (backend) => {
    const { order, held, approved, declined } = await lost(backend);
    await postAnswer(backend, "direct", held);
    await postAnswer(backend, "direct", declined);
    const { unmatched, close } = await financeOf(backend);
    const early = await close(order, { note: "paid", seen: 1 });
    expect([early.status, await early.json()]).toMatchObject([409, { reason: "changed_meanwhile" }]);
    expect((await close(order, { note: "not debited", seen: 2 })).status).toBe(200);
    await postAnswer(backend, "direct", approved);
    expect(await unmatched()).toMatchObject([
      {
        status: "open",
        log: [{ what: "held" }, { what: "declined" }, { what: "closed" }, { what: "approved" }],
      },
    ]);
  }));

test("an entry whose payment is found and paid ends by itself", () =>
  withBackend(async (backend) => {
    const { order, approved, putBack, status_token } = await lost(backend);
    await postAnswer(backend, "direct", approved);
    await endMatched(backend);
    const { unmatched } = await financeOf(backend);
    expect(await unmatched()).toHaveLength(1);
    await putBack();
    await endMatched(backend);
    expect(await unmatched()).toHaveLength(1);
    expect((await postAnswer(backend, "direct", approved)).status).toBe(200);
    await endMatched(backend);
    expect(await unmatched()).toEqual([]);
    expect(await unmatched(`/api/admin/payments?number=${order}`)).toMatchObject([
      { status: "closed", log: [{}, { what: "matched" }] },
    ]);
    const state = await backend.app.request(`/api/payments/${status_token}`);
    expect(await state.json()).toMatchObject({ status: "paid" });
  }));

test("the check after a restore puts each settled payment without a document before a person, once, and its bills stay paid", () =>
  withBackend(async (backend) => {
    const gone = await left(backend);
    await postAnswer(backend, "direct", await answerFor(backend, gone.order, { debit: "00" }));
    const known = await left(backend, requestFor([lineOf(COMPOUND, "full")]), "key-of-the-known-payment");
    await postAnswer(backend, "direct", await answerFor(backend, known.order, { debit: "00" }));
    await lose(backend, gone.id);
    // the check reads page by page
    await backend.databases.settlements.writeAll(
      Array.from({ length: 520 }, (_, place) => ({ _id: `a:${place}`, type: "other" })),
    );
    expect(await checkRestored(backend.databases, backend.clock)).toBe(1);
    expect(await checkRestored(backend.databases, backend.clock)).toBe(1);
    const entries = await (await financeOf(backend)).unmatched();
    expect(entries).toMatchObject([
      { order_number: gone.order, gateway: null, amount: "105.00", log: [{ what: "settled" }] },
    ]);
    expect(entries[0]?.bills).toEqual(["mpt:assessment:A100"]);
  }));

test("an unreadable entry hides no other one, and the gauge counts it", () =>
  withBackend(async (backend) => {
    const { order, approved } = await lost(backend);
    await postAnswer(backend, "direct", approved);
    await backend.databases.settlements.write({
      _id: "unmatched_payment:K0",
      type: "unmatched_payment",
      status: "open",
    });
    const entries = await (await financeOf(backend)).unmatched();
    expect(entries).toMatchObject([{ order_number: order }]);
    expect(await openGauge(backend)).toBe("2");
    await endMatched(backend);
  }));
