import { describe, expect, test } from "vitest";
import { add, sen } from "../../../src/domain/money.ts";
import { addUser, cookieOf, logIn } from "../accounts/accounts.ts";
import { requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { answerEnquiries, askRound } from "../payments/enquiries.ts";
import { DAY } from "../remittances/remittances.ts";
import {
  AMINAH,
  DAVID,
  type Desk,
  DIFFERENCES,
  financeDesk,
  LINE,
  NOTE,
  only,
  paymentOf,
  type Shown,
  TRANSACTION,
  unconfirmed,
} from "./desk.ts";
import { readReportText, reportText, type WantedLine } from "./reports.ts";

describe("a line that the gateway does not confirm", () => {
  test("cannot be confirmed before the server asked the gateway", () =>
    withBackend(async (backend) => {
      const { desk } = await unconfirmed(backend);
      const item = await only(desk);
      expect(item).toMatchObject({ kind: "unknown_to_us", reason: "not_paid", actions: ["take", "resolve"] });
      expect((await desk.decide(AMINAH, item, "confirmation")).status).toBe(422);
    }));

  test("cannot be confirmed while the server is asking the gateway", () =>
    withBackend(async (backend) => {
      const { order, desk } = await unconfirmed(backend);
      const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
      backend.network = () => {
        asked.resolve();
        return answered.promise;
      };
      const round = askRound(backend);
      await asked.promise;
      for (const name of [AMINAH, DAVID])
        expect((await desk.decide(name, await only(desk), "confirmation")).status).toBe(422);
      answered.resolve(new Response("", { status: 503 }));
      await round;
      expect((await desk.decide(AMINAH, await only(desk), "confirmation")).status).toBe(200);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "in_progress" });
    }));

  test("cannot be confirmed against a decline that the gateway signs after the report was read", () =>
    withBackend(async (backend) => {
      const { order, desk } = await unconfirmed(backend);
      await askRound(backend);
      expect((await only(desk)).actions).toContain("confirm");
      const declined = await answerFor(backend, order, { debit: "51" });
      answerEnquiries(backend, async () => declined);
      backend.clock.pass(10 * 60_000);
      await askRound(backend);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "failed" });
      const item = await only(desk);
      expect(item.actions).toEqual(["take", "resolve"]);
      expect((await desk.decide(AMINAH, item, "confirmation")).status).toBe(422);
    }));

  test("cannot be confirmed when the gateway repeats a decline from before the report", () =>
    withBackend(async (backend) => {
      const { order } = await atTheBank(backend, [LINE]);
      const declined = await answerFor(backend, order, { debit: "51" });
      answerEnquiries(backend, async () => declined);
      backend.clock.pass(DAY);
      await askRound(backend);
      backend.clock.pass(DAY);
      await readReportText(backend, reportText({ lines: [{ order, amount: LINE.amount }] }));
      await askRound(backend);
      const desk = await financeDesk(backend);
      expect(await only(desk)).toMatchObject({ reason: "not_paid", actions: ["take", "resolve"] });
    }));

  test("makes its payment paid when two different persons confirm it, with both names and the report's hash in the record", () =>
    withBackend(async (backend) => {
      const { order, desk } = await unconfirmed(backend);
      await askRound(backend);
      const item = await only(desk);
      expect(item.actions).toContain("confirm");
      const first = await desk.decide(AMINAH, item, "confirmation");
      const seen: Shown = await first.json();
      expect([first.status, seen.confirmed_by]).toEqual([200, AMINAH]);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "in_progress" });
      expect((await desk.decide(AMINAH, seen, "confirmation")).status).toBe(422);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "in_progress" });
      const second = await desk.decide(DAVID, seen, "confirmation");
      expect([second.status, await second.json()]).toEqual([
        200,
        expect.objectContaining({ status: "ended", actions: [] }),
      ]);
      const payment = await paymentOf(backend, order);
      expect(payment).toMatchObject({
        status: "paid",
        settlement: "complete",
        receipt_no: expect.stringMatching(/^R260803/),
        fpx_fpxTxnId: TRANSACTION,
        payment_method: "MB2U0227",
      });
      expect((payment?.events as object[] | undefined)?.at(-1)).toMatchObject({
        what: "settlement_confirmed",
        to: "paid",
        by: DAVID,
        note: NOTE,
        settlement: { report: item.report, line: 2, confirmed_by: [AMINAH, DAVID] },
      });
      expect((await tracesOf(backend)).notifications).toContain(`notification:${order}:receipt`);
      expect(await desk.list()).toEqual([]);
    }));

  test("is not confirmed by somebody who saw an earlier state", () =>
    withBackend(async (backend) => {
      const { order, desk } = await unconfirmed(backend);
      await askRound(backend);
      const item = await only(desk);
      await desk.decide(AMINAH, item, "confirmation");
      const second = await desk.decide(DAVID, item, "confirmation");
      expect([second.status, await second.json()]).toEqual([
        409,
        expect.objectContaining({ last: { at: expect.any(String), by: AMINAH } }),
      ]);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "in_progress" });
    }));

  test("is not confirmed when its amount differs from the payment's", () =>
    withBackend(async (backend) => {
      const { order } = await atTheBank(backend, [LINE]);
      await readReportText(backend, reportText({ lines: [{ order, amount: sen(79_99) }] }));
      await askRound(backend);
      const desk = await financeDesk(backend);
      const item = await only(desk);
      expect(item).toMatchObject({ kind: "amount_differs", reported: "79.99", ours: "80.00" });
      for (const name of [AMINAH, DAVID])
        expect((await desk.decide(name, item, "confirmation")).status).toBe(422);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "in_progress" });
    }));

  test("stays paid when the bank's proof comes after the two persons", () =>
    withBackend(async (backend) => {
      const { order, desk } = await unconfirmed(backend);
      await askRound(backend);
      const seen = await (await desk.decide(AMINAH, await only(desk), "confirmation")).json();
      await desk.decide(DAVID, seen, "confirmation");
      const before = await tracesOf(backend);
      const changes = { fpx_fpxTxnId: TRANSACTION };
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00", changes }));
      expect(await paymentOf(backend, order)).toMatchObject({ status: "paid" });
      expect(await tracesOf(backend)).toEqual(before);
    }));
});

