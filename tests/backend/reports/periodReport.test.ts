import { expect, test } from "vitest";
import { ringgitFromSen } from "../../../src/domain/money.ts";
import { closeAllRemittances } from "../../../src/server/remittances/closeRemittances.ts";
import { acknowledgeRemittance } from "../../../src/server/remittances/remittanceFile.ts";
import { periodReport, reportPeriod } from "../../../src/server/reports/periodReport.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, OTHER_COMPOUND } from "../bills/bills.ts";
import { approve, atTheBank } from "../licences/licences.ts";
import { closing, DAY, remittancesOf } from "../remittances/remittances.ts";

/** The report's rows after its headings, as cells. */
async function rowsOf(backend: BackendUnderTest, period: string): Promise<readonly (readonly string[])[]> {
  const text = (await Array.fromAsync(periodReport(closing(backend), period))).join("");
  const [headings = "", ...rows] = text.trimEnd().split("\r\n");
  expect(headings).toBe("\ufeffperiod,council,group,name,remittance,lines,payments,refunds,amount");
  return rows.map((row) => row.split(","));
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
    const both = (first.total.amount + second.total.amount) / 100;
    const sums = (council: string) => [
      ["2026-08", council, "charge", "assessment", "", "1", "", "", one],
      ["2026-08", council, "charge", "compound", "", "1", "", "", two],
      ["2026-08", council, "method", "fpx_individual", "", "2", "", "", both.toFixed(2)],
      ["2026-08", council, "total", "", "", "2", both.toFixed(2), "0.00", both.toFixed(2)],
    ];
    expect(await rowsOf(backend, "2026-08")).toEqual([
      ["2026-08", "mpt", "day", "2026-08-03", "mpt-2026-1", "1", one, "0.00", one],
      ["2026-08", "mpt", "day", "2026-08-04", "mpt-2026-2", "1", two, "0.00", two],
      ...sums("mpt"),
      ["2026-08", "mpt", "open", "not_remitted", "", "1", "", "", ringgitFromSen(open.amount)],
      ["2026-08", "mpt", "open", "not_acknowledged", "", "1", "", "", two],
      ...sums("all"),
    ]);
    const year = await rowsOf(backend, "2026");
    expect(year.map((row) => row.slice(1))).toEqual(
      (await rowsOf(backend, "2026-08")).map((row) => row.slice(1)),
    );
    for (const other of ["2026-07", "2025"])
      expect(await rowsOf(backend, other)).toEqual([
        [other, "all", "total", "", "", "0", "0.00", "0.00", "0.00"],
      ]);
    expect((await rowsOf(backend, "2026-09")).map((row) => row.slice(1, 4))).toEqual([
      ["mpt", "open", "not_remitted"],
      ["all", "total", ""],
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
    const groups = (await rowsOf(backend, "2026-08")).filter(([, council]) => council === "mpt");
    expect(groups.map(([, , group, name]) => [group, name])).not.toContainEqual(["open", "not_remitted"]);
    expect(groups.filter(([, , group]) => group === "day")).toHaveLength(1);
  }));

test.each(["", "2026-13", "2026-1", "26", "2026-11-01", "1999"])("%j is no period", (period) => {
  expect(reportPeriod.is(period)).toBe(false);
});
