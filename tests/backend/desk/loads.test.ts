import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { CONFIRMED_HEADER, type LoadEnd, loadLine } from "../../../src/api/schemas/load.ts";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { idsInScope } from "../../../src/server/records/loading/loads.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { lineOf } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { approve, atTheBank } from "../licences/licences.ts";

/** Loads of records on the desk. */

const ZAINAB = "zainab@majlis.my";
const USER = `org.couchdb.user:${ZAINAB}`;

const PAID = "mpt:compound:K26000001";

const [, compound] = examples;

const records = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    ...compound,
    compound_no: `K26-${index}`,
    compound_id: `C-${index}`,
    ...more,
  }));

/** A request without a network does not state the length of its body by itself. */
const LENGTH = "1000";

interface Sending {
  readonly to?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function administrator(backend: BackendUnderTest, role = "administrator:mpt") {
  const app = withLogin(backend);
  await addUser(backend.databases.users, ZAINAB, [role]);
  const cookie = cookieOf(await logIn(app, ZAINAB));
  const send = (
    body: RequestInit["body"],
    { to = "mpt/compound", type = "application/json", headers = {} }: Sending = {},
  ) =>
    app.request(`/api/admin/loads/${to}`, {
      method: "POST",
      headers: { cookie, origin: PORTAL, "content-type": type, "content-length": LENGTH, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: "half" as const }),
    });
  const load = async (content: unknown, sending: Sending = {}) => {
    const answer = await send(typeof content === "string" ? content : JSON.stringify(content), sending);
    expect(answer.status).toBe(200);
    return endIn(answer);
  };
  return { send, load };
}

/** The end of a load, after the lines of its progress. */
async function endIn(answer: Response): Promise<LoadEnd> {
  const lines = (await answer.text()).trimEnd().split("\n");
  const read = lines.map((line) => create(JSON.parse(line), loadLine));
  const last = read.at(-1);
  if (last === undefined || !("end" in last)) throw new Error("the load has no end");
  expect(read.slice(0, -1).every((line) => "progress" in line)).toBe(true);
  return last;
}

/** The upload of two records. @param before runs when the server begins to read it */
const uploaded = (before: () => Promise<void>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(upload) {
        await before();
        upload.enqueue(new TextEncoder().encode(JSON.stringify(records(2))));
        upload.close();
      },
    },
    { highWaterMark: 0 },
  );

const compoundsIn = async ({ databases }: BackendUnderTest) =>
  (await idsInScope(databases.records, "mpt:compound", undefined)).ids;

