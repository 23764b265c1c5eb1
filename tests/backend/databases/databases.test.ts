import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import vm from "node:vm";
import leveldown from "leveldown";
import PouchDB from "pouchdb";
import { afterEach, describe, expect, test, vi } from "vitest";
import { systemRandom } from "../../../src/server/crypto.ts";
import { DATABASES, type Databases } from "../../../src/server/databases/databases.ts";
import { DATA_FORMAT, DataFormatError } from "../../../src/server/databases/dataFormat.ts";
import { changeDocument, type DocumentStore } from "../../../src/server/databases/documentStore.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { utcRandom } from "../../../src/server/databases/utcRandom.ts";
import { EMAIL_VIEW, SEARCH_VIEW } from "../../../src/server/databases/views.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { FACE_PNG } from "../records/faces.ts";

async function withDatabases(work: (databases: Databases, folder: string) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  const databases = await openDatabases({ folder });
  try {
    await work(databases, folder);
  } finally {
    await closeDatabases(databases);
    await rm(folder, { recursive: true, force: true });
  }
}

const EMAIL = "tan@example.my";
const madePayment = (_id: string) => ({ _id, type: "payment", email: EMAIL });

/** Every document of every database by its revision, with design documents. */
async function documentsIn(folder: string) {
  const rows: unknown[] = [];
  for (const name of DATABASES) {
    const raw = new PouchDB(join(folder, name), { adapter: "leveldb" });
    rows.push([name, (await raw.allDocs({ include_docs: true })).rows]);
    await raw.close();
  }
  return rows;
}

afterEach(() => vi.restoreAllMocks());

