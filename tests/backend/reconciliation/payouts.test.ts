import { describe, expect, test } from "vitest";
import { add, sen, senFromRinggit } from "../../../src/domain/money.ts";
import { paymentOf } from "../../../src/server/payments/paymentDocument.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { splitPayout } from "../../../src/server/reconciliation/splitPayout.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { refundCaseAsDocument } from "../../../src/server/refunds/refundCases.ts";
import { type Body, lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { AMINAH, financeDesk } from "./desk.ts";
import { readReportText, reportText } from "./reports.ts";

/** A compound of another council. */
const OTHER = {
  ...COMPOUND,
  council: "mps" as const,
  compound_no: "K26-000009",
  _id: "K26000009",
  amount: sen(30_00),
};

/** One cart of two councils, RM 80.00 of one and RM 30.00 of the other. @returns the order number */
async function paidTogether(backend: BackendUnderTest): Promise<string> {
  await storeRecords(backend.databases.records, [documentOf(OTHER, undefined)]);
  return pay(backend, requestFor([lineOf(COMPOUND, "full"), lineOf(OTHER, "full")]));
}

async function world(backend: BackendUnderTest) {
  const order = await paidTogether(backend);
  const lines = [
    { order, amount: sen(110_00), fee: sen(1_00) },
    { order: "K2608030123456789", amount: sen(5_00), fee: sen(50) },
    { kind: "fee" as const, amount: sen(0), fee: sen(10_00) },
  ];
  await readReportText(backend, reportText({ lines }));
  const desk = await financeDesk(backend);
  const headers = { cookie: desk.cookies[AMINAH] ?? "", origin: PORTAL, "content-type": "application/json" };
  const show = async (): Promise<{ councils: Body[]; unassigned: Body; amount: string }> =>
    (await desk.app.request("/api/admin/payouts?gateway=fpx&payout=P-1", { headers })).json();
  const transfer = (body: Body, changes: Readonly<Record<string, string>> = {}) =>
    desk.app.request("/api/admin/payouts/transfers", {
      method: "POST",
      headers: { ...headers, ...changes },
      body: JSON.stringify({ gateway: "fpx", payout: "P-1", council: "mpt", reference: "T1", ...body }),
    });
  return { order, desk, show, transfer };
}

const ringgit = (amount: unknown) => senFromRinggit(String(amount));

describe("a payout", () => {
  test("is split by council, with the fees in proportion; what no council's payment explains stays with the operator, to the sen", () =>
    withBackend(async (backend) => {
      const { show } = await world(backend);
      const split = await show();
      expect(split).toMatchObject({
        payout: "P-1",
        value_date: "2026-08-05",
        amount: "103.50",
        councils: [
          { council: "mps", payments: "30.00", fees: "0.27", refunds: "0.00", net: "29.73", due: "29.73" },
          { council: "mpt", payments: "80.00", fees: "0.73", refunds: "0.00", net: "79.27", due: "79.27" },
        ],
        unassigned: { amount: "5.00", fees: "10.50" },
      });
      const nets = add(...split.councils.map(({ net }) => ringgit(net)));
      const rest = ringgit(split.unassigned.amount) - ringgit(split.unassigned.fees);
      expect(nets + rest).toBe(ringgit(split.amount));
    }));

  test("shares a fee that the provider returns, so that the councils get it back in proportion", () =>
    withBackend(async (backend) => {
      const order = await paidTogether(backend);
      const lines = [{ order, amount: sen(110_00), fee: sen(-1_00) }];
      const report = await readReportText(backend, reportText({ lines }));
      expect(report.payouts).toMatchObject([{ amount: 111_00 }]);
      const split = await splitPayout(
        { ...backend, reportFormats: DEFAULT_REPORT_FORMATS },
        { gateway: "fpx" },
        "P-1",
      );
      const fees = [...(split?.councils ?? [])].map(([council, share]) => [council, share.fees]);
      expect(fees).toEqual([
        ["mps", -27],
        ["mpt", -73],
      ]);
    }));

  test("leaves a payment out of its council's share when the money went to the council's own account", () =>
    withBackend(async (backend) => {
      const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
      await readReportText(backend, reportText({ lines: [{ order, amount: sen(80_00) }] }));
      const { seller } = backend.fpx;
      const councilIds = new Map([["mpt" as const, seller.id]]);
      const services = { ...backend, fpx: { seller: { councilIds } }, reportFormats: DEFAULT_REPORT_FORMATS };
      const split = await splitPayout(services, { gateway: "fpx" }, "P-1");
      expect([split?.councils.size, split?.unassigned.amount]).toEqual([0, 80_00]);
    }));

  test("notes a transfer once with its bank reference, and refuses what is not due without a word in the audit log", () =>
    withBackend(async (backend) => {
      const { show, transfer } = await world(backend);
      expect((await transfer({ amount: "80.00" })).status).toBe(409);
      const first = await transfer({ amount: "79.27" });
      expect([first.status, (await first.json()).councils[1]]).toMatchObject([
        200,
        { due: "0.00", transfers: [{ amount: "79.27", reference: "T1", by: AMINAH }] },
      ]);
      expect((await transfer({ amount: "79.27" })).status).toBe(200);
      expect((await transfer({ amount: "79.27", reference: "T2" })).status).toBe(409);
      expect((await transfer({ amount: "1.00" })).status).toBe(409);
      expect((await show()).councils[1]?.transfers).toHaveLength(1);
      const audit = await backend.databases.audit.list({ prefix: "", limit: 100 });
      const noted = audit.filter(({ what }) => what === "transfer_noted");
      expect(noted.map(({ by }) => by)).toEqual([AMINAH]);
    }));

  test("is transferred once, also when two persons note it at the same moment with different references", () =>
    withBackend(async (backend) => {
      const { show, transfer } = await world(backend);
      const both = await Promise.all([
        transfer({ amount: "79.27", reference: "T1" }),
        transfer({ amount: "79.27", reference: "T2" }),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await show()).councils[1]).toMatchObject({ due: "0.00" });
    }));

  test("takes a refund of one of its payments off the council's share, also after the transfer", () =>
    withBackend(async (backend) => {
      const { order, show, transfer } = await world(backend);
      await transfer({ amount: "79.27" });
      const lead = await backend.databases.handles.read(`order:${order}`);
      const stored = await backend.databases.all_payments.read(String(lead?.payment_id));
      if (stored === undefined) throw new Error("no payment");
      const payment = paymentOf(stored);
      const [settles] = payment.settles;
      if (settles === undefined) throw new Error("no bill");
      const at = backend.clock.now().toISOString();
      const { record_id, settled } = settles;
      const payouts = [{ at, record_id, settled, paid: settled, by: "aminah", note: "T9" }];
      const bills = { [record_id]: { paid: settled } };
      await backend.databases.settlements.write(
        refundCaseAsDocument(
          { payment_id: payment._id, opened_at: at, status: "closed", bills, log: [], payouts },
          payment,
        ),
      );
      const { councils } = await show();
      expect(councils.find(({ council }) => council === "mpt")).toMatchObject({
        refunds: "80.00",
        net: "-0.73",
        due: "-80.00",
      });
    }));

  test("stands in the list of dues of its councils until it is transferred", () =>
    withBackend(async (backend) => {
      const { desk, transfer } = await world(backend);
      const list = async (query = "") => {
        const headers = { cookie: desk.cookies[AMINAH] ?? "" };
        return (await desk.app.request(`/api/admin/payouts/dues${query}`, { headers })).json();
      };
      const of = (council: string, due: string) => {
        const payouts = [{ gateway: "fpx", payout: "P-1", value_date: "2026-08-05", due }];
        return { council, due, payouts };
      };
      expect(await list()).toEqual({ councils: [of("mps", "29.73"), of("mpt", "79.27")] });
      await transfer({ amount: "79.27" });
      expect(await list("?period=2026-08")).toEqual({ councils: [of("mps", "29.73")] });
      expect(await list("?period=2026-09")).toEqual({ councils: [] });
    }));

  test("has what cannot be read in no council's share, and the dues of all others are listed", () =>
    withBackend(async (backend) => {
      const { order, desk, show, transfer } = await world(backend);
      const { settlements } = backend.databases;
      const headers = { cookie: desk.cookies[AMINAH] ?? "" };
      const dues = async () => {
        const { councils } = await (await desk.app.request("/api/admin/payouts/dues", { headers })).json();
        return councils.map(({ council, due }: Body) => [council, due]);
      };
      await transfer({ amount: "79.27" });
      const [noted] = await settlements.list({ prefix: "settlement_transfers:", limit: 1 });
      if (noted === undefined) throw new Error("no transfer");
      await settlements.write({ ...noted, transfers: "lost" });
      expect(await dues()).toEqual([["mps", "29.73"]]);
      expect((await show()).unassigned).toEqual({ amount: "85.00", fees: "11.23" });
      expect((await transfer({ amount: "79.27", reference: "T2" })).status).toBe(500);
      await settlements.write({ _id: `refund_case:${order}`, type: "refund_case", status: "closed" });
      expect(await dues()).toEqual([]);
      expect((await show()).unassigned).toEqual({ amount: "115.00", fees: "11.50" });
    }));

  test("is shown and changed by the finance role alone, on the portal's own pages; an unknown one is 404", () =>
    withBackend(async (backend) => {
      const { desk, transfer } = await world(backend);
      expect((await desk.app.request("/api/admin/payouts?gateway=fpx&payout=P-1")).status).toBe(401);
      expect((await transfer({ amount: "79.27" }, { origin: COUNCIL })).status).toBe(403);
      const headers = { cookie: desk.cookies[AMINAH] ?? "" };
      const unknown = await desk.app.request("/api/admin/payouts?gateway=card&payout=P-1", { headers });
      expect(unknown.status).toBe(404);
    }));
});
