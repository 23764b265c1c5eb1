import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { ringgitFromSen, sen } from "../../../src/domain/money.ts";
import { period } from "../../../src/domain/schemas/dayStructs.ts";
import { StoredDataError } from "../../../src/server/databases/readStored.ts";
import { UNREADABLE_TRANSFERS_VIEW } from "../../../src/server/databases/views.ts";
import { findByOrder } from "../../../src/server/payments/paymentAccess.ts";
import { paymentOf, readPayment } from "../../../src/server/payments/paymentDocument.ts";
import { noteDifference, openDifferences } from "../../../src/server/reconciliation/difference.ts";
import { noteLicences } from "../../../src/server/reconciliation/recordChargeback.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { noteTransfer } from "../../../src/server/reconciliation/transfers.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { addRecords } from "../../../src/server/records/storeRecords.ts";
import { refundCaseAsDocument } from "../../../src/server/refunds/refundCases.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { acknowledgeRemittance } from "../../../src/server/remittances/remittanceFile.ts";
import { reportFile } from "../../../src/server/reports/reportFile.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, MARKET_LICENSE, OTHER_COMPOUND } from "../bills/bills.ts";
import { approve, atTheBank, renewalOf } from "../licences/licences.ts";
import { OPERATOR_HEADERS } from "../openapi/wholeBackend.ts";
import { AMINAH, financeDesk } from "../reconciliation/desk.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";

const reporting = (backend: BackendUnderTest) => ({
  ...closing(backend),
  fpx: backend.fpx,
  reportFormats: DEFAULT_REPORT_FORMATS,
});

const HEADINGS =
  "period,council,group,name,remittance,value_date,gateway,lines,payments,refunds,chargebacks,unassigned,fees,amount";

/** The report's rows after its headings and without the period. Empty cells are left out. */
async function rowsOf(backend: BackendUnderTest, asked: string): Promise<readonly string[]> {
  const { pieces } = await reportFile(reporting(backend), { period: asked });
  const text = (await Array.fromAsync(pieces)).join("");
  const [headings = "", ...rows] = text.trimEnd().split("\r\n");
  expect(headings).toBe(`\ufeff${HEADINGS}`);
  return rows.map((row) => {
    const [own, ...cells] = row.split(",");
    expect(own).toBe(asked);
    return cells.filter((cell) => cell !== "").join(" ");
  });
}

const KEYS = ["0123456789abcdef-one", "0123456789abcdef-two", "0123456789abcdef-xyz"] as const;

test("the report of a month has each day, the totals by charge and method, and what is open", () =>
  withBackend(async (backend) => {
    for (const [place, line] of [lineOf(ASSESSMENT, "1"), lineOf(COMPOUND, "full")].entries()) {
      await approve(backend, (await atTheBank(backend, [line], { key: KEYS[place] ?? "" })).order);
      backend.clock.pass(DAY);
    }
    await closeAllRemittances(closing(backend));
    const open = lineOf(OTHER_COMPOUND, "full");
    await approve(backend, (await atTheBank(backend, [open], { key: KEYS[2] })).order);
    const [first, second] = await remittancesOf(backend);
    if (first === undefined || second === undefined) throw new Error("no remittances");
    const { databases, clock } = backend;
    await acknowledgeRemittance(databases.settlements, clock, first.remittance);

    const [one, two] = [first, second].map(({ total }) => ringgitFromSen(total.amount));
    const both = ringgitFromSen(sen(first.total.amount + second.total.amount));
    const left = ringgitFromSen(open.amount);
    const sums = (council: string) => [
      `${council} charge assessment 1 ${one}`,
      `${council} charge compound 1 ${two}`,
      `${council} method fpx_individual 2 ${both}`,
      `${council} total 2 ${both} 0.00 0.00 0.00 ${both}`,
      `${council} open not_remitted 1 ${left}`,
      `${council} open not_acknowledged 1 ${two}`,
    ];
    expect(await rowsOf(backend, "2026-08")).toEqual([
      `mpt day 2026-08-03 mpt-2026-1 1 ${one} 0.00 0.00 ${one}`,
      `mpt day 2026-08-04 mpt-2026-2 1 ${two} 0.00 0.00 ${two}`,
      ...sums("mpt"),
      ...sums("all"),
    ]);
    expect(await rowsOf(backend, "2026")).toEqual(await rowsOf(backend, "2026-08"));
    for (const other of ["2026-07", "2025"])
      expect(await rowsOf(backend, other)).toEqual(["all total 0 0.00 0.00 0.00 0.00 0.00"]);
    expect(await rowsOf(backend, "2026-09")).toEqual([
      `mpt open not_remitted 1 ${left}`,
      "all total 0 0.00 0.00 0.00 0.00 0.00",
      `all open not_remitted 1 ${left}`,
    ]);
  }));

