import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { breakOff, freePort, listen, runCommand, stopListening } from "../commands/command.ts";

const EXAMPLES = "demo/records/examples.json";

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "load-"));
});

afterEach(async () => {
  stopListening();
  await rm(data, { recursive: true });
});

const [, compound] = examples;

const ORDER = "K2611100000000000";

const load = (argument: readonly string[], port: number) =>
  runCommand("src/server/commands/load.ts", argument, { data, port });

async function file(content: string): Promise<string> {
  const path = join(data, "records.json");
  await writeFile(path, content);
  return path;
}

async function storedRecord(id: string) {
  const databases = await openDatabases({ folder: join(data, "databases") });
  try {
    return await databases.records.read(id);
  } finally {
    await closeDatabases(databases);
  }
}

const records = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...compound,
    compound_no: `K26-${index}`,
    compound_id: `C-${index}`,
  }));

describe("npm run load", () => {
  it("writes the databases when nothing runs, replaces existing records, and reports what changed", async () => {
    const port = await freePort();
    const first = await load([EXAMPLES], port);
    expect(first).toEqual({
      code: 0,
      said: "Loaded 5 records to the databases: 5 added, 0 changed, 0 unchanged, 0 withdrawn, 0 held out.\n",
      complained: "",
    });
    const changed = examples.map((example) =>
      example.type === "compound" ? { ...example, offence: "Lain" } : example,
    );
    await writeFile(join(data, "internal-token"), "secret");
    const second = await load([await file(JSON.stringify(changed))], port);
    expect(second.said).toContain("0 added, 1 changed, 4 unchanged, 0 withdrawn");
    expect(await storedRecord("mpt:compound:K26139901")).toMatchObject({
      offence: "Lain",
      amount: "30.00",
      search_keys: ["K26139901", "SAC4321B", "350921490017"],
    });
  });

  it("withdraws with --snapshot --yes the records of the same council and charge type that the file does not have", async () => {
    const port = await freePort();
    await load([await file(JSON.stringify([...examples, ...records(3)]))], port);
    const snapshot = await file(JSON.stringify(records(1)));
    expect((await load([snapshot, "--snapshot"], port)).code).toBe(2);
    expect((await load([snapshot, "--snapshot", "--yes"], port)).said).toContain(
      "0 added, 0 changed, 1 unchanged, 3 withdrawn",
    );
    expect(await storedRecord("mpt:compound:K260")).toBeDefined();
    for (const id of ["mpt:compound:K261", "mpt:compound:K262", "mpt:compound:K26139901"])
      expect(await storedRecord(id)).toBeUndefined();
    expect(await storedRecord("mpt:assessment:139900001")).toBeDefined();
  });

  it("takes the steps of a load in the running system, with its token, in batches, and switches over once", async () => {
    const { port, requests } = await listen(200, {
      load: "0".repeat(24),
      from: 0,
      added: 0,
      changed: 0,
      withdrawn: 0,
      held_out: [],
    });
    await writeFile(join(data, "internal-token"), "secret\n");
    // this system gives the answer of the first step to every step
    const { complained } = await load([await file(JSON.stringify(records(3)))], port);
    expect(complained).toContain("another version");
    expect(requests.map(({ url, authorization }) => [url, authorization])).toEqual([
      ["/internal/nothing", "Bearer secret"],
      ["/internal/loads", "Bearer secret"],
      ["/internal/loads", "Bearer secret"],
    ]);
  });

  it("holds out a bill that the file would bring back although it was paid, names it, and loads it when confirmed", async () => {
    const port = await freePort();
    const dated = (as_of: string) => file(JSON.stringify([{ ...compound, as_of }]));
    await load([await dated("2026-11-01T00:00:00Z")], port);
    const databases = await openDatabases({ folder: join(data, "databases") });
    await databases.settlements.write({
      _id: `mpt:compound:K26139901:${ORDER}`,
      type: "settlement",
      record_id: "mpt:compound:K26139901",
      settled: { amount: "30.00" },
      order_number: ORDER,
      payment_id: "04dd32b3af".padEnd(32, "0"),
      settled_at: "2026-11-10T00:00:00.000Z",
    });
    await closeDatabases(databases);
    const path = await dated("2026-11-20T00:00:00Z");
    const held = await load([path], port);
    expect([held.code, held.said]).toEqual([4, expect.stringContaining("Loaded 0 records")]);
    expect(held.complained).toContain("  mpt:compound:K26139901 paid with ");
    const confirmed = await load([path, "--confirm", "mpt:compound:K26139901"], port);
    expect([confirmed.code, confirmed.said]).toEqual([0, expect.stringContaining("1 changed")]);
  });

  it("prints the running system's refusal", async () => {
    const { port } = await listen(403, { error: "forbidden", reason: "invalid_request" });
    await writeFile(join(data, "internal-token"), "secret");
    const { code, complained } = await load([EXAMPLES], port);
    expect(code).toBe(3);
    expect(complained).toContain('refused the call: 403 "invalid_request"');
  });

  it("says that the connection broke, and then leaves the databases alone", async () => {
    await writeFile(join(data, "internal-token"), "secret");
    const { code, complained } = await load([EXAMPLES], await breakOff());
    expect([code, complained]).toEqual([3, expect.stringContaining("broke off")]);
    expect(await storedRecord("mpt:assessment:139900001")).toBeUndefined();
  });

  it("does not open databases that another process uses", async () => {
    const databases = await openDatabases({ folder: join(data, "databases") });
    try {
      const { code, complained } = await load([EXAMPLES], await freePort());
      expect(code).toBe(3);
      expect(complained).toContain("PORT and KAUNTER_DATA");
    } finally {
      await closeDatabases(databases);
    }
  });

  it("says that it needs a file, because it reads the records twice and a pipe gives them once", async () => {
    const { code, complained } = await runCommand("src/server/commands/load.ts", ["/dev/stdin"], {
      data,
      port: await freePort(),
      input: JSON.stringify(examples),
    });
    expect([code, complained]).toEqual([1, expect.stringContaining("/dev/stdin must be a file")]);
  });

  it("names a file that is missing", async () => {
    const { code, complained } = await load([join(data, "none.json")], 1);
    expect([code, complained]).toEqual([1, `There is no file ${join(data, "none.json")}. Check its path.\n`]);
  });

  it("names the record and the field of each problem, never the value, and loads nothing", async () => {
    const [assessment, , license, market, parking] = examples;
    const path = await file(
      JSON.stringify([
        assessment,
        { ...compound, amount: "1.234" },
        { ...license, nama_s: "KEDAI \u202eUJAM", renewal_year: 1987 },
        { ...market, council: "kl", stall_no: "---" },
        { ...parking, balance: "-77.70" },
        assessment,
      ]),
    );
    const { code, complained } = await load([path], 1);
    expect(code).toBe(1);
    expect(complained).toContain("5 of 6 records are wrong");
    expect(complained).toContain("record 1: amount must be an amount in ringgit");
    expect(complained).toContain("record 2: nama_s must be text");
    expect(complained).toContain("record 2: renewal_year must be at least 2000");
    expect(complained).toContain("record 3: council must be one of");
    expect(complained).toContain("record 4: balance must not be below zero");
    expect(complained).toContain("record 5: _id is the same bill as an earlier record");
    for (const held of ["1.234", "UJAM", "1987", '"kl"', "77.70"]) expect(complained).not.toContain(held);
    expect(await storedRecord("mpt:assessment:139900001")).toBeUndefined();
  });

  it("prints its usage", async () => {
    expect((await load([], 4173)).code).toBe(2);
    expect((await load([EXAMPLES, "--wrong"], 4173)).code).toBe(2);
    expect((await load([EXAMPLES], 70_000)).complained).toContain("PORT");
  });
});