const LOST: WantedLine = { order: "K2608030123456789", transaction: TRANSACTION, amount: LINE.amount };

describe("a payment that a restore lost", () => {
  test("is made again from the request to pay, stays unpaid, and becomes paid by two persons", () =>
    withBackend(async (backend) => {
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      const item = await only(desk);
      expect(item).toMatchObject({ reason: "no_payment", actions: ["take", "resolve", "rebuild"] });
      const answer = await desk.decide(AMINAH, item, "payment", { payment: requestFor([LINE]) });
      const rebuilt: Shown = await answer.json();
      expect([answer.status, rebuilt.reason]).toEqual([200, "not_paid"]);
      const order = String(LOST.order);
      expect(await paymentOf(backend, order)).toMatchObject({
        status: "in_progress",
        order_number: order,
        amount: "80.00",
        events: [{ what: "created" }, { what: "sent" }, { what: "rebuilt", by: AMINAH }],
      });
      backend.network = async () => new Response("", { status: 503 });
      await askRound(backend);
      const seen = await (await desk.decide(AMINAH, await only(desk), "confirmation")).json();
      await desk.decide(DAVID, seen, "confirmation");
      expect(await paymentOf(backend, order)).toMatchObject({ status: "paid", settlement: "complete" });
      expect((await tracesOf(backend)).receipts).toEqual([expect.stringMatching(/^R260803-01234-56789-/)]);
      // the same line in another report is not its payment
      await readReportText(backend, reportText({ payout: "P-2", lines: [LOST] }));
      expect((await desk.list()).map(({ reason }) => reason)).toEqual(["repeated"]);
    }));

  test("becomes paid by the bank's signed answer as well", () =>
    withBackend(async (backend) => {
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      await desk.decide(AMINAH, await only(desk), "payment", { payment: requestFor([LINE]) });
      const order = String(LOST.order);
      const changes = { fpx_fpxTxnId: TRANSACTION };
      const proof = await answerFor(backend, order, { debit: "00", changes });
      expect((await postAnswer(backend, "direct", proof)).status).toBe(200);
      expect(await paymentOf(backend, order)).toMatchObject({ status: "paid" });
    }));

  test.each([
    ["another amount than the line's", { amount: "79.99" }, 422],
    [
      "a card in a report of FPX",
      { payment_method: "3", fpx_msgToken: undefined, fpx_buyerBankId: undefined },
      422,
    ],
    ["fields that nobody knows", { paid: true }, 400],
    ["a callback to a foreign page", { callback_url: "https://elsewhere.example/" }, 400],
    ["another bank token than its method's", { fpx_msgToken: "02" }, 400],
  ])("is not made again from a request with %s", (_what, changes, status) =>
    withBackend(async (backend) => {
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      const payment = { ...requestFor([LINE]), ...changes };
      expect((await desk.decide(AMINAH, await only(desk), "payment", { payment })).status).toBe(status);
      expect(await backend.databases.handles.read(`order:${LOST.order}`)).toBeUndefined();
    }),
  );

  test("is not made again from a request that lists a bill twice", () =>
    withBackend(async (backend) => {
      const twice = { ...LOST, amount: add(LINE.amount, LINE.amount) };
      await readReportText(backend, reportText({ lines: [twice] }));
      const desk = await financeDesk(backend);
      const payment = requestFor([LINE, LINE]);
      expect((await desk.decide(AMINAH, await only(desk), "payment", { payment })).status).toBe(400);
    }));

  test("is not made again when the bill has another amount now: the answer has the present one", () =>
    withBackend(async (backend) => {
      const { order } = await atTheBank(backend, [LINE]);
      await approve(backend, order);
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      const item = (await desk.list()).find(({ reason }) => reason === "no_payment");
      if (item === undefined) throw new Error("no difference");
      const answer = await desk.decide(AMINAH, item, "payment", { payment: requestFor([LINE]) });
      expect([answer.status, (await answer.json()).reason]).toEqual([409, "amount_changed"]);
    }));
});

