import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startSystem } from "../../../demo/system/startSystem.ts";
import { DATABASES, type DatabaseName, type Databases } from "../../../src/server/databases/databases.ts";
import { DATA_FORMAT } from "../../../src/server/databases/dataFormat.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { backupLines } from "../../../src/server/operation/backup.ts";
import { attachmentOf, PICTURE } from "../../../src/server/records/photo.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import { makeBackend, temporaryFolder, withBackend } from "../backendUnderTest.ts";
import { RECORDS } from "../bills/bills.ts";
import { freePort, listen, runCommand, stopListening } from "./command.ts";

let from: string;
let to: string;
let file: string;

beforeEach(async () => {
  from = await temporaryFolder();
  to = await temporaryFolder();
  file = join(from, "kaunter.backup.gz");
});

afterEach(async () => {
  stopListening();
  for (const folder of [from, to]) await rm(folder, { recursive: true });
});

const PHOTO = Buffer.from("\x89PNG\r\n\x1a\n and a face", "latin1").toString("base64");

/** Databases with a payment, everything that follows from it, and a photo. */
async function filled(databases: Databases): Promise<string> {
  await databases.records.writeAll(RECORDS);
  await databases.records.write({
    _id: "with a photo",
    text: "日本 é \u2028",
    _attachments: { [PICTURE]: attachmentOf(PHOTO) },
  });
  return pay(makeBackend(databases), payRequest());
}

async function inFolder<Value>(
  folder: string,
  work: (databases: Databases) => Promise<Value>,
): Promise<Value> {
  const databases = await openDatabases({ folder: join(folder, "databases") });
  try {
    return await work(databases);
  } finally {
    await closeDatabases(databases);
  }
}

async function allOf(databases: Databases): Promise<Partial<Record<DatabaseName, unknown>>> {
  const all: Partial<Record<DatabaseName, unknown>> = {};
  for (const name of DATABASES)
    all[name] = (await databases[name].dump({ limit: 10_000 })).filter(({ _id }) => !_id.startsWith("_"));
  return all;
}

const run = async (script: "backup" | "restore", data: string, argument = [file], port?: number) =>
  runCommand(`src/server/commands/${script}.ts`, argument, { data, port: port ?? (await freePort()) });

/** Changes the lines of the backup and writes the file again. */
async function change(to: (lines: string[]) => readonly string[]): Promise<void> {
  const lines = gunzipSync(new Uint8Array(await readFile(file)))
    .toString("utf8")
    .split("\n");
  await writeFile(file, new Uint8Array(gzipSync(to(lines).join("\n"))));
}

