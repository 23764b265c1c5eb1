import { describe, expect, test } from "vitest";
import type { AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import { assessment } from "../../../src/charges/assessment/index.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { COUNCIL, PORTAL } from "../backendUnderTest.ts";
import {
  ACCOUNT,
  ASSESSMENT,
  COMPOUND,
  IDENTITY_NUMBER,
  LICENSE,
  OTHER_COMPOUND,
  STALL,
} from "../bills/bills.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";
import { type AccountSettings, ADMIN, addUser, cookieOf, logIn } from "./accounts.ts";
import { KEY, lineOf, requestFor } from "./citizen.ts";
import {
  type Accounts,
  askSms,
  call,
  codeIn,
  confirm,
  EMAIL,
  type Fields,
  query,
  refusal,
  register,
  registered,
  UPDATE,
  withAccounts,
} from "./registering.ts";

/** A search shows masked names, unless the central team saw the user's identity card and the record has the same number. */

const TEAM = "kaunter@majlis.my";
const OTHERS_NUMBER = "310412120043";

/** A bill of the citizen, and one of somebody else with the next identity number. */
const OWN: AssessmentRecord = { ...ASSESSMENT, _id: "A300", assessment_no: "A300" };
const OTHERS: AssessmentRecord = {
  ...ASSESSMENT,
  _id: "A301",
  assessment_no: "A301",
  name: "SITI BINTI OMAR",
};

interface Citizen extends Accounts {
  /** The Cookie header of the citizen. */
  readonly cookie: string;
  /** The Cookie header of the central team. */
  readonly team: string;
}

/**
 * A back end where the central team and the citizen are logged in. The citizen typed the records' identity number, unverified.
 */
function withCitizen(
  work: (citizen: Citizen) => Promise<void>,
  settings: AccountSettings & { readonly databases?: Databases } = {},
): Promise<void> {
  return withAccounts(async (accounts) => {
    const { app, backend } = accounts;
    await backend.databases.records.writeAll([
      documentOf(OWN, IDENTITY_NUMBER),
      documentOf(OTHERS, OTHERS_NUMBER),
    ]);
    await registered(accounts, { ic_num: IDENTITY_NUMBER });
    await addUser(backend.databases.users, TEAM, ["accounts"]);
    const cookie = cookieOf(await logIn(app, EMAIL));
    await work({ ...accounts, cookie, team: cookieOf(await logIn(app, TEAM)) });
  }, settings);
}

const note = ({ app, team }: Citizen, fields: Fields = {}, headers: Readonly<Record<string, string>> = {}) =>
  call(
    app,
    "/api/admin/identities",
    { name: EMAIL, ic_num: IDENTITY_NUMBER, ...fields },
    { cookie: team, ...headers },
  );

/** The same after the central team noted that it saw the card. */
function withSeenCitizen(work: (citizen: Citizen) => Promise<void>, databases?: Databases): Promise<void> {
  return withCitizen(async (citizen) => {
    const answer = await note(citizen);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await work(citizen);
  }, databases && { databases });
}

const asked = (payment_type: string, _id: string) => ({ council: "mpt", payment_type, _id });

const search = ({ app }: Accounts, of: object, headers: Readonly<Record<string, string>>) =>
  call(app, "/search", of, headers);

const isSeen = async ({ app, cookie }: Citizen) =>
  (await (await query(app, `/_users/${userId(EMAIL)}`, undefined, { cookie })).json()).ic_verified;

async function nameOf(accounts: Accounts, number: string, headers: Readonly<Record<string, string>>) {
  return (await (await search(accounts, asked("assessment", number), headers)).json()).name;
}

const base64 = (text: string) => Buffer.from(text).toString("base64url");

/** Every call that shows records, as the portal's page makes it. */
async function everyAnswer({ app }: Accounts, headers: Readonly<Record<string, string>>) {
  const get = (path: string) => app.request(path, { headers });
  const read = (record: { readonly type: string; readonly _id: string }) =>
    call(app, "/search", asked(record.type, record._id), headers);
  const answers = await Promise.all([
    read(OWN),
    read(COMPOUND),
    read(LICENSE),
    read(STALL),
    read(ACCOUNT),
    call(app, "/assessments", asked("assessment", OWN._id), headers),
    call(app, "/market", asked("market", STALL._id), headers),
    get(`/api/licenses?id=${base64(LICENSE._id)}&type=trading_license`),
    get(`/api/licenses/trading_license/${base64(LICENSE._id)}`),
    query(app, `/account/mpt:${ACCOUNT._id}`, undefined, headers),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

const NAMES = [ASSESSMENT.name, COMPOUND.payer, LICENSE.nama_s, STALL.tenant, ACCOUNT.holder];

async function shown(citizen: Citizen): Promise<void> {
  const answers = await everyAnswer(citizen, { cookie: citizen.cookie });
  for (const name of NAMES) expect(answers).toContain(name);
  expect(answers).not.toContain("*");
  expect(answers).not.toContain(IDENTITY_NUMBER);
  expect(await isSeen(citizen)).toBe(true);
}

describe("a citizen whose identity card the central team saw", () => {
  test("reads the names of their own records, of every charge and by every call", () =>
    withSeenCitizen(shown));

  test("reads them over CouchDB's protocol too", () =>
    withCouchDb(({ databases }) => withSeenCitizen(shown, databases)));

  test("reads no other person's name, and not that of a record without an owner", () =>
    withSeenCitizen(async (citizen) => {
      const { cookie } = citizen;
      expect(await nameOf(citizen, OTHERS._id, { cookie })).toBe("SIT* ***** ****");
      expect(await nameOf(citizen, ASSESSMENT._id, { cookie })).toBe("AHM** *** ***");
    }));

  test("reads only their own names in a list of many rows", () =>
    withSeenCitizen(async ({ app, backend, cookie }) => {
      const { records } = backend.databases;
      const before = await records.read("mpt:compound:K26000002");
      await records.write({
        ...before,
        ...documentOf(OTHER_COMPOUND, OTHERS_NUMBER),
        search_keys: before?.search_keys,
      });
      const rows = await call(app, "/compounds", asked("compound", COMPOUND.vehicle_no ?? ""), { cookie });
      expect((await rows.json()).rows).toHaveLength(2);
      const read = async (_id: string) =>
        (await (await call(app, "/search", asked("compound", _id), { cookie })).json()).payer;
      expect(await read(COMPOUND._id)).toBe(COMPOUND.payer);
      expect(await read(OTHER_COMPOUND._id)).toBe("***");
    }));

  test("is asked for no fact from the bill, and finds no other person's bills without it (rule 6.10)", () =>
    withSeenCitizen(async ({ app, backend, cookie }) => {
      const { metadata, records } = backend.databases;
      await metadata.write({ _id: "configuration", councils: { mpt: { bill_fact: { search: true } } } });
      const others = { ...OTHER_COMPOUND, _id: "K26000009", compound_no: "K26-000009" };
      await storeRecords(records, [documentOf(others, OTHERS_NUMBER)]);
      const find = async (number: string) => {
        const answer = await call(app, "/compounds", asked("compound", number), { cookie });
        const { rows, reason } = await answer.json();
        return rows?.map(({ _id }: { readonly _id: string }) => _id) ?? reason;
      };
      const own = [COMPOUND._id, OTHER_COMPOUND._id];
      expect(await find(IDENTITY_NUMBER)).toEqual(own);
      expect(await find(COMPOUND.vehicle_no ?? "")).toEqual(own);
      expect(await find(OTHERS_NUMBER)).toBe("bill_fact_needed");
    }));

  test("pays the amount that was shown: names are no part of its check, and the payment keeps them masked", () =>
    withSeenCitizen(async (citizen) => {
      const { app, cookie } = citizen;
      const answer = await search(citizen, asked("assessment", OWN._id), { cookie });
      const record = assessment.record.read(await answer.json());
      expect(record.name).toBe(OWN.name);
      const line = lineOf(record, "1");
      const request = requestFor([line], { callback_url: `${COUNCIL}/resit` });
      const created = await call(app, "/createPayment", request, { "idempotency-key": KEY });
      expect(created.status).toBe(200);
      const { _id } = await created.json();
      const payment = await (await query(app, `/transactions/${_id}`, undefined, { cookie })).json();
      expect(payment.services).toMatchObject([{ assessment_no: OWN._id, name: "***** *** ***" }]);
    }));
});

describe("names stay masked", () => {
  test("while nobody checked the identity number that the user typed", () =>
    withCitizen(async (citizen) => {
      const answers = await everyAnswer(citizen, { cookie: citizen.cookie });
      for (const name of NAMES) expect(answers).not.toContain(name);
      expect(await isSeen(citizen)).toBe(false);
    }));

  test("for another account with the same identity number", () =>
    withSeenCitizen(async (citizen) => {
      const name = "lain@example.my";
      await registered(citizen, { name, ic_num: IDENTITY_NUMBER });
      const cookie = cookieOf(await logIn(citizen.app, name));
      expect(await nameOf(citizen, OWN._id, { cookie })).toBe("AHM** *** ***");
    }));

  test("for the central team and the administrator who noted it", () =>
    withCitizen(
      async (citizen) => {
        await note(citizen);
        await addUser(citizen.backend.databases.users, ADMIN, []);
        for (const cookie of [citizen.team, cookieOf(await logIn(citizen.app, ADMIN))])
          expect(await nameOf(citizen, OWN._id, { cookie })).toBe("AHM** *** ***");
      },
      { admin: ADMIN },
    ));

  test("for a user who logged out, and for a visitor who never logged in", () =>
    withSeenCitizen(async (citizen) => {
      const { app, cookie } = citizen;
      await app.request("/db/_session", { method: "DELETE", headers: { cookie, origin: PORTAL } });
      for (const presented of [cookie, "", "AuthSession=of-nobody"])
        expect(await nameOf(citizen, OWN._id, { cookie: presented })).toBe("AHM** *** ***");
    }));

  test.each<[string, Readonly<Record<string, string>>]>([
    ["a council's page", { origin: COUNCIL, "sec-fetch-site": "cross-site" }],
    ["a page of the same site", { origin: COUNCIL, "sec-fetch-site": "same-site" }],
    ["an older browser on a council's page", { origin: COUNCIL }],
    ["a browser that tells the site alone", { origin: PORTAL, "sec-fetch-site": "cross-site" }],
  ])("for %s, whatever cookie it sends", (_name, headers) =>
    withSeenCitizen(async (citizen) => {
      const answers = await everyAnswer(citizen, { ...headers, cookie: citizen.cookie });
      for (const name of NAMES) expect(answers).not.toContain(name);
      const answer = await search(citizen, asked("assessment", OWN._id), {
        ...headers,
        cookie: citizen.cookie,
      });
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    }),
  );

  test("after the identity number changed, until the team saw that card too", () =>
    withSeenCitizen(async (citizen) => {
      const { app, cookie } = citizen;
      await call(app, "/updateUser", { ic_num: OTHERS_NUMBER }, { cookie });
      expect(await isSeen(citizen)).toBe(false);
      for (const { _id } of [OWN, OTHERS]) expect(await nameOf(citizen, _id, { cookie })).toMatch(/\*/);
      expect((await note(citizen, { ic_num: OTHERS_NUMBER })).status).toBe(200);
      expect(await nameOf(citizen, OTHERS._id, { cookie })).toBe(OTHERS.name);
      expect(await nameOf(citizen, OWN._id, { cookie })).toMatch(/\*/);
    }));

  test("after the central team took the note back", () =>
    withSeenCitizen(async (citizen) => {
      expect((await note(citizen, { ic_num: null })).status).toBe(200);
      expect(await isSeen(citizen)).toBe(false);
      expect(await nameOf(citizen, OWN._id, { cookie: citizen.cookie })).toBe("AHM** *** ***");
    }));

  test("where a cluster's own document has other content in the note's fields", () =>
    withCitizen(async (citizen) => {
      const { users } = citizen.backend.databases;
      for (const ic_notes of [true, IDENTITY_NUMBER, [], [IDENTITY_NUMBER], [{ ic_num: IDENTITY_NUMBER }]]) {
        const stored = await users.read(userId(EMAIL));
        await users.write({ ...stored, _id: userId(EMAIL), ic_notes });
        expect(await nameOf(citizen, OWN._id, { cookie: citizen.cookie })).toBe("AHM** *** ***");
      }
    }));
});

describe("the note that the team saw the card", () => {
  const stored = ({ backend }: Accounts) => backend.databases.users.read(userId(EMAIL));

  test("says who saw it and when, also after it was taken back, and leaves everything else as it is", () =>
    withCitizen(async (citizen) => {
      const before = await stored(citizen);
      await note(citizen, { name: "Ahmad@Example.MY", ic_num: "800101-12-5555" });
      citizen.backend.clock.pass(60_000);
      await note(citizen, { ic_num: null });
      const ic_notes = [
        { ic_num: IDENTITY_NUMBER, by: TEAM, at: "2026-08-03T02:00:00.000Z" },
        { ic_num: null, by: TEAM, at: "2026-08-03T02:01:00.000Z" },
      ];
      expect(await stored(citizen)).toEqual({ ...before, ic_notes, _rev: expect.any(String) });
    }));

  test.each<[string, readonly string[] | undefined, number]>([
    ["nobody", undefined, 401],
    ["a citizen", ["user"], 403],
    ["who looks at money", ["finance"], 403],
    ["a system role that a document gives", ["_admin"], 403],
    ["who keeps accounts", ["accounts"], 200],
  ])("is accepted from %s: %s", (_name, roles, status) =>
    withCitizen(async (citizen) => {
      const name = "seseorang@majlis.my";
      if (roles) await addUser(citizen.backend.databases.users, name, roles);
      const cookie = roles ? cookieOf(await logIn(citizen.app, name)) : "";
      expect((await note(citizen, {}, { cookie })).status).toBe(status);
      expect(await isSeen(citizen)).toBe(status === 200);
    }),
  );

  test("is accepted from the administrator", () =>
    withCitizen(
      async (citizen) => {
        await addUser(citizen.backend.databases.users, ADMIN, []);
        const cookie = cookieOf(await logIn(citizen.app, ADMIN));
        expect((await note(citizen, {}, { cookie })).status).toBe(200);
      },
      { admin: ADMIN },
    ));

  test("cannot be written by anybody for their own account", () =>
    withCitizen(async (citizen) => {
      const { app, team, backend } = citizen;
      await call(app, "/updateUser", { ic_num: IDENTITY_NUMBER }, { cookie: team });
      expect(await refusal(await note(citizen, { name: TEAM }))).toEqual([
        403,
        "forbidden",
        "You are not allowed to access this db.",
      ]);
      expect(await backend.databases.users.read(userId(TEAM))).not.toHaveProperty("ic_notes");
    }));

  test.each<[string, Fields, number]>([
    ["another number than the account's", { ic_num: OTHERS_NUMBER }, 422],
    ["a number that is none", { ic_num: "800230125555" }, 400],
    ["no number", { ic_num: undefined }, 400],
    ["an account that is not there", { name: "nobody@example.my" }, 404],
    ["a selector for a name", { name: { $gt: "" } }, 400],
    ["a field of its own", { by: EMAIL }, 400],
  ])("is refused with %s", (_name, fields, status) =>
    withCitizen(async (citizen) => {
      const before = await stored(citizen);
      expect((await note(citizen, fields)).status).toBe(status);
      expect(await stored(citizen)).toEqual(before);
    }),
  );

  test("is refused while only a phone is verified: the mailbox may be another person's", () =>
    withCitizen(async (citizen) => {
      const { app, sms } = citizen;
      const name = "mangsa@example.my";
      await register(app, { name, ic_num: IDENTITY_NUMBER });
      await askSms(app, { name });
      await confirm(app, codeIn(sms.at(-1)?.text), { name });
      expect(await refusal(await note(citizen, { name }))).toEqual([409, "conflict", "unverified"]);
      const cookie = cookieOf(await logIn(app, name));
      expect(await nameOf(citizen, OWN._id, { cookie })).toBe("AHM** *** ***");
    }));

  test("cannot be written or read by another site", () =>
    withCitizen(async (citizen) => {
      for (const site of ["same-site", "cross-site"]) {
        const answer = await note(citizen, {}, { origin: COUNCIL, "sec-fetch-site": site });
        expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
      }
      const read = await citizen.app.request("/api/admin/identities", { headers: { cookie: citizen.team } });
      expect(read.status).toBe(405);
      expect(await isSeen(citizen)).toBe(false);
    }));

  test("cannot be part of a registration", () =>
    withCitizen(async ({ app, backend }) => {
      const ic_notes = [{ ic_num: IDENTITY_NUMBER, by: TEAM, at: "2026-08-03T02:00:00.000Z" }];
      expect((await register(app, { name: "baharu@example.my", ic_notes })).status).toBe(400);
      const answer = await query(app, UPDATE, { name: "baharu@example.my", ic_notes });
      expect(answer.status).toBe(400);
      expect(await backend.databases.users.read(userId("baharu@example.my"))).toBeUndefined();
    }));
});
