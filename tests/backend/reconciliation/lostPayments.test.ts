import { describe, expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { changeConfiguration } from "../../../src/server/configuration/changeConfiguration.ts";
import type { DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { showPayout } from "../../../src/server/reconciliation/transfers.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND } from "../bills/bills.ts";
import { atTheBank } from "../licences/licences.ts";
import { askRound } from "../payments/enquiries.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";
import { AMINAH, DAVID, financeDesk, only } from "./desk.ts";
import { readReportText, reportText } from "./reports.ts";

const LINE = lineOf(COMPOUND, "full");

/** A restore of the payments and of their order numbers from a backup that is older than the payment. @returns the payment */
async function lose({ databases: { all_payments, handles } }: BackendUnderTest, order: string) {
  const lead = await handles.read(`order:${order}`);
  const payment = await all_payments.read(String(lead?.payment_id));
  if (lead === undefined || payment === undefined) throw new Error("no payment");
  await handles.write({ ...lead, _deleted: true });
  await all_payments.write({ ...payment, _deleted: true });
  return payment;
}

/** Makes the payment again from a report, and two persons confirm it without the bank's answer. */
async function rebuild(backend: BackendUnderTest, order: string): Promise<void> {
  await readReportText(backend, reportText({ lines: [{ order, amount: LINE.amount }] }));
  backend.network = async () => new Response("", { status: 503 });
  const desk = await financeDesk(backend);
  const payment = requestFor([LINE]);
  expect((await desk.decide(AMINAH, await only(desk), "payment", { payment })).status).toBe(200);
  await askRound(backend);
  for (const name of [AMINAH, DAVID])
    expect((await desk.decide(name, await only(desk), "confirmation")).status).toBe(200);
}

const linesOfRemittances = async (backend: BackendUnderTest) =>
  (await remittancesOf(backend)).flatMap(({ lines }) => lines.map(({ order_number }) => order_number));

describe("a payment that a restore lost, and whose settlement it kept", () => {
  test("is made again with its own id, is settled once, and is in one remittance", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      const { _id } = await lose(backend, order);
      const settlement = () => backend.databases.settlements.list({ prefix: "mpt:compound:", limit: 10 });
      const before = await settlement();
      expect(before).toHaveLength(1);
      await rebuild(backend, order);
      expect(await backend.databases.all_payments.read(_id)).toMatchObject({
        order_number: order,
        status: "paid",
      });
      expect(await settlement()).toEqual(before);
      backend.clock.pass(DAY);
      await closeAllRemittances(closing(backend));
      expect(await linesOfRemittances(backend)).toEqual([order]);
    }));

  test("is in the audit log although another person changed the difference meanwhile", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      const { _id } = await lose(backend, order);
      await readReportText(backend, reportText({ lines: [{ order, amount: LINE.amount }] }));
      const desk = await financeDesk(backend);
      const difference = await only(desk);
      const { all_payments } = backend.databases;
      const taken: DocumentStore = {
        ...all_payments,
        write: async (document) => {
          const written = await all_payments.write(document);
          await desk.decide(DAVID, difference, "owner");
          return written;
        },
      };
      const slower = await financeDesk({
        ...backend,
        databases: { ...backend.databases, all_payments: taken },
      });
      const answer = await slower.decide(AMINAH, difference, "payment", { payment: requestFor([LINE]) });
      expect(answer.status).toBe(409);
      const entries = await backend.databases.audit.list({ prefix: "", limit: 100 });
      expect(entries.filter(({ what, by }) => what === "difference_changed" && by === AMINAH)).toMatchObject([
        { payments: [_id] },
      ]);
    }));

  test("is in no second remittance when the council learned of it before", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      backend.clock.pass(DAY);
      await closeAllRemittances(closing(backend));
      await lose(backend, order);
      await rebuild(backend, order);
      backend.clock.pass(DAY);
      await closeAllRemittances(closing(backend));
      expect(await linesOfRemittances(backend)).toEqual([order]);
    }));
});