describe("a backup", () => {
  test("restores every document and picture into new databases, and only its owner may read the file", async () => {
    await inFolder(from, filled);
    const taken = await run("backup", from);
    expect(taken).toMatchObject({ code: 0, complained: "" });
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe("600");
    const restored = await run("restore", to);
    expect(restored).toMatchObject({ code: 0, complained: "" });
    expect(restored.said).toMatch(/^\d+ documents of \d{4}-\d\d-\d\dT[\d:.]+Z are back\.\n$/);
    expect(await inFolder(to, allOf)).toEqual(await inFolder(from, allOf));
    const picture = await inFolder(to, ({ records }) => records.readAttachment("with a photo", PICTURE));
    expect(Buffer.from(picture ?? []).toString("base64")).toBe(PHOTO);
  }, 60_000);

  test("whose payment began too late for it says after the restore that its settlement waits for a person", async () => {
    await inFolder(from, async (databases) => {
      await filled(databases);
      const [payment] = await databases.all_payments.list({ prefix: "", limit: 1 });
      await databases.all_payments.write({ _id: payment?._id ?? "", _rev: payment?._rev, _deleted: true });
    });
    await run("backup", from);
    const restored = await run("restore", to);
    expect(restored).toMatchObject({ code: 0, complained: "" });
    expect(restored.said).toContain("1 payments have a settlement and no document");
    expect(
      await inFolder(to, ({ settlements }) => settlements.list({ prefix: "unmatched_payment:", limit: 10 })),
    ).toMatchObject([{ status: "open", bills: [expect.stringMatching(/^mpt:/)] }]);
  }, 60_000);

  test("can be taken from a running system, and a system started on the restored data continues", async () => {
    const start = (data: string) =>
      startSystem({
        ports: { portal: 0, councils: 0, simulators: 0 },
        settings: readSettings({ KAUNTER_DATA: data }),
        files: { portal: data, widgets: data },
        log: () => {},
      });
    const running = await start(from);
    const order = await filled(running.databases);
    const taken = await run("backup", from, [file], Number(new URL(running.urls.portal).port));
    await running.close();
    expect(taken).toMatchObject({ code: 0, complained: "" });
    expect(await run("restore", to)).toMatchObject({ code: 0 });
    const again = await start(to);
    try {
      const [payment] = (await again.databases.all_payments.list({ prefix: "", limit: 1 })) ?? [];
      expect(payment).toMatchObject({ order_number: order, status: "paid", settlement: "complete" });
      expect(await again.databases.settlements.list({ prefix: "mpt:", limit: 10 })).toHaveLength(1);
      expect(await again.databases.notifications.read(`notification:${order}:receipt`)).toBeDefined();
    } finally {
      await again.close();
    }
  }, 120_000);

  test.each<[string, (lines: string[]) => readonly string[], string]>([
    ["is cut off", (lines) => lines.slice(0, -3), "the file is incomplete: use another backup"],
    [
      "lacks a line",
      (lines) => lines.toSpliced(3, 1),
      "the file is incomplete or was changed: use another backup",
    ],
    [
      "was changed",
      (lines) => lines.map((line) => line.replace('"amount":"', '"amount":"1')),
      "the file is incomplete or was changed: use another backup",
    ],
    [
      "is of a later version",
      ([head = "", ...rest]) => [head.replace(/"data_format":\d+/, '"data_format":99'), ...rest],
      "a later version of the program wrote the file: restore it with that version",
    ],
    ["is none", () => ["{}", "{}"], "the file is not a backup: name a file of npm run backup"],
  ])(
    "that %s writes nothing",
    async (_name, changed, why) => {
      await inFolder(from, filled);
      await run("backup", from);
      await change(changed);
      expect(await run("restore", to)).toEqual({
        code: 1,
        said: "",
        complained: `The command cannot restore the backup: ${why}.\n`,
      });
      expect(Object.values(await inFolder(to, allOf)).flat()).toEqual([]);
    },
    60_000,
  );

  test("taken by a later version before its first start keeps the data's own format", () =>
    withBackend(async ({ databases, clock }) => {
      await databases.metadata.write({ _id: "data_format", format: DATA_FORMAT - 1 });
      const { value: head } = await backupLines(databases, clock).next();
      expect(JSON.parse(String(head))).toMatchObject({ data_format: DATA_FORMAT - 1 });
    }));

  test("is restored neither over existing data nor while a system runs", async () => {
    await inFolder(from, filled);
    await run("backup", from);
    expect(await run("restore", from)).toMatchObject({
      code: 1,
      complained: expect.stringContaining("is not empty: restore into new databases"),
    });
    await writeFile(join(to, "internal-token"), "a token");
    const { port } = await listen(404, {});
    expect(await run("restore", to, [file], port)).toEqual({
      code: 3,
      said: "",
      complained: `The system on port ${port} is running. Stop it, then restore.\n`,
    });
  }, 60_000);

  test("that fails leaves the earlier file as it is", async () => {
    await writeFile(file, "the one before");
    await writeFile(join(from, "databases"), "no folder");
    expect(await run("backup", from)).toMatchObject({ code: 3 });
    expect(await readFile(file, "utf8")).toBe("the one before");
  }, 60_000);

  test("is taken three times when a load ends meanwhile, and then the command says so and leaves the earlier file", async () => {
    await writeFile(file, "the one before");
    await writeFile(join(from, "internal-token"), "a token");
    const { port, requests } = await listen(200, { broken_off: "load" });
    expect(await run("backup", from, [file], port)).toEqual({
      code: 3,
      said: "",
      complained:
        "The command took no backup, because a load of council records ended each of the 3 times that it tried. Try again when no load runs.\n",
    });
    expect(requests).toHaveLength(3);
    expect(await readFile(file, "utf8")).toBe("the one before");
  }, 60_000);

  test("needs a file name", async () => {
    expect(await run("backup", from, [])).toMatchObject({
      code: 2,
      complained: "Usage: npm run backup -- <file>\n",
    });
    expect(await run("restore", from, [])).toMatchObject({ code: 2 });
    expect(await run("restore", from)).toMatchObject({
      code: 1,
      complained:
        "The command cannot restore the backup: the file is unreadable or incomplete: check its path, or use another backup.\n",
    });
  }, 60_000);
});
