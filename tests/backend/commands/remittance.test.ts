import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import { makeBackend } from "../backendUnderTest.ts";
import { RECORDS } from "../bills/bills.ts";
import { breakOffHalfway, freePort, listen, runCommand, stateOfCommand, stopListening } from "./command.ts";

const state = stateOfCommand();

const remittance = async (...argument: string[]) =>
  runCommand("src/server/commands/remittance.ts", argument, { data: state.folder, port: await freePort() });

/** A payment of 3 August 2026. */
async function paid(): Promise<void> {
  const databases = await openDatabases({ folder: join(state.folder, "databases") });
  await databases.records.writeAll(RECORDS);
  await pay(makeBackend(databases), payRequest());
  await closeDatabases(databases);
}

describe("npm run remittance", () => {
  test("closes the days until yesterday, lists a council's remittances and writes one as CSV", async () => {
    await paid();
    expect(await remittance("close")).toEqual({ code: 0, said: "Closed: mpt-2026-1.\n", complained: "" });
    expect(await remittance("close")).toMatchObject({ code: 0, said: "Closed. No new remittance.\n" });
    const { said } = await remittance("list", "mpt");
    expect(said).toMatch(/^mpt-2026-1 {2}2026-08-03 {2}1 lines {2}RM \d+\.\d\d\n$/);
    expect(await remittance("list", "mpt", "--after", "mpt-2026-1")).toMatchObject({ code: 0, said: "" });
    const file = join(state.folder, "mpt-2026-1.csv");
    expect(await remittance("csv", "mpt-2026-1", "--file", file)).toMatchObject({ code: 0, complained: "" });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, "utf8")).startsWith("\ufeffremittance,day,")).toBe(true);
    expect((await remittance("csv", "mpt-2026-1", "--file", file)).code).toBe(3);
  });

  test("writes the file that the running system answers with, and no part of one that breaks off", async () => {
    const file = join(state.folder, "mpt-2026-1.pdf");
    await mkdir(state.folder, { recursive: true });
    await writeFile(join(state.folder, "internal-token"), "a token");
    const run = (port: number, ...argument: string[]) =>
      runCommand("src/server/commands/remittance.ts", argument, { data: state.folder, port });
    const { port, requests } = await listen(200, { a: "file" });
    const whole = await run(port, "pdf", "mpt-2026-1", "--language", "zh", "--file", file);
    expect(whole).toMatchObject({ code: 0, said: "Written.\n" });
    expect(await readFile(file, "utf8")).toBe('{"a":"file"}');
    expect(requests).toMatchObject([
      { url: "/internal/remittances/pdf", body: { remittance: "mpt-2026-1", language: "zh" } },
    ]);
    expect(await run(port, "report", "2026-08")).toMatchObject({ code: 0, said: '{"a":"file"}' });
    expect(requests.at(-1)).toMatchObject({
      url: "/internal/remittances/report",
      body: { period: "2026-08" },
    });
    await rm(file);
    stopListening();
    const half = await run(await breakOffHalfway(), "pdf", "mpt-2026-1", "--file", file);
    expect(half).toMatchObject({ code: 3, said: "" });
    await expect(stat(file)).rejects.toThrow("ENOENT");
  });

  test("makes a council's key, shows it once, lists it without the key, and revokes it", async () => {
    const made = await remittance("key", "mpt", "--name", "Jabatan Hasil");
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^kaunter_mpt_[\w-]{43}\n$/) });
    const { said } = await remittance("keys", "mpt");
    const id =
      /^([0-9a-f]{8}) {2}Jabatan Hasil {2}made \S+ by npm run remittance {2}used never\n$/.exec(said)?.[1] ??
      "";
    expect(id).toHaveLength(8);
    expect(await remittance("revoke", "mps", id)).toMatchObject({ code: 3, said: "" });
    expect(await remittance("revoke", "mpt", id)).toMatchObject({ code: 0, said: "Revoked.\n" });
    expect((await remittance("keys", "mpt")).said).toContain("revoked ");
  });

  test.each([
    [[], 2],
    [["key", "mpt"], 2],
    [["key", "mpt", "--name", ""], 1],
    [["key", "tawau", "--name", "x"], 1],
    [["keys"], 2],
    [["revoke", "mpt"], 2],
    [["toString"], 2],
    [["open"], 2],
    [["list"], 2],
    [["csv", "mpt-2026-1", "--after", "x"], 2],
    [["close", "yesterday"], 1],
    [["list", "tawau"], 1],
    [["csv", "mpt-2026-9"], 1],
    [["csv", "../x"], 1],
    [["close", "2999-01-01"], 3],
    [["pdf", "mpt-2026-1"], 3],
    [["pdf", "mpt-2026-1", "--language", "ta"], 1],
    [["report"], 2],
    [["report", "2026-13"], 1],
    [["report", "2026-08", "--format", "pdf"], 1],
  ])("with the arguments %j it changes nothing and exits with %i", async (argument, code) => {
    expect(await remittance(...argument)).toMatchObject({ code, said: "" });
  });
});
