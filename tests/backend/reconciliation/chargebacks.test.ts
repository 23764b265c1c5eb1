import { describe, expect, test } from "vitest";
import { chargeOfType } from "../../../src/charges/index.ts";
import { add, ringgitFromSen, sen } from "../../../src/domain/money.ts";
import { isOrderNumber } from "../../../src/domain/payments/orderNumber.ts";
import { completeAuditLog } from "../../../src/server/audit/completeAuditLog.ts";
import { readCouncilRecord } from "../../../src/server/bills/recordStore.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { findByOrder } from "../../../src/server/payments/paymentAccess.ts";
import { readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { recordChargeback } from "../../../src/server/reconciliation/recordChargeback.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { splitPayout } from "../../../src/server/reconciliation/splitPayout.ts";
import type { RecordCharge } from "../../../src/server/records/document.ts";
import { readRefundCase } from "../../../src/server/refunds/refundCases.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { created, lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { COMPOUND, LICENSE, MARKET_LICENSE } from "../bills/bills.ts";
import { cardAnswerFor, cardRequestFor, goToGateway, postCardAnswer } from "../gateways/cards.ts";
import { renewalOf } from "../licences/licences.ts";
import { payRefundOut, rejectCase } from "../refunds/refundSteps.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";
import { AMINAH, DAVID, financeDesk, NOTE, only } from "./desk.ts";
import { readReportText, reportText } from "./reports.ts";

const LINE = lineOf(COMPOUND, "full");

async function atTheGateway(backend: BackendUnderTest, key?: string): Promise<string> {
  const { pay_url } = await created(backend, cardRequestFor([LINE]), key);
  return goToGateway(backend, pay_url);
}

async function approve(backend: BackendUnderTest, order: string): Promise<void> {
  await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
}

async function paidByCard(backend: BackendUnderTest): Promise<string> {
  const order = await atTheGateway(backend);
  await approve(backend, order);
  return order;
}

/** What the compound's record owes, in sen. */
async function owed({ databases }: BackendUnderTest): Promise<number | undefined> {
  const compound = chargeOfType("compound");
  if (compound.source === "form") throw new Error("a compound has a record");
  const charge: RecordCharge = compound;
  const found = await readCouncilRecord(databases, charge, "mpt", COMPOUND.compound_no);
  const parts = found && charge.owes(found.record);
  return parts && add(...Object.values(parts));
}

/** The chargebacks of each council in a payout of the card gateway, and the rest. */
async function splitOf(backend: BackendUnderTest, payout: string) {
  const split = await splitPayout(
    { ...backend, reportFormats: DEFAULT_REPORT_FORMATS },
    { gateway: "card" },
    payout,
  );
  const shares = [...(split?.councils ?? [])].map(([council, { chargebacks }]) => [council, chargebacks]);
  return [Object.fromEntries(shares), split?.unassigned.amount];
}

/** Lets something happen right after a refund case is written. */
function afterRefundCase() {
  const meanwhile = {
    happen: async (): Promise<unknown> => undefined,
    wrap: (databases: Databases): Databases => ({
      ...databases,
      settlements: {
        ...databases.settlements,
        write: async (document) => {
          const isWritten = await databases.settlements.write(document);
          if (document._id.startsWith("refund_case:")) await meanwhile.happen();
          return isWritten;
        },
      },
    }),
  };
  return meanwhile;
}

/** Who recorded chargebacks, by the audit log. */
async function chargebacksIn({ databases }: BackendUnderTest): Promise<readonly unknown[]> {
  const entries = await databases.audit.list({ prefix: "", limit: 100 });
  return entries.flatMap(({ what, by }) => (what === "chargeback_recorded" ? [by] : []));
}

describe("a chargeback", () => {
  test("of a whole payment becomes a negative line of the council's next remittance, and the bill is owed again", () =>
    withBackend(async (backend) => {
      const order = await paidByCard(backend);
      expect(await owed(backend)).toBe(0);
      backend.clock.pass(DAY);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-80_00), fee: sen(25_00) }];
      const report = await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      expect(report).toMatchObject({ chargebacks: 1, results: { matched: 0, unknown_to_us: 0 } });
      const desk = await financeDesk(backend);
      const item = await only(desk);
      expect(item.actions).toEqual(["take", "resolve", "charge_back"]);
      const taken = await (await desk.decide(AMINAH, item, "owner")).json();
      const ending = { outcome: "charged_back" };
      expect((await desk.decide(DAVID, taken, "ending", ending)).status).toBe(422);
      expect((await desk.decide(AMINAH, taken, "ending", ending)).status).toBe(200);
      backend.clock.pass(DAY);
      await closeAllRemittances(closing(backend));
      const [first, second] = await remittancesOf(backend);
      expect(first?.lines).toMatchObject([{ kind: "payment", order_number: order, amount: 80_00 }]);
      expect(second?.lines).toMatchObject([
        { kind: "chargeback", order_number: order, amount: -80_00, refund_note: NOTE },
      ]);
      expect(second).toMatchObject({
        chargebacks: { lines: 1, amount: -80_00 },
        refunds: { lines: 0 },
        total: { amount: -80_00 },
      });
      expect(await owed(backend)).toBe(80_00);
    }));

  test("of a licence's payment leaves an item about the licence, which a person ends", () =>
    withBackend(async (backend) => {
      const licence = renewalOf(MARKET_LICENSE);
      const { pay_url } = await created(backend, cardRequestFor([licence]));
      const order = await goToGateway(backend, pay_url);
      await approve(backend, order);
      const amount = sen(-licence.amount);
      const lines = [{ kind: "chargeback" as const, order, amount }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" })).status).toBe(200);
      const item = await only(desk);
      expect(item).toMatchObject({
        kind: "licence_charged_back",
        order_number: order,
        reported: null,
        ours: ringgitFromSen(licence.amount),
        actions: ["take", "resolve"],
      });
      const owned = await (await desk.decide(DAVID, item, "owner")).json();
      expect((await desk.decide(DAVID, owned, "ending", { outcome: "resolved" })).status).toBe(200);
      expect(await desk.list()).toEqual([]);
    }));

  test("that was recorded before the power failed leaves the item about the licence even when a person resolves it", () =>
    withBackend(async (backend) => {
      const { databases, clock } = backend;
      const licence = renewalOf(MARKET_LICENSE);
      const { pay_url } = await created(backend, cardRequestFor([licence]));
      const order = await goToGateway(backend, pay_url);
      await approve(backend, order);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-licence.amount) }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      const id = await findByOrder(databases.handles, order);
      const payment = id && (await readPayment(databases.all_payments, id));
      if (!payment) throw new Error("no payment");
      const event = { at: clock.now().toISOString(), by: AMINAH, note: NOTE };
      await recordChargeback(databases, payment, event);
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(DAVID, await only(desk), "owner")).json();
      expect((await desk.decide(DAVID, taken, "ending", { outcome: "resolved" })).status).toBe(200);
      expect((await desk.list()).map(({ kind }) => kind)).toEqual(["licence_charged_back"]);
    }));

  test("of a payment of a licence's arrears alone leaves no item about the licence, which it did not renew", () =>
    withBackend(async (backend) => {
      const arrears = lineOf(LICENSE, "arrears");
      const { pay_url } = await created(backend, cardRequestFor([arrears]));
      const order = await goToGateway(backend, pay_url);
      await approve(backend, order);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-arrears.amount) }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" })).status).toBe(200);
      expect(await desk.list()).toEqual([]);
    }));

  test("that is recorded has its entry in the audit log, and ends, also when another person takes it over meanwhile", () => {
    const meanwhile = afterRefundCase();
    return withBackend(async (backend) => {
      await takeBack(backend, await paidByCard(backend));
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      meanwhile.happen = () => desk.decide(DAVID, taken, "owner");
      const ended = await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" });
      expect(await ended.json()).toMatchObject({
        status: "ended",
        log: [{}, { by: AMINAH }, { what: "taken", by: DAVID }, { what: "charged_back", by: AMINAH }],
      });
      expect(await chargebacksIn(backend)).toEqual([AMINAH]);
    }, meanwhile);
  });

  test("that was recorded before the power failed has its entry once, in the name of who recorded it and not of who ends it", () => {
    const meanwhile = afterRefundCase();
    return withBackend(async (backend) => {
      await takeBack(backend, await paidByCard(backend));
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      meanwhile.happen = async () => {
        throw new Error("the power failed");
      };
      const ending = { outcome: "charged_back" };
      expect((await desk.decide(AMINAH, taken, "ending", ending)).status).toBe(500);
      expect(await chargebacksIn(backend)).toEqual([]);
      meanwhile.happen = async () => undefined;
      backend.clock.pass(5 * 60_000);
      await completeAuditLog(backend);
      expect(await chargebacksIn(backend)).toEqual([AMINAH]);
      const again = await (await desk.decide(DAVID, await only(desk), "owner")).json();
      expect((await desk.decide(DAVID, again, "ending", ending)).status).toBe(200);
      await completeAuditLog(backend);
      expect(await chargebacksIn(backend)).toEqual([AMINAH]);
    }, meanwhile);
  });

  test("that is refused has no entry in the audit log", () =>
    withBackend(async (backend) => {
      const order = await paidByCard(backend);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-10_00) }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" })).status).toBe(422);
      expect(await chargebacksIn(backend)).toEqual([]);
    }));

  test("of a part of a payment is only ended by a person", () =>
    withBackend(async (backend) => {
      const order = await paidByCard(backend);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-10_00) }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      const desk = await financeDesk(backend);
      const item = await only(desk);
      expect(item.actions).toEqual(["take", "resolve"]);
      const taken = await (await desk.decide(AMINAH, item, "owner")).json();
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" })).status).toBe(422);
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "resolved" })).status).toBe(200);
      expect(await desk.list()).toEqual([]);
    }));

  test("of a payment that another line took back is unknown: nobody records it, and no council returns the money twice", () =>
    withBackend(async (backend) => {
      const order = await paidByCard(backend);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-80_00), fee: sen(25_00) }];
      for (const payout of ["P-1", "P-2"]) {
        await readReportText(backend, reportText({ gateway: "card", payout, lines }), "card");
        backend.clock.pass(DAY);
      }
      const desk = await financeDesk(backend);
      const found = await desk.list();
      expect(found.map(({ payout, reason, actions }) => [payout, reason, actions.at(-1)])).toEqual([
        ["P-1", null, "charge_back"],
        ["P-2", "repeated", "resolve"],
      ]);
      expect(await splitOf(backend, "P-1")).toEqual([{ mpt: 80_00 }, 0]);
      expect(await splitOf(backend, "P-2")).toEqual([{}, -80_00]);
    }));

  test("above the amount of its payment is in no council's share", () =>
    withBackend(async (backend) => {
      const order = await paidByCard(backend);
      const lines = [{ kind: "chargeback" as const, order, amount: sen(-80_01) }];
      await readReportText(backend, reportText({ gateway: "card", lines }), "card");
      expect(await splitOf(backend, "P-1")).toEqual([{}, -80_01]);
    }));
});