describe("a difference", () => {
  test("has an owner, and only the owner ends it, with a finding; each decision that was not refused is in its log and in the log of the staff", () =>
    withBackend(async (backend) => {
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      const item = await only(desk);
      const ending = { outcome: "resolved" };
      expect((await desk.decide(AMINAH, item, "ending", ending)).status).toBe(422);
      const taken = await (await desk.decide(AMINAH, item, "owner")).json();
      expect(taken.owner).toBe(AMINAH);
      expect((await desk.decide(DAVID, taken, "ending", ending)).status).toBe(422);
      const ended = await (await desk.decide(AMINAH, taken, "ending", ending)).json();
      expect(ended).toMatchObject({
        status: "ended",
        log: [
          { what: "found", by: null },
          { what: "taken", by: AMINAH },
          { what: "resolved", by: AMINAH, note: NOTE },
        ],
      });
      expect((await desk.decide(AMINAH, ended, "owner")).status).toBe(409);
      const audit = await backend.databases.audit.list({ prefix: "", limit: 100 });
      const changes = audit.filter(({ what }) => what === "difference_changed");
      expect(changes.map(({ by }) => by).sort()).toEqual([AMINAH, AMINAH]);
    }));

  test("is shown to the finance role alone, and no other site's page may decide about it", () =>
    withBackend(async (backend) => {
      await readReportText(backend, reportText({ lines: [LOST] }));
      const desk = await financeDesk(backend);
      const item = await only(desk);
      await addUser(backend.databases.users, "siti@majlis.my", ["accounts"]);
      const cookie = cookieOf(await logIn(desk.app, "siti@majlis.my"));
      const as = (headers: Readonly<Record<string, string>>, path = DIFFERENCES, method = "GET") =>
        desk.app.request(path, { method, headers });
      expect((await as({})).status).toBe(401);
      expect((await as({ cookie })).status).toBe(403);
      const owner = `${DIFFERENCES}/${item.difference}/owner`;
      expect((await as({ cookie: desk.cookies[AMINAH] ?? "", origin: COUNCIL }, owner, "POST")).status).toBe(
        403,
      );
      expect((await desk.decide(AMINAH, { ...item, difference: "0" }, "owner")).status).toBe(404);
    }));
});

