import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { lineOf, pay, requestFor } from "../accounts/citizen.ts";
import { makeBackend } from "../backendUnderTest.ts";
import { COMPOUND, RECORDS } from "../bills/bills.ts";
import { reportText, type WantedReport } from "../reconciliation/reports.ts";
import { breakOff, freePort, runCommand, stateOfCommand } from "./command.ts";

const state = stateOfCommand();

const reconcile = async (...argument: string[]) =>
  runCommand("src/server/commands/reconcile.ts", argument, { data: state.folder, port: await freePort() });

const LINE = lineOf(COMPOUND, "full");

/** A compound that was paid on 3 August 2026. @returns the order number */
async function paid(): Promise<string> {
  const databases = await openDatabases({ folder: join(state.folder, "databases") });
  await databases.records.writeAll(RECORDS);
  const order = await pay(makeBackend(databases), requestFor([LINE]));
  await closeDatabases(databases);
  return order;
}

async function fileOf(report: WantedReport | string): Promise<string> {
  const path = join(state.folder, "report.csv");
  await writeFile(path, typeof report === "string" ? report : reportText(report));
  return path;
}

describe("npm run reconcile", () => {
  test("reads a report, prints its payouts and results, and lists the differences", async () => {
    const order = await paid();
    const file = await fileOf({
      lines: [
        { order, amount: LINE.amount, fee: sen(50) },
        { order: "K2608030123456789", amount: sen(1_00) },
      ],
    });
    const first = await reconcile(file, "--gateway", "fpx");
    expect(first).toEqual({
      code: 4,
      complained: "",
      said: [
        "P-1  2026-08-05  2 lines  RM 81.00 less fees RM 0.50 is RM 80.50",
        "matched: 1",
        "missing at gateway: 0",
        "unknown to us: 1",
        "amount differs: 0",
        "in transit: 0",
        "List the differences: npm run reconcile -- --open",
        "",
      ].join("\n"),
    });
    expect(await reconcile(file, "--gateway", "fpx")).toEqual(first);
    expect((await reconcile("--open")).said).toBe(
      "fpx  unknown to us: no payment  K2608030123456789  reported RM 1.00  ours nothing  nobody\n",
    );
  });

  test("exits with 0 when each line and each payment is explained", async () => {
    const file = await fileOf({ lines: [{ order: await paid(), amount: LINE.amount }] });
    expect(await reconcile(file, "--gateway", "fpx")).toMatchObject({ code: 0, complained: "" });
    expect(await reconcile("--open")).toMatchObject({ code: 0, said: "" });
  });

  test("refuses a report that does not agree, names the place, and stores nothing", async () => {
    const file = await fileOf(
      reportText({ lines: [{ order: "K2608030123456789", amount: sen(1) }] }).replace("0.01", "x"),
    );
    expect(await reconcile(file, "--gateway", "fpx")).toMatchObject({
      code: 1,
      said: "",
      complained: expect.stringMatching(/^Line 2, column "Amount \(RM\)": "x" is no amount\./),
    });
  });

  test("reads a report whose lines mostly have no payment of ours only with --confirm", async () => {
    const foreign = Array.from({ length: 100 }, (_, place) => ({ transaction: `T${place}`, amount: sen(1) }));
    const file = await fileOf({ lines: foreign });
    expect(await reconcile(file, "--gateway", "fpx")).toMatchObject({
      code: 1,
      said: "",
      complained: expect.stringContaining("100 of the 100 payment lines have no payment of ours"),
    });
    expect(await reconcile(file, "--gateway", "fpx", "--confirm")).toMatchObject({
      code: 4,
      said: expect.stringContaining("unknown to us: 100"),
    });
    expect(await reconcile("--open", "--confirm")).toMatchObject({ code: 2 });
  });

  test.each([
    [
      "mpt",
      {
        code: 3,
        complained: expect.stringContaining("KAUNTER_FPX_COUNCIL_SELLERS must be a comma-separated"),
      },
    ],
    ["mpt=SE00054322", { code: 0 }],
  ])("takes the councils with a seller id of their own from the setting %s", async (sellers, answer) => {
    const file = await fileOf({ lines: [] });
    vi.stubEnv("KAUNTER_FPX_COUNCIL_SELLERS", sellers);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(await reconcile(file, "--gateway", "fpx")).toMatchObject(answer);
  });

  test("reads another provider's columns from the file that the setting names", async () => {
    const formats = join(state.folder, "formats.json");
    await writeFile(formats, JSON.stringify({ card: { columns: { kind: "Type" } } }));
    const file = await fileOf({ gateway: "card", lines: [] });
    const before = process.env.KAUNTER_SETTLEMENT_REPORTS;
    try {
      process.env.KAUNTER_SETTLEMENT_REPORTS = formats;
      expect(await reconcile(file, "--gateway", "card")).toMatchObject({
        code: 3,
        complained: expect.stringContaining(
          "KAUNTER_SETTLEMENT_REPORTS names a file with a wrong card.columns.payout",
        ),
      });
    } finally {
      if (before === undefined) delete process.env.KAUNTER_SETTLEMENT_REPORTS;
      else process.env.KAUNTER_SETTLEMENT_REPORTS = before;
    }
  });

  test("sends the file to the running system", async () => {
    const folder = join(state.folder, "running");
    const databases = await openDatabases({ folder });
    const { app } = makeBackend(databases);
    // the tests' back end learns the other end of a call from a header
    const server = serve({
      fetch: (request) => {
        const headers = new Headers(request.headers);
        headers.set("test-peer", "127.0.0.1");
        return app.request(new Request(request, { headers }));
      },
      port: 0,
      hostname: "127.0.0.1",
    });
    try {
      await once(server, "listening");
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      await writeFile(join(state.folder, "internal-token"), "the-internal-token");
      const lines = Array.from({ length: 450 }, (_, place) => ({
        order: `K260803${String(place).padStart(10, "0")}`,
        amount: sen(100),
      }));
      const file = await fileOf({ lines });
      const given = { data: state.folder, port };
      const read = await runCommand(
        "src/server/commands/reconcile.ts",
        [file, "--gateway", "fpx", "--confirm"],
        given,
      );
      expect(read).toMatchObject({
        code: 4,
        complained: "",
        said: expect.stringContaining("unknown to us: 450"),
      });
    } finally {
      await new Promise((resolve) => server.close(resolve));
      await closeDatabases(databases);
    }
  });

  test("says when the running system breaks off", async () => {
    const file = await fileOf({ lines: [] });
    await writeFile(join(state.folder, "internal-token"), "a token");
    const port = await breakOff();
    const given = { data: state.folder, port };
    expect(
      await runCommand("src/server/commands/reconcile.ts", [file, "--gateway", "fpx"], given),
    ).toMatchObject({ code: 3, complained: expect.stringContaining("broke off the connection") });
  });

  test.each([
    [["report.csv"], 2],
    [["report.csv", "other.csv", "--gateway", "fpx"], 2],
    [["report.csv", "--open"], 2],
    [["nowhere.csv", "--gateway", "fpx"], 1],
  ])("with the arguments %j it changes nothing and exits with %i", async (argument, code) => {
    expect(await reconcile(...argument)).toMatchObject({ code, said: "" });
  });
});
