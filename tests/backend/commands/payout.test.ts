import { join } from "node:path";
import { expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { makeBackend } from "../backendUnderTest.ts";
import { COMPOUND, RECORDS } from "../bills/bills.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";
import { freePort, runCommand, stateOfCommand } from "./command.ts";

const state = stateOfCommand();

const payout = async (...argument: string[]) =>
  runCommand("src/server/commands/payout.ts", argument, { data: state.folder, port: await freePort() });

test("npm run payout shows and lists what is due to whom, and notes a transfer", async () => {
  const databases = await openDatabases({ folder: join(state.folder, "databases") });
  await databases.records.writeAll(RECORDS);
  const backend = makeBackend(databases);
  const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
  await readReportText(backend, reportText({ lines: [{ order, amount: sen(80_00), fee: sen(50) }] }));
  await closeDatabases(databases);
  const share = "mpt  payments RM 80.00  chargebacks RM 0.00  fees RM 0.50  refunds RM 0.00";
  expect(await payout("show", "P-1", "--gateway", "fpx")).toEqual({
    code: 0,
    complained: "",
    said: `P-1  2026-08-05  RM 79.50\n${share}  due RM 79.50\nunassigned RM 0.00  fees RM 0.00\n`,
  });
  expect(await payout("dues", "2026-08")).toEqual({
    code: 0,
    complained: "",
    said: "mpt  due RM 79.50\n  fpx  P-1  2026-08-05  RM 79.50\n",
  });
  expect(await payout("dues", "2026-13")).toMatchObject({ code: 1, said: "" });
  const given = ["transfer", "P-1", "mpt", "--gateway", "fpx", "--reference", "T1", "--amount"];
  expect(await payout(...given, "80.00")).toMatchObject({
    code: 3,
    complained: expect.stringContaining("Another amount is due"),
  });
  expect(await payout(...given, "79.50")).toMatchObject({
    code: 0,
    said: expect.stringMatching(/due RM 0\.00\n {2}transferred RM 79\.50 {2}T1 {2}\S+ {2}npm run payout\n/),
  });
  expect(await payout("dues")).toMatchObject({ code: 0, said: "Nothing is due.\n" });
  expect(await payout("show", "P-2", "--gateway", "fpx")).toMatchObject({ code: 3 });
  expect(await payout("show", "P-1")).toMatchObject({ code: 2, said: "" });
});