test("the report has the fees and the payouts of settlement reports, and names their differences and what is to be transferred", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const lines = [
      { order, amount: sen(80_00), fee: sen(1_00) },
      { order: "K2608030123456789", amount: sen(5_00), fee: sen(50) },
      { kind: "fee" as const, amount: sen(0), fee: sen(10_00) },
    ];
    await readReportText(backend, reportText({ lines }));
    const rows = await rowsOf(backend, "2026-08");
    expect(rows.filter((row) => !/not_remitted/.test(row))).toEqual([
      "mpt gateway fpx 80.00 0.00 0.00 1.00 79.00",
      "mpt total 0 0.00 0.00 0.00 1.00 0.00",
      "mpt open not_transferred 1 79.00",
      "all payout P-1 2026-08-05 fpx 80.00 0.00 5.00 11.50 73.50",
      "all gateway fpx 80.00 0.00 0.00 5.00 11.50 73.50",
      "all total 0 0.00 0.00 0.00 11.50 0.00",
      "all open not_transferred 1 79.00",
      "all open unassigned 1 5.00",
      "all open unknown_to_us 1 5.00",
    ]);
  }));

test("names the document of a payout's transfers that cannot be read, and the metrics count it", () =>
  withBackend(async (backend) => {
    const { settlements } = backend.databases;
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    await readReportText(backend, reportText({ lines: [{ order, amount: sen(80_00), fee: sen(1_00) }] }));
    const asked = { gateway: "fpx" as const, payout: "P-1", council: "mpt" as const, reference: "T1" };
    const services = reporting(backend);
    await noteTransfer(services, { ...asked, amount: sen(79_00) }, "aminah");
    const [noted] = await settlements.list({ prefix: "settlement_transfers:", limit: 1 });
    if (noted === undefined) throw new Error("no transfer");
    const unreadable = async () => ({
      rows: (await rowsOf(backend, "2026-08")).filter((row) => row.includes(" unreadable ")),
      counted: (await settlements.rows(UNREADABLE_TRANSFERS_VIEW, 0)).total,
    });
    expect(await unreadable()).toEqual({ rows: [], counted: 0 });
    await settlements.write({ ...noted, transfers: [{ council: "mpt", amount: "79.00" }] });
    const row = `unreadable ${noted._id} 2026-08-05 fpx 79.00`;
    expect(await unreadable()).toEqual({ rows: [`mpt ${row}`, `all ${row}`], counted: 1 });
  }));

test("lines of no council are counted one by one, also when their amounts cancel each other out", () =>
  withBackend(async (backend) => {
    const lines = [
      { order: "K2608030123456789", amount: sen(5_00) },
      { order: "K2608030123456780", amount: sen(7_00) },
      { kind: "chargeback" as const, order: "K2608030123456781", amount: sen(-12_00) },
    ];
    await readReportText(backend, reportText({ gateway: "card", lines }), "card");
    expect(await rowsOf(backend, "2026-08")).toContain("all open unassigned 3 0.00");
  }));

test("a payment is in transit after its gateway's first settlement report, and none is before", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const inTransit = async () =>
      (await rowsOf(backend, "2026-08")).filter((row) => row.includes("in_transit"));
    expect(await inTransit()).toEqual([]);
    await readReportText(backend, reportText({ lines: [{ order, amount: sen(80_00) }] }));
    backend.clock.pass(DAY);
    await approve(
      backend,
      (await atTheBank(backend, [lineOf(OTHER_COMPOUND, "full")], { key: KEYS[0] })).order,
    );
    expect(await inTransit()).toEqual(["mpt open in_transit 1 30.00", "all open in_transit 1 30.00"]);
  }));

