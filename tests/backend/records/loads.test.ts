import { describe, expect, test } from "vitest";
import { compound } from "../../../src/charges/compound/index.ts";
import type { CouncilCode } from "../../../src/domain/councils.ts";
import { sen } from "../../../src/domain/money.ts";
import { findRecords, readCouncilRecord } from "../../../src/server/bills/recordStore.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { documentOf, type RecordDocument } from "../../../src/server/records/document.ts";
import {
  beginLoad,
  discardLoad,
  finishBatches,
  idsInScope,
  prepareWithdrawal,
  switchLoad,
} from "../../../src/server/records/loading/loads.ts";
import { prepareBatch } from "../../../src/server/records/loading/prepareBatch.ts";
import { RecordsBusy } from "../../../src/server/records/loading/recordsBusy.ts";
import { ALONE } from "../../../src/server/records/loading/throttle.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { readVisible, readVisiblePhoto } from "../../../src/server/records/visible.ts";
import { pay, payRequest } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, COMPOUND, IDENTITY_NUMBER, LICENSE, OTHER_COMPOUND } from "../bills/bills.ts";
import { FACE_JPEG, FACE_PNG } from "./faces.ts";

const AT = "2026-11-25T03:00:00.000Z";
const UNCONFIRMED = {
  read: (document: RecordDocument) => document,
  confirmed: new Set<string>(),
  now: new Date(AT),
  throttle: ALONE,
};
const FILE = "a".repeat(64);
const OTHER_FILE = "b".repeat(64);
const COMPOUNDS = "mpt:compound";

const NEW = documentOf(
  { ...COMPOUND, _id: "K26000009", compound_no: "K26-000009", vehicle_no: "SAB9999Z" },
  undefined,
);
const CHANGED = documentOf({ ...COMPOUND, vehicle_no: "SAB8888Y", amount: sen(90_00) }, undefined);
const SAME = documentOf(OTHER_COMPOUND, IDENTITY_NUMBER);

async function begun({ records }: Databases, file = FILE, scopes: readonly string[] = [COMPOUNDS]) {
  const answer = await beginLoad(records, { file, scopes }, AT);
  if ("busy" in answer) throw new Error("another load changes the same records");
  return answer;
}

async function prepared(databases: Databases, documents: readonly RecordDocument[]): Promise<string> {
  const scopes = [...new Set(documents.map(({ council, type }) => `${council}:${type}`))];
  const { load } = await begun(databases, FILE, scopes);
  await prepareBatch(databases, load, 0, documents, UNCONFIRMED);
  return load;
}

async function finish(databases: Databases, load: string): Promise<void> {
  for (let after: string | null | undefined; after !== null; )
    after = await finishBatches(databases, load, { now: AT, after });
}

async function loaded(databases: Databases, documents: readonly RecordDocument[]): Promise<void> {
  const load = await prepared(databases, documents);
  await switchLoad(databases.records, load, AT);
  await finish(databases, load);
}

const found = async (databases: Databases, typed: string) =>
  (await findRecords(databases, compound, "mpt", typed)).map(({ record }) => record._id);

const owed = async (databases: Databases, number: string) => {
  const read = await readCouncilRecord(databases, compound, "mpt", number);
  return read && "amount" in read.record ? read.record.amount : undefined;
};