describe("a load on the desk", () => {
  test("writes the records, reports as the command does, and is in the audit log", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      const nothing = { changed: 0, unchanged: 0, withdrawn: 0, held_out: 0, records: [] };
      expect(await load(records(3))).toEqual({ end: "loaded", loaded: 3, added: 3, ...nothing });
      expect(await load(records(3))).toMatchObject({ added: 0, unchanged: 3 });
      expect(await compoundsIn(backend)).toContain("mpt:compound:K260");
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      expect(entries.map(({ by, what, target }) => [by, what, target])).toContainEqual([
        ZAINAB,
        "records_loaded",
        "mpt:compound: 3 records, 0 withdrawn, 0 confirmed",
      ]);
    }));

  test("takes lines of JSON and a table too", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      const [one = {}] = records(1);
      expect(await load(`${JSON.stringify(one)}\n`, { type: "application/x-ndjson" })).toMatchObject({
        added: 1,
      });
      const table = `${Object.keys(one).join(",")}\n${Object.values(one).join(",")}\n`;
      expect(await load(table, { type: "text/csv" })).toMatchObject({ end: "loaded", unchanged: 1 });
    }));

  test("loads nothing of a file with a wrong record, of another council or of another charge", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      const before = await compoundsIn(backend);
      expect(await load([...records(2), ...records(1, { compound_no: "K26-9", amount: "1.234" })])).toEqual({
        end: "wrong",
        records: 3,
        refused: 1,
        problems: [
          {
            place: "record 2",
            field: "amount",
            reason: "ringgit",
            message: expect.stringContaining("two decimals"),
          },
        ],
      });
      expect(await load(records(1, { council: "mps" }))).toMatchObject({
        problems: [
          { place: "record 0", field: "council", reason: "choice", wanted: "mpt", message: "must be mpt" },
        ],
      });
      expect(await load(examples.slice(0, 1))).toMatchObject({
        problems: [
          {
            place: "record 0",
            field: "type",
            reason: "choice",
            wanted: "compound",
            message: "must be compound",
          },
        ],
      });
      expect(await compoundsIn(backend)).toEqual(before);
    }));

  test("counts a wrong record once, and keeps more problems than a terminal shows", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      const twice = [...records(150, { council: "mps" }), ...records(150, { council: "mps" })];
      const end = await load(twice);
      expect(end).toMatchObject({ end: "wrong", records: 300, refused: 300 });
      expect(end.end === "wrong" && end.problems).toHaveLength(300);
    }));

  test("says that a file is no records, or has none, without a path of the server", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      const unreadable = await load("PK\u0003\u0004");
      expect(unreadable).toMatchObject({
        end: "unreadable",
        problem: expect.stringContaining("is not JSON"),
        reason: "json",
      });
      expect(JSON.stringify(unreadable)).not.toMatch(/kaunter-upload|\/tmp/);
      expect(await load("[]")).toEqual({ end: "empty" });
    }));

  test("of a complete file withdraws records only when the person agreed to that number", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      await load(records(3));
      const all = (await compoundsIn(backend)).length;
      const to = "mpt/compound?snapshot=true";
      expect(await load(records(1), { to })).toEqual({ end: "missing", records: all - 1 });
      expect(await load(records(1), { to: `${to}&withdraw=1` })).toEqual({
        end: "missing",
        records: all - 1,
      });
      expect(await compoundsIn(backend)).toHaveLength(all);
      expect(await load(records(1), { to: `${to}&withdraw=${all - 1}` })).toMatchObject({
        withdrawn: all - 1,
      });
      expect(await compoundsIn(backend)).toEqual(["mpt:compound:K260"]);
    }));

  test("holds out a bill that a citizen paid, until a person confirms that record", () =>
    withBackend(async (backend) => {
      const { load } = await administrator(backend);
      await approve(backend, (await atTheBank(backend, [lineOf(COMPOUND, "full")])).order);
      backend.clock.pass(60 * 60_000);
      const again = [{ ...COMPOUND, amount: "80.00", as_of: backend.clock.now().toISOString() }];
      const held = await load(again);
      expect(held).toMatchObject({ loaded: 0, held_out: 1, records: [{ _id: PAID, reason: "paid" }] });
      const headers = { [CONFIRMED_HEADER]: encodeURIComponent(PAID) };
      expect(await load(again, { headers })).toMatchObject({ loaded: 1, held_out: 0 });
    }));

  test("changes nothing when the role is taken away during the upload", () =>
    withBackend(async (backend) => {
      const { send } = await administrator(backend);
      const before = await compoundsIn(backend);
      const losing = (change: object) =>
        uploaded(async () => {
          await changeDocument(backend.databases.users, USER, (stored) => ({ ...stored, ...change }));
        });
      const answer = await send(losing({ roles: ["administrator:mps"] }));
      expect(await endIn(answer)).toEqual({ end: "forbidden", logged_in: true });
      expect(await compoundsIn(backend)).toEqual(before);
    }));

  test("is refused to another council's administrator, another site, another form and a form's charge", () =>
    withBackend(async (backend) => {
      const { send } = await administrator(backend);
      const content = JSON.stringify(records(1));
      expect((await send(content, { to: "mps/compound" })).status).toBe(403);
      expect((await send(content, { headers: { origin: COUNCIL } })).status).toBe(403);
      expect((await send(content, { type: "application/zip" })).status).toBe(415);
      expect((await send(content, { to: "mpt/local_government_charge" })).status).toBe(400);
      expect((await send(content, { headers: { [CONFIRMED_HEADER]: "%" } })).status).toBe(400);
    }));

  test("waits for no other load of the same records", () =>
    withBackend(async (backend) => {
      const { send, load } = await administrator(backend);
      const reading = Promise.withResolvers<void>();
      const rest = Promise.withResolvers<void>();
      const first = send(
        uploaded(() => {
          reading.resolve();
          return rest.promise;
        }),
      );
      await reading.promise;
      expect((await send(JSON.stringify(records(2)))).status).toBe(409);
      expect(await load(examples.slice(0, 1), { to: "mpt/assessment" })).toMatchObject({ end: "loaded" });
      rest.resolve();
      expect(await endIn(await first)).toMatchObject({ end: "loaded", added: 2 });
    }));
});