test("the page names the gateway of each payout, and its councils and what is of none add up to the whole", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const lines = [
      { order, amount: sen(80_00), fee: sen(1_00) },
      { kind: "fee" as const, amount: sen(0), fee: sen(10_00) },
    ];
    await readReportText(backend, reportText({ lines }));
    for (const [language, none] of [
      ["ms", "Bukan milik mana-mana majlis"],
      ["en", "Of no council"],
      ["zh", "不属于任何议会"],
    ] as const) {
      const asked = { period: "2026-08", format: "page", language } as const;
      const { pieces } = await reportFile(reporting(backend), asked);
      const text = (await Array.fromAsync(pieces)).join("");
      const rows = [...text.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([row]) =>
        row
          .replace(/<[^>]*>/g, " ")
          .replace(/ +/g, " ")
          .trim(),
      );
      expect(rows).toContain(`${none} 0 0.00 0.00 0.00 10.00 0.00`);
      expect(rows.find((row) => row.startsWith("P-1"))).toContain(" FPX 80.00 0.00 0.00 11.00 69.00");
    }
  }));

test("a payment that the report found missing is open as missing and not as in transit", () =>
  withBackend(async (backend) => {
    for (const [place, line] of [lineOf(COMPOUND, "full"), lineOf(OTHER_COMPOUND, "full")].entries())
      await approve(backend, (await atTheBank(backend, [line], { key: KEYS[place] ?? "" })).order);
    const [paid] = await backend.databases.all_payments.list({ prefix: "0", limit: 1 });
    const known = paid && paymentOf(paid);
    if (known === undefined) throw new Error("no payment");
    const lines = [{ order: known.order_number, amount: known.amount }];
    await readReportText(backend, reportText({ lines, valueDate: "2026-08-20" }));
    const open = (await rowsOf(backend, "2026-08")).filter((row) => /missing|transit/.test(row));
    expect(open.map((row) => row.split(" ").slice(0, 4).join(" "))).toEqual([
      "mpt open missing_at_gateway 1",
      "all open missing_at_gateway 1",
    ]);
  }));

test("a chargeback has a column of its own, apart from refunds", () =>
  withBackend(async (backend) => {
    const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    const [stored] = await backend.databases.all_payments.list({ prefix: "0", limit: 1 });
    const payment = stored && paymentOf(stored);
    const [bill] = payment?.settles ?? [];
    if (payment?.order_number !== order || bill === undefined) throw new Error("no payment");
    const { record_id, settled } = bill;
    const at = backend.clock.now().toISOString();
    const event = { at, record_id, by: AMINAH, note: "T9" };
    await backend.databases.settlements.write(
      refundCaseAsDocument(
        {
          payment_id: payment._id,
          opened_at: at,
          status: "closed",
          bills: { [record_id]: { paid: settled } },
          log: [{ ...event, what: "charged_back" }],
          payouts: [{ ...event, settled, paid: settled }],
        },
        payment,
      ),
    );
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
    expect(await rowsOf(backend, "2026-08")).toContain("all total 2 80.00 0.00 -80.00 0.00 0.00");
  }));

test("the amount of a charged back licence belongs to its council alone, whatever else its payment paid", () =>
  withBackend(async (backend) => {
    const { databases, clock } = backend;
    const compound = { ...OTHER_COMPOUND, council: "mps" as const };
    await addRecords(databases.records, [documentOf(compound, undefined)]);
    const licence = renewalOf(MARKET_LICENSE);
    const order = await pay(backend, requestFor([licence, lineOf(compound, "full")]));
    const id = await findByOrder(databases.handles, order);
    const payment = id && (await readPayment(databases.all_payments, id));
    if (!payment) throw new Error("no payment");
    const at = clock.now().toISOString();
    const found = {
      kind: "chargeback" as const,
      reason: null,
      gateway: "card" as const,
      report: "r",
      line: 1,
      payout: "P-1",
      order_number: order,
      transaction: null,
      paid_on: "2026-08-03",
      payment_id: payment._id,
      reported: sen(-payment.amount),
      ours: payment.amount,
      found_at: at,
    };
    await noteDifference(databases.settlements, found);
    const [chargeback] = await openDifferences(databases.settlements, {});
    if (chargeback === undefined) throw new Error("no chargeback");
    await noteLicences(databases.settlements, chargeback, payment, at);
    const rows = await rowsOf(backend, "2026-08");
    expect(rows.filter((row) => row.includes("licence_charged_back"))).toEqual([
      `mpt open licence_charged_back 1 ${ringgitFromSen(licence.amount)}`,
      `all open licence_charged_back 1 ${ringgitFromSen(licence.amount)}`,
    ]);
  }));