describe("the call that reads a report", () => {
  const send = (desk: Desk, body: string, headers: Readonly<Record<string, string>> = {}, gateway = "fpx") =>
    desk.app.request(`/api/admin/settlement-reports/${gateway}`, {
      method: "POST",
      headers: { "content-type": "text/csv", origin: PORTAL, cookie: desk.cookies[AMINAH] ?? "", ...headers },
      body,
    });

  test("answers with the payouts and the results, and the same to the same file", () =>
    withBackend(async (backend) => {
      const desk = await financeDesk(backend);
      const text = reportText({ lines: [{ ...LOST, fee: sen(50) }] });
      const answer = await (await send(desk, text)).json();
      expect(answer).toMatchObject({
        gateway: "fpx",
        by: AMINAH,
        payouts: [{ payout: "P-1", amount: "79.50", gross: "80.00", fees: "0.50" }],
        results: { unknown_to_us: 1 },
      });
      expect(await (await send(desk, text)).json()).toEqual(answer);
    }));

  test("refuses a report whose lines mostly have no payment of ours until a person confirms it, and audits only what was read", () =>
    withBackend(async (backend) => {
      const desk = await financeDesk(backend);
      const foreign = Array.from({ length: 100 }, (_, place) => ({
        transaction: `T${place}`,
        amount: sen(1_00),
      }));
      const text = reportText({ lines: foreign });
      const refused = await send(desk, text);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        problem: expect.stringContaining("100 of the 100 payment lines have no payment of ours"),
        may_be_confirmed: true,
      });
      expect(await backend.databases.settlements.list({ prefix: "settle", limit: 10 })).toEqual([]);
      expect((await send(desk, text, {}, "fpx?confirmed=1")).status).toBe(400);
      const audited = async () =>
        (await backend.databases.audit.list({ prefix: "", limit: 10 })).map(({ what }) => what);
      expect(await audited()).toEqual([]);
      const read = await send(desk, text, {}, "fpx?confirmed=true");
      expect(await audited()).toEqual(["settlement_report_read"]);
      expect((await read.json()).results).toMatchObject({ unknown_to_us: 100 });
    }));

  test("refuses a report with the line and the column of its fault, another form, gateway, site or role", () =>
    withBackend(async (backend) => {
      const desk = await financeDesk(backend);
      const wrong = await send(desk, reportText({ lines: [LOST] }).replace("80.00", "eighty"));
      expect(wrong.status).toBe(422);
      expect(await wrong.json()).toMatchObject({
        problem: expect.stringContaining('Line 2, column "Amount (RM)": "eighty"'),
        problem_kind: "no_amount",
        problem_values: { line: "2", column: "Amount (RM)", cell: '"eighty"' },
        may_be_confirmed: false,
      });
      const text = reportText({ lines: [LOST] });
      expect((await send(desk, text, { "content-type": "application/json" })).status).toBe(415);
      expect((await send(desk, text, {}, "cheque")).status).toBe(400);
      expect((await send(desk, text, { origin: COUNCIL })).status).toBe(403);
      expect((await send(desk, text, { cookie: "" })).status).toBe(401);
      expect(await backend.databases.settlements.list({ prefix: "settle", limit: 10 })).toEqual([]);
    }));
});