/** A bill that was paid twice by card, so that the second payment has a refund case. @returns the second order number */
async function paidTwice(backend: BackendUnderTest): Promise<string> {
  const first = await atTheGateway(backend, "first-key-of-sixteen");
  const second = await atTheGateway(backend, "second-key-of-sixteen");
  await approve(backend, first);
  backend.clock.pass(60_000);
  await approve(backend, second);
  return second;
}

/** The gateway reports that the holder took the payment back. */
function takeBack(backend: BackendUnderTest, order: string) {
  const lines = [{ kind: "chargeback" as const, order, amount: sen(-80_00) }];
  return readReportText(backend, reportText({ gateway: "card", lines }), "card");
}

/** @returns the call's reason to refuse, or undefined */
async function payOut(backend: BackendUnderTest, order: string): Promise<unknown> {
  const id = await findByOrder(backend.databases.handles, order);
  if (id === undefined || !isOrderNumber(order)) throw new Error("no payment");
  const closing = payRefundOut(backend, id, order);
  return closing.then(
    () => undefined,
    (failure) => failure.reason,
  );
}

describe("a payment with a refund case", () => {
  test("is not refunded while its chargeback is open, and its chargeback is only ended by a person", () =>
    withBackend(async (backend) => {
      const order = await paidTwice(backend);
      await takeBack(backend, order);
      const desk = await financeDesk(backend);
      const item = await only(desk);
      expect(item.actions).toEqual(["take", "resolve"]);
      expect(await payOut(backend, order)).toBe("chargeback_open");
      const taken = await (await desk.decide(AMINAH, item, "owner")).json();
      expect((await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" })).status).toBe(422);
      await desk.decide(AMINAH, taken, "ending", { outcome: "resolved" });
      expect(await payOut(backend, order)).toBeUndefined();
    }));

  test("that was rejected before its chargeback is charged back, and keeps the log", () =>
    withBackend(async (backend) => {
      const order = await paidTwice(backend);
      const id = await findByOrder(backend.databases.handles, order);
      if (id === undefined || !isOrderNumber(order)) throw new Error("no payment");
      await rejectCase(backend, id, order);
      await takeBack(backend, order);
      const desk = await financeDesk(backend);
      const taken = await (await desk.decide(AMINAH, await only(desk), "owner")).json();
      const ended = await desk.decide(AMINAH, taken, "ending", { outcome: "charged_back" });
      expect(ended.status).toBe(200);
      const refund = await readRefundCase(backend.databases.settlements, { order_number: order });
      expect(refund).toMatchObject({
        status: "closed",
        log: [{ what: "opened" }, { what: "rejected" }, { what: "charged_back", amount: 80_00 }],
        payouts: [{ paid: { amount: 80_00 } }],
      });
    }));

  test("that was refunded before its chargeback is not taken off the council a second time", () =>
    withBackend(async (backend) => {
      const order = await paidTwice(backend);
      expect(await payOut(backend, order)).toBeUndefined();
      await takeBack(backend, order);
      const desk = await financeDesk(backend);
      expect((await only(desk)).actions).toEqual(["take", "resolve"]);
    }));
});
