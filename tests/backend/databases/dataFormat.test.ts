import { expect, test } from "vitest";
import { addMadeUpRecords } from "../../../demo/records/addMadeUpRecords.ts";
import { generateCouncilRecords } from "../../../demo/records/generate.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { market } from "../../../src/charges/market/index.ts";
import { findRecords } from "../../../src/server/bills/recordStore.ts";
import { keepCouncilPrint } from "../../../src/server/councils/changeCouncil.ts";
import { readContacts } from "../../../src/server/councils/readContacts.ts";
import {
  DATA_FORMAT,
  DataFormatError,
  type Migration,
  migrate,
} from "../../../src/server/databases/dataFormat.ts";
import type { LogEntry } from "../../../src/server/log.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { addStallKeys } from "../../../src/server/records/searchKeys.ts";
import { withBackend } from "../backendUnderTest.ts";
import { OTHER_COMPOUND, STALL } from "../bills/bills.ts";

const silent = () => undefined;

/** A migration that records its run. */
const step = (to: number, ran: number[]): Migration => ({ to, run: async () => void ran.push(to) });

test("older data are migrated step by step, once, and the log says so", () =>
  withBackend(async ({ databases }) => {
    const ran: number[] = [];
    const log: LogEntry[] = [];
    const steps = [step(2, ran), step(3, ran)];
    await migrate(databases, (entry) => log.push(entry), steps);
    await migrate(databases, silent, steps);
    expect(ran).toEqual([2, 3]);
    expect(log).toEqual([
      { event: "data_migrated", to: 2 },
      { event: "data_migrated", to: 3 },
    ]);
    await migrate(databases, silent, [...steps, step(4, ran)]);
    expect(ran).toEqual([2, 3, 4]);
  }));

test("an interrupted step is repeated, and the steps before it are not", () =>
  withBackend(async ({ databases }) => {
    const ran: number[] = [];
    const broken: Migration = { to: 3, run: () => Promise.reject(new Error("cut off")) };
    await expect(migrate(databases, silent, [step(2, ran), broken])).rejects.toThrow("cut off");
    await migrate(databases, silent, [step(2, ran), step(3, ran)]);
    expect(ran).toEqual([2, 3]);
  }));

test("data of a later version are left alone, with a message that says which version to start", () =>
  withBackend(async ({ databases }) => {
    await migrate(databases, silent, [step(99, [])]);
    const started = migrate(databases, silent);
    await expect(started).rejects.toThrow(DataFormatError);
    await expect(started).rejects.toThrow(`format 99, but this version reads at most ${DATA_FORMAT}`);
  }));

test("an older made-up licence gains its print fields, but one that a council has loaded since stays as it is", () =>
  withBackend(async ({ databases: { records }, databases }) => {
    const [first, second] = generateCouncilRecords("lbk").filter(({ print }) => print !== undefined);
    if (first === undefined || second === undefined) throw new Error("no licence is printed");
    const { print, photo: _photo, ...before } = first;
    const { print: _print, photo: _other, ...other } = second;
    await records.write(before);
    await records.write({ ...other, as_of: "2026-11-01T00:00:00Z" });
    await addMadeUpRecords(databases, 1);
    expect(await records.read(first._id)).toMatchObject({ print });
    expect(await records.read(second._id)).not.toHaveProperty("print");
  }));

test("a compound that was stored before search keys were documents is found by them, and its index is gone", () =>
  withBackend(async ({ databases }) => {
    const { records } = databases;
    await records.write({ _id: "_design/bills", views: { by_search_key: { map: "function () {}" } } });
    await records.write(documentOf({ ...OTHER_COMPOUND, compound_no: "K26-000009" }, "900101-12-5000"));
    await migrate(databases, silent);
    const found = await findRecords(databases, compound, "mpt", "900101-12-5000");
    expect(found.map(({ record }) => record._id)).toEqual(["K26000009"]);
    expect(await records.read("_design/bills")).toBeUndefined();
  }));

test("a stall that was stored before its tenant's number found it is found by that number", () =>
  withBackend(async ({ databases }) => {
    const { records } = databases;
    const stalls = [
      documentOf({ ...STALL, stall_no: "301-9001" }, "900101125000"),
      documentOf({ ...STALL, stall_no: "301-9002" }, undefined),
    ];
    for (const { search_keys: _keys, ...before } of stalls) await records.write(before);
    await migrate(databases, silent);
    const numbersBy = async (number: string) =>
      (await findRecords(databases, market, "mpt", number)).map(({ record }) => record._id);
    expect(await numbersBy("900101-12-5000")).toEqual(["3019001"]);
    expect(await numbersBy("301-9002")).toEqual(["3019002"]);
    const migrated = await records.read("mpt:market:3019002");
    expect(migrated).toMatchObject({ search_keys: ["3019002"] });
    await addStallKeys(records);
    expect(await records.read("mpt:market:3019002")).toEqual(migrated);
  }));

test("the contacts of councils leave the configuration, and one that a person has changed since then stays", () =>
  withBackend(async ({ databases }) => {
    const { metadata } = databases;
    const contact = { phone: "089-000000" };
    await metadata.write({ _id: "data_format", format: 6 });
    await keepCouncilPrint(databases, { council: "mps", contact: { phone: "089-111111" } });
    await metadata.write({
      _id: "configuration",
      councils: { mpt: { available: false, contact }, mps: { contact } },
    });
    await migrate(databases, silent);
    expect(await readContacts(metadata, ["mpt", "mps"])).toEqual({
      mpt: contact,
      mps: { phone: "089-111111" },
    });
    expect(await metadata.read("configuration")).toMatchObject({
      councils: { mpt: { available: false }, mps: {} },
    });
    expect(JSON.stringify(await metadata.read("configuration"))).not.toContain("contact");
  }));

test("an invalid contact stays in the configuration, and the log names its field", () =>
  withBackend(async ({ databases }) => {
    const { metadata } = databases;
    const contact = { phone: "089-000000" };
    const invalid = { ...contact, fax: "089-000001" };
    await metadata.write({ _id: "data_format", format: 6 });
    const councils = { mpt: { contact }, mps: { available: false, contact: invalid }, xyz: { contact } };
    await metadata.write({ _id: "configuration", councils });
    const log: LogEntry[] = [];
    await migrate(databases, (entry) => log.push(entry));
    expect(await readContacts(metadata, ["mpt", "mps"])).toEqual({ mpt: contact });
    expect(await metadata.read("configuration")).toMatchObject({ councils: { ...councils, mpt: {} } });
    const fields = ["councils.mps.contact", "councils.xyz.contact"];
    expect(log).toContainEqual({ event: "contacts_not_moved", fields });
  }));
