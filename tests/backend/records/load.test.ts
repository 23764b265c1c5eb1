import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { generateCouncilRecords } from "../../../demo/records/generate.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { readRecords } from "../../../src/server/records/readRecords.ts";
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

describe("npm run load", () => {
  it("writes the databases when nothing runs, and replaces existing records", async () => {
    const port = await freePort();
    const first = await load([EXAMPLES], port);
    expect(first).toEqual({ code: 0, said: "Loaded 5 records to the databases.\n", complained: "" });

    const changed = examples.map((example) => ({ ...example, offence: "Kesalahan lain" }));
    await writeFile(join(data, "internal-token"), "secret");
    expect((await load([await file(JSON.stringify(changed))], port)).code).toBe(0);
    expect(await storedRecord("mpt:compound:K26139901")).toMatchObject({
      offence: "Kesalahan lain",
      amount: "30.00",
      search_keys: ["K26139901", "SAC4321B", "350921490017"],
    });
  });

  it("sends records to the running system, with its token, in parts that are small enough", async () => {
    const records = [...generateCouncilRecords("mpt"), ...generateCouncilRecords("mps")];
    const { port, requests } = await listen(200, { loaded: 100, held_out: [] });
    await writeFile(join(data, "internal-token"), "secret\n");
    const loaded = await load([await file(JSON.stringify(records))], port);
    expect(loaded.said).toBe(`Loaded ${records.length} records to the running system.\n`);
    expect(requests.map(({ url, authorization }) => [url, authorization])).toEqual([
      ["/internal/records", "Bearer secret"],
      ["/internal/records", "Bearer secret"],
    ]);
    const sent = requests.flatMap(({ body }) => {
      const read = readRecords(body);
      return "records" in read ? read.records : [];
    });
    expect(sent).toEqual(records);
  });

  it("names the records that were held out, and sends the confirmed ones", async () => {
    const held_out = [
      { _id: "mpt:compound:K26139901", reason: "paid", receipts: ["R261123-WBDQ9-TNT9Z-M"] },
      { _id: "mpt:parking:P139901", reason: "remittance", receipts: [] },
    ];
    const { port, requests } = await listen(200, { loaded: 3, held_out });
    await writeFile(join(data, "internal-token"), "secret");
    const confirm = ["--confirm", "mpt:market:3011399", "--confirm", "mpt:license:R1399001"];
    const { code, said, complained } = await load([EXAMPLES, ...confirm], port);
    expect([code, said]).toEqual([4, "Loaded 3 records to the running system.\n"]);
    expect(complained).toContain("  mpt:compound:K26139901 paid with R261123-WBDQ9-TNT9Z-M\n");
    expect(complained).toContain(
      "posted_through is not a remittance of this council:\n  mpt:parking:P139901\n",
    );
    expect(requests.map(({ body }) => Object(body).confirmed)).toEqual([
      ["mpt:market:3011399", "mpt:license:R1399001"],
    ]);
  });

  it("prints the running system's refusal", async () => {
    const { port } = await listen(403, { error: "forbidden", reason: "invalid_request" });
    await writeFile(join(data, "internal-token"), "secret");
    const { code, complained } = await load([EXAMPLES], port);
    expect(code).toBe(3);
    expect(complained).toContain('refused records 0 and after: 403 "invalid_request"');
  });

  it("says that the connection broke, and then leaves the databases alone", async () => {
    await writeFile(join(data, "internal-token"), "secret");
    const { code, complained } = await load([EXAMPLES], await breakOff());
    expect([code, complained]).toEqual([3, expect.stringContaining("broke off at record 0")]);
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

  it("names a file that is missing", async () => {
    const { code, complained } = await load([join(data, "none.json")], 1);
    expect([code, complained]).toEqual([1, `There is no file ${join(data, "none.json")}.\n`]);
  });

  it("names a file that is not JSON", async () => {
    const path = await file("[{]");
    expect(await load([path], 1)).toEqual({
      code: 1,
      said: "",
      complained: `The file ${path} is not JSON.\n`,
    });
  });

  it("names the record and the field of each problem, never the value, and loads nothing", async () => {
    const [assessment, compound, license, market, parking] = examples;
    const path = await file(
      JSON.stringify([
        assessment,
        { ...compound, amount: "1.234" },
        { ...license, nama_s: "KEDAI \u202eUJAM", renewal_year: 1987 },
        { ...market, council: "kl", stall_no: "---" },
        { ...parking, balance: "-77.70" },
      ]),
    );
    const { code, complained } = await load([path], 1);
    expect(code).toBe(1);
    expect(complained).toContain("record 1: amount must be an amount in ringgit");
    expect(complained).toContain("record 2: nama_s must be text");
    expect(complained).toContain("record 2: renewal_year must be at least 2000");
    expect(complained).toContain("record 3: council must be one of");
    expect(complained).toContain("record 4: balance must not be below zero");
    for (const held of ["1.234", "UJAM", "1987", '"kl"', "77.70"]) expect(complained).not.toContain(held);
    expect(await storedRecord("mpt:assessment:139900001")).toBeUndefined();
  });

  it("prints its usage", async () => {
    expect((await load([], 4173)).code).toBe(2);
    expect((await load([EXAMPLES], 70_000)).complained).toContain("PORT");
  });
});