describe("a load of council records", () => {
  test("shows citizens nothing before it takes effect, then everything at once, and the same when it is finished", () =>
    withBackend(async ({ databases }) => {
      const load = await prepared(databases, [NEW, CHANGED, SAME]);
      const seen = async () => ({
        amounts: await Promise.all(
          ["K26000009", "K26000001", "K26000002"].map((one) => owed(databases, one)),
        ),
        byVehicle: await Promise.all(
          ["SAB9999Z", "SAB8888Y", "SAB1234A"].map((one) => found(databases, one)),
        ),
      });
      expect(await seen()).toEqual({
        amounts: [undefined, 80_00, 30_00],
        byVehicle: [[], [], ["K26000001", "K26000002"]],
      });
      await switchLoad(databases.records, load, AT);
      const after = {
        amounts: [80_00, 90_00, 30_00],
        byVehicle: [["K26000009"], ["K26000001"], ["K26000002"]],
      };
      expect(await seen()).toEqual(after);
      await finish(databases, load);
      expect(await seen()).toEqual(after);
    }));

  test("leaves no former version, no batch and no search key of a former version behind", () =>
    withBackend(async ({ databases }) => {
      await loaded(databases, [NEW, CHANGED, SAME]);
      const stored = await databases.records.list({ prefix: "", limit: 100 });
      expect(JSON.stringify(stored)).not.toContain("load_batch:");
      expect(JSON.stringify(stored)).not.toContain("load_scope:");
      expect(stored.filter(({ next }) => next !== undefined)).toEqual([]);
      expect(stored.map(({ _id }) => _id)).not.toContain("search_key:mpt:compound:SAB1234A:K26000001");
    }));

  test("writes no record that the file does not change", () =>
    withBackend(async ({ databases }) => {
      const before = await databases.records.read(SAME._id);
      const load = await prepared(databases, [SAME]);
      expect(await databases.records.read(SAME._id)).toEqual(before);
      const { load: _load, ...counts } = await begun(databases);
      expect(counts).toEqual({ from: 0, added: 0, changed: 0, withdrawn: 0, held_out: [] });
      await discardLoad(databases.records, load, AT);
    }));

  test("writes no record whose figures are the same but later, unless the portal took a payment of it", () =>
    withBackend(async ({ databases, ...backend }) => {
      const first = { as_of: "2026-11-01T00:00:00Z" };
      const later = { as_of: "2026-11-02T00:00:00Z" };
      const bills = (besides: Pick<RecordDocument, "as_of">) => [
        documentOf(OTHER_COMPOUND, undefined, besides),
        documentOf(ASSESSMENT, undefined, besides),
      ];
      await loaded(databases, bills(first));
      await pay({ databases, ...backend }, payRequest());
      await loaded(databases, bills(later));
      expect(await databases.records.read("mpt:compound:K26000002")).toMatchObject(first);
      expect(await databases.records.read("mpt:assessment:A100")).toMatchObject(later);
    }));

  test("that was cut off changes nothing, and goes on with the last batch of the same file", () =>
    withBackend(async ({ databases }) => {
      const { load } = await begun(databases);
      await prepareBatch(databases, load, 0, [NEW], UNCONFIRMED);
      await prepareBatch(databases, load, 1, [CHANGED], UNCONFIRMED);
      const again = await begun(databases);
      expect(again).toEqual({ load, from: 1, added: 1, changed: 0, withdrawn: 0, held_out: [] });
      await prepareBatch(databases, load, again.from, [CHANGED], UNCONFIRMED);
      await switchLoad(databases.records, load, AT);
      expect(await databases.records.read(`load:${load}`)).toMatchObject({
        added: 1,
        changed: 1,
        switched_at: AT,
      });
      expect(await owed(databases, "K26000001")).toBe(90_00);
    }));

  test("of another file for the same records is refused, and of another council goes on beside it", () =>
    withBackend(async ({ databases }) => {
      const { load } = await begun(databases);
      const other = await beginLoad(
        databases.records,
        { file: OTHER_FILE, scopes: ["mps:compound", COMPOUNDS] },
        AT,
      );
      expect(other).toEqual({ busy: { load, since: AT, hasSwitched: false } });
      expect(await begun(databases, OTHER_FILE, ["mps:compound"])).toMatchObject({ from: 0 });
    }));

  test("of two councils at the same moment shows the records of each when it takes effect", () =>
    withBackend(async ({ databases }) => {
      const documentsOf = (council: CouncilCode) =>
        Array.from({ length: 60 }, (_, index) =>
          documentOf({ ...COMPOUND, council, compound_no: `K27-${index}`, _id: `K27${index}` }, undefined),
        );
      const councils = ["mpt", "mps"] as const;
      await Promise.all(councils.map((council) => loaded(databases, documentsOf(council))));
      for (const council of councils) {
        const read = await readCouncilRecord(databases, compound, council, "K2759");
        expect(read?.record).toMatchObject({ council, amount: 80_00 });
      }
      expect(await databases.records.list({ prefix: "load_", limit: 10 })).toEqual([]);
    }));

  test.each([
    ["changes", CHANGED],
    ["adds", NEW],
  ])(
    "keeps a record that it %s when another writer wanted to write it first, until it ends",
    (_what, document) =>
      withBackend(async ({ databases }) => {
        const load = await prepared(databases, [document]);
        const write = () => storeRecords(databases.records, [{ ...document, offence: "Lain" }]);
        await expect(write()).rejects.toThrow(RecordsBusy);
        await switchLoad(databases.records, load, AT);
        await expect(write()).rejects.toThrow(RecordsBusy);
        await finish(databases, load);
        expect(await readVisible(databases.records, document._id)).toMatchObject({
          offence: COMPOUND.offence,
        });
        await write();
        expect(await readVisible(databases.records, document._id)).toMatchObject({ offence: "Lain" });
      }),
  );

  test("that is discarded leaves every document as it was before", () =>
    withBackend(async ({ databases }) => {
      const documents = async () =>
        (await databases.records.list({ prefix: "", limit: 100 }))
          .filter(({ _id }) => !_id.startsWith("load:"))
          .map(({ _rev, ...document }) => document);
      const before = await documents();
      const load = await prepared(databases, [NEW, CHANGED]);
      await discardLoad(databases.records, load, AT);
      await finish(databases, load);
      expect(await documents()).toEqual(before);
      expect(await begun(databases, OTHER_FILE)).toMatchObject({ from: 0 });
    }));

  test("withdraws records when it takes effect, and not before", () =>
    withBackend(async ({ databases }) => {
      const load = await prepared(databases, [SAME]);
      await prepareWithdrawal(databases.records, load, ["mpt:compound:K26000001"]);
      expect(await owed(databases, "K26000001")).toBe(80_00);
      await switchLoad(databases.records, load, AT);
      expect(await owed(databases, "K26000001")).toBeUndefined();
      await finish(databases, load);
      expect(await databases.records.read("mpt:compound:K26000001")).toBeUndefined();
      expect(await idsInScope(databases.records, COMPOUNDS, undefined)).toEqual({
        ids: ["mpt:compound:K26000002"],
        next: null,
      });
    }));

  test("replaces the photo of a licence when it takes effect, and keeps it for the same owner when the file has none", () =>
    withBackend(async ({ databases }) => {
      const licence = { ...documentOf(LICENSE, undefined), photo: FACE_PNG };
      const photo = async () =>
        Buffer.from((await readVisiblePhoto(databases.records, licence._id)) ?? []).toString("base64");
      await loaded(databases, [licence]);
      expect(await photo()).toBe(FACE_PNG);
      const load = await prepared(databases, [{ ...licence, photo: FACE_JPEG }]);
      expect(await photo()).toBe(FACE_PNG);
      await switchLoad(databases.records, load, AT);
      expect(await photo()).toBe(FACE_JPEG);
      await finish(databases, load);
      expect(await photo()).toBe(FACE_JPEG);
      await loaded(databases, [documentOf({ ...LICENSE, balance: sen(1_00), arrears: sen(0) }, undefined)]);
      expect(await photo()).toBe(FACE_JPEG);
      await loaded(databases, [documentOf({ ...LICENSE, nama_s: "KEDAI LAIN" }, undefined)]);
      expect(await photo()).toBe("");
      expect(await readVisible(databases.records, licence._id)).not.toHaveProperty("_attachments");
    }));
});