describe("the embedded databases", () => {
  test("pass every write, of one document, of many and of an attachment, to leveldown as a whole and synced to the disk", () =>
    withDatabases(async (databases) => {
      const batch = vi.spyOn(leveldown.prototype, "_batch");
      const put = vi.spyOn(leveldown.prototype, "_put");
      for (const store of Object.values<DocumentStore>(databases)) {
        batch.mockClear();
        await store.write({ _id: "one" });
        await store.writeAll([{ _id: "two" }, { _id: "three" }]);
        await changeDocument(store, "one", (stored) => ({ ...stored, changed: true }));
        const picture = { content_type: "image/png", data: FACE_PNG };
        await store.write({ _id: "four", _attachments: { picture } });
        expect(batch.mock.calls).toHaveLength(4);
        for (const [, options] of batch.mock.calls) expect(options).toMatchObject({ sync: true });
      }
      for (const [, , options] of put.mock.calls) expect(options).toMatchObject({ sync: true });
    }));

  test("keep their documents when they are opened again", async () => {
    const folder = await temporaryFolder();
    const first = await openDatabases({ folder });
    await first.handles.write({ _id: "kept", value: 1 });
    await closeDatabases(first);
    const second = await openDatabases({ folder });
    expect(await second.handles.read("kept")).toMatchObject({ value: 1 });
    await closeDatabases(second);
    await rm(folder, { recursive: true, force: true });
  });

  test("map all documents of a view in one context of JavaScript, because a new one for each costs more than the mapping", () =>
    withDatabases(async ({ all_payments }) => {
      const newContexts = vi.spyOn(vm, "runInNewContext");
      await all_payments.writeAll([madePayment("p1"), madePayment("p2")]);
      expect((await all_payments.view(EMAIL_VIEW, [EMAIL, "p2"])).map(({ _id }) => _id)).toEqual(["p2"]);
      expect(newContexts).not.toHaveBeenCalled();
    }));

  test("go on with the indexes that PouchDB's own views made", async () => {
    const folder = await temporaryFolder();
    const indexes = async () => (await readdir(folder)).filter((name) => name.includes("-mrview-"));
    const first = await openDatabases({ folder });
    await first.all_payments.write(madePayment("p1"));
    await closeDatabases(first);
    const raw = new PouchDB(join(folder, "all_payments"), { adapter: "leveldb" });
    await raw.query(EMAIL_VIEW);
    await raw.close();
    const made = await indexes();
    expect(made).toHaveLength(1);
    const second = await openDatabases({ folder });
    await second.all_payments.write(madePayment("p2"));
    const { rows } = await second.all_payments.rows(EMAIL_VIEW);
    expect(rows.map(({ id }) => id)).toEqual(["p1", "p2"]);
    await closeDatabases(second);
    expect(await indexes()).toEqual(made);
    await rm(folder, { recursive: true, force: true });
  });

  test("keep no index of a view that this version changed, because nothing would erase a person from it", async () => {
    const folder = await temporaryFolder();
    const indexes = async () => (await readdir(folder)).filter((name) => name.includes("-mrview-"));
    const first = await openDatabases({ folder });
    const former = `function (doc) { emit(["=" + doc.email, "", doc._id], null); }`;
    await changeDocument(first.all_payments, "_design/search", (design) => ({
      ...design,
      views: { payments: { map: former } },
    }));
    await first.all_payments.write(madePayment("p1"));
    await first.all_payments.rows(SEARCH_VIEW);
    await first.all_payments.rows(EMAIL_VIEW);
    await closeDatabases(first);
    const [kept, removed] = await indexes();
    const second = await openDatabases({ folder });
    expect(await indexes()).toHaveLength(1);
    expect([kept, removed]).toContain((await indexes())[0]);
    const { rows } = await second.all_payments.rows(SEARCH_VIEW);
    expect(rows.map(({ key }) => Object(key)[0])).toContain(`=${EMAIL}`);
    expect((await second.all_payments.view(EMAIL_VIEW, [EMAIL, "p1"])).map(({ _id }) => _id)).toEqual(["p1"]);
    await closeDatabases(second);
    expect(await indexes()).toHaveLength(2);
    await rm(folder, { recursive: true, force: true });
  });

  test("of a later version are not opened, and none of their documents is changed", async () => {
    const folder = await temporaryFolder();
    const later = await openDatabases({ folder });
    await later.metadata.write({ _id: "data_format", format: DATA_FORMAT + 1 });
    await changeDocument(later.records, "_design/bills", (design) => ({ ...design, views: {} }));
    await closeDatabases(later);
    const before = await documentsIn(folder);
    await expect(openDatabases({ folder })).rejects.toThrow(DataFormatError);
    expect(await documentsIn(folder)).toEqual(before);
    await rm(folder, { recursive: true, force: true });
  });

  test("keep no earlier content of a document that was replaced or deleted", async () => {
    const folder = await temporaryFolder();
    const databases = await openDatabases({ folder });
    await databases.users.write({ _id: "a", value: "before" });
    const before = await databases.users.read("a");
    await changeDocument(databases.users, "a", (stored) => ({ ...stored, value: "after" }));
    const after = await databases.users.read("a");
    await changeDocument(databases.users, "a", ({ _id }) => ({ _id, _deleted: true }));
    await closeDatabases(databases);
    const raw = new PouchDB(join(folder, "users"), { adapter: "leveldb" });
    for (const stored of [before, after])
      await expect(raw.get("a", { rev: stored?._rev ?? "" })).rejects.toMatchObject({ status: 404 });
    await raw.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("create a document once, and change it only from its newest revision", () =>
    withDatabases(async ({ handles }) => {
      const first = await handles.write({ _id: "a", n: 0 });
      expect(await handles.write({ _id: "a", n: 1 })).toBeUndefined();
      const old = await handles.read("a");
      expect(first).toBe(old?._rev);
      const second = await handles.write({ ...old, _id: "a", n: 2 });
      expect(await handles.write({ ...old, _id: "a", n: 3 })).toBeUndefined();
      expect(await handles.read("a")).toEqual({ _id: "a", _rev: second, n: 2 });
      expect(await handles.writeAll([{ _id: "a" }, { _id: "b" }])).toEqual([false, true]);
      expect(await handles.read("nobody")).toBeUndefined();
    }));

  test("lose no change when two change one document at once", () =>
    withDatabases(async ({ handles }) => {
      await handles.write({ _id: "count", n: 0 });
      await Promise.all(
        Array.from({ length: 8 }, () =>
          changeDocument(handles, "count", (stored) => ({ ...stored, n: Number(stored.n) + 1 })),
        ),
      );
      expect(await handles.read("count")).toMatchObject({ n: 8 });
    }));

  test("list the ids of a prefix page by page, and no others", () =>
    withDatabases(async ({ settlements }) => {
      const ids = ["a:1", "a:2", "a:3", "ab:1", "b:1"];
      await settlements.writeAll(ids.map((_id) => ({ _id })));
      const first = await settlements.list({ prefix: "a:", limit: 2 });
      const rest = await settlements.list({ prefix: "a:", after: first.at(-1)?._id, limit: 2 });
      expect([...first, ...rest].map(({ _id }) => _id)).toEqual(["a:1", "a:2", "a:3"]);
    }));

  test("read many documents in one call, without those that are missing or deleted", () =>
    withDatabases(async ({ settlements }) => {
      await settlements.writeAll(["a", "b", "c"].map((_id) => ({ _id })));
      await changeDocument(settlements, "b", ({ _id }) => ({ _id, _deleted: true }));
      const found = await settlements.readAll(["c", "nobody", "b", "a"]);
      expect(found.map(({ _id }) => _id)).toEqual(["c", "a"]);
      expect(await settlements.readAll([])).toEqual([]);
    }));
});

describe("the ids of new documents", () => {
  test("contain their time as CouchDB's do, and are 32 hex digits", () => {
    const at = new Date("2013-05-21T04:15:39.563Z");
    const id = utcRandom({ now: () => at }, systemRandom)();
    expect(id).toMatch(/^04dd32b3af[0-9a-f]{22}$/);
    expect(Number.parseInt(id.slice(0, 14), 16)).toBe(at.getTime() * 1000);
  });

  test("rise even when the clock stops or goes back", () => {
    let time = 1_800_000_000_000;
    const next = utcRandom({ now: () => new Date(time) }, systemRandom);
    const ids = [next(), next()];
    time -= 60_000;
    ids.push(next());
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids.map((id) => id.slice(0, 14))).size).toBe(3);
  });
});