test("a remittance whose closing was cut off before its lines were marked counts once in the report", () =>
  withBackend(async (backend) => {
    await approve(backend, (await atTheBank(backend, [lineOf(ASSESSMENT, "1")], { key: KEYS[0] })).order);
    backend.clock.pass(DAY);
    const { all_payments } = backend.databases;
    // the power fails at the first mark
    const cut = { ...all_payments, writeAll: async () => Promise.reject(new Error("no power")) };
    const databases = { ...backend.databases, all_payments: cut };
    await expect(closeAllRemittances(closing({ ...backend, databases }))).rejects.toThrow("no power");
    const rows = await rowsOf(backend, "2026-08");
    expect(rows.filter((row) => row.startsWith("mpt open not_remitted"))).toEqual([]);
    expect(rows.filter((row) => row.startsWith("mpt day"))).toHaveLength(1);
  }));

test("the page to print has the amounts of the CSV file in each language, and runs no script", () =>
  withBackend(async (backend) => {
    await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
    const { app, cookies } = await financeDesk(backend);
    const headers = { cookie: cookies[AMINAH] ?? "" };
    const read = (query: string, asked = "2026-08") =>
      app.request(`/api/admin/reports/${asked}${query}`, { headers });
    for (const language of LANGUAGES) {
      const answer = await read(`?format=page&language=${language}`);
      const text = await answer.text();
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
      const hash = createHash("sha256").update(style).digest("base64");
      expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
      expect(text).not.toMatch(/<script| on\w+=|undefined/);
      expect(text).toContain(`<html lang="${language === "zh" ? "zh-Hans" : language}">`);
      // all councils, then the council: the day, the charge, the method, and the whole
      expect(text.match(/>80\.00</g)?.length).toBeGreaterThan(8);
    }
    const own = await (await read("?format=page&council=mpt&language=en")).text();
    expect(own).toContain("Collection report · August 2026 · Tawau Municipal Council");
    expect(own).not.toContain("All councils");
    const table = await read("");
    expect(table.headers.get("content-disposition")).toBe('attachment; filename="2026-08.csv"');
    expect(await table.text()).toContain(HEADINGS);
    expect((await read("", "2026-13")).status).toBe(400);
    expect((await app.request("/api/admin/reports/2026-08")).status).toBe(401);
    const audit = await backend.databases.audit.list({ prefix: "", limit: 100 });
    const reports = audit.filter(({ what }) => what === "report_read");
    expect(reports.map(({ by, target }) => [by, target])).toEqual(
      expect.arrayContaining([
        [AMINAH, "2026-08"],
        [AMINAH, "2026-08 mpt"],
      ]),
    );
  }));

test("a report whose rows cannot all be read is refused, and never looks whole", () =>
  withBackend(async (backend) => {
    await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
    backend.clock.pass(DAY);
    await closeAllRemittances(closing(backend));
    await backend.databases.settlements.write({
      _id: "remittance_acknowledgement:mpt-2026-1",
      type: "remittance_acknowledgement",
      acknowledged_at: "yesterday",
    });
    for (const format of ["csv", "page"] as const)
      await expect(reportFile(reporting(backend), { period: "2026", format })).rejects.toThrow(
        StoredDataError,
      );
  }));

test("the command reads the page as well", () =>
  withBackend(async ({ app }) => {
    const answer = await app.request("/internal/remittances/report", {
      method: "POST",
      headers: { ...OPERATOR_HEADERS, "content-type": "application/json" },
      body: JSON.stringify({ period: "2026", format: "page", council: "mps" }),
    });
    expect(await answer.text()).toContain("Laporan kutipan · 2026 · Majlis Perbandaran Sandakan");
  }));

test.each(["", "2026-13", "2026-1", "26", "2026-11-01", "1999"])("%j is no period", (asked) => {
  expect(period.is(asked)).toBe(false);
});