describe("a payment that a restore lost and whose council has a seller id of its own now", () => {
  test("names the portal's own seller id, because the line shows that the money came there", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      await lose(backend, order);
      const at = new Date(backend.clock.now().getTime() - DAY).toISOString();
      await backend.databases.metadata.write({
        _id: "council_seller:mpt",
        type: "council_seller",
        council: "mpt",
        changes: [
          {
            at,
            from: null,
            to: "SE00054321",
            reason: "Letter",
            proposed_by: AMINAH,
            proposed_at: at,
            confirmed_by: DAVID,
          },
        ],
        last: { at, by: DAVID },
      });
      await readReportText(backend, reportText({ lines: [{ order, amount: LINE.amount }] }));
      const desk = await financeDesk(backend);
      const payment = requestFor([LINE]);
      expect((await desk.decide(AMINAH, await only(desk), "payment", { payment })).status).toBe(200);
      const lead = await backend.databases.handles.read(`order:${order}`);
      expect(await backend.databases.all_payments.read(String(lead?.payment_id))).toMatchObject({
        fpx_request: { fpx_sellerId: backend.fpx.seller.id },
      });
    }));
});

describe("a payment that a restore lost and whose assistance is over", () => {
  const line = lineOf(ASSESSMENT, "3");

  test.each([
    ["of its day", { until: "2026-08-05T00:00:00.000Z" }],
    ["of some of its hours", { from: "2026-08-03T01:00:00.000Z", until: "2026-08-03T09:00:00.000Z" }],
  ])("is made again with the assistance %s", (_when, assistance) =>
    withBackend(async (backend) => {
      await changeConfiguration(backend.databases, backend.clock, { validity: { assistance } }, "test");
      const order = await pay(backend, requestFor([line]));
      await lose(backend, order);
      backend.clock.pass(3 * DAY);
      await readReportText(backend, reportText({ lines: [{ order, amount: line.amount }] }));
      const desk = await financeDesk(backend);
      const answer = await desk.decide(AMINAH, await only(desk), "payment", { payment: requestFor([line]) });
      expect(answer.status).toBe(200);
      expect(await only(desk)).toMatchObject({ reason: "not_paid" });
    }),
  );
});

/** A report names a payment that only a node of a cluster that is away has. @returns what brings the payment */
async function late(backend: BackendUnderTest, order: string): Promise<() => Promise<void>> {
  const { all_payments, handles } = backend.databases;
  const lead = await handles.read(`order:${order}`);
  const { _rev: _former, ...payment } = await lose(backend, order);
  await readReportText(backend, reportText({ lines: [{ order, amount: LINE.amount }] }));
  return async () => {
    await handles.write({ _id: `order:${order}`, type: "order_number", payment_id: lead?.payment_id });
    await all_payments.write(payment);
  };
}

const readNextReport = (backend: BackendUnderTest) =>
  readReportText(
    backend,
    reportText({ payout: "P-2", lines: [{ kind: "fee", amount: sen(0), fee: sen(1_00) }] }),
  );

describe("a line whose payment comes later", () => {
  test("pays it: the difference ends, and the council has its share of the payout", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      const come = await late(backend, order);
      const desk = await financeDesk(backend);
      expect(await only(desk)).toMatchObject({ reason: "no_payment" });
      await come();
      await readNextReport(backend);
      expect(await desk.list()).toEqual([]);
      const asked = { gateway: "fpx", payout: "P-1" } as const;
      const shown = await showPayout({ ...backend, reportFormats: DEFAULT_REPORT_FORMATS }, asked);
      expect(shown.councils).toMatchObject([{ council: "mpt", payments: LINE.amount }]);
    }));

  test("ends in the same way when a person wants to make the payment again", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([LINE]));
      const come = await late(backend, order);
      const desk = await financeDesk(backend);
      const item = await only(desk);
      await come();
      const answer = await desk.decide(AMINAH, item, "payment", { payment: requestFor([LINE]) });
      expect([answer.status, (await answer.json()).status]).toEqual([200, "ended"]);
    }));

  test("is confirmed by two persons when the payment is not paid and the bank does not answer", () =>
    withBackend(async (backend) => {
      const { order } = await atTheBank(backend, [LINE]);
      const come = await late(backend, order);
      backend.network = async () => new Response("", { status: 503 });
      const desk = await financeDesk(backend);
      await come();
      await readNextReport(backend);
      expect(await only(desk)).toMatchObject({ reason: "not_paid", actions: ["take", "resolve"] });
      await askRound(backend);
      for (const name of [AMINAH, DAVID])
        expect((await desk.decide(name, await only(desk), "confirmation")).status).toBe(200);
      expect(await desk.list()).toEqual([]);
    }));
});
