import { describe, expect, test } from "vitest";
import { compound } from "../../../src/charges/compound/index.ts";
import type { Bill, BillRecord } from "../../../src/charges/index.ts";
import { license } from "../../../src/charges/license/index.ts";
import { readLine } from "../../../src/charges/lines.ts";
import { market } from "../../../src/charges/market/index.ts";
import { HIDDEN, maskText } from "../../../src/domain/mask.ts";
import { sen } from "../../../src/domain/money.ts";
import { findUser } from "../../../src/server/accounts/users.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { logIn, withLogin } from "../accounts/accounts.ts";
import {
  created,
  lineOf,
  pay,
  payRequest,
  post,
  requestFor,
  statusOf,
  tryToCreate,
} from "../accounts/citizen.ts";
import { EMAIL, register, withAccounts } from "../accounts/registering.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT, COMPOUND, LICENSE, MARKET_LICENSE, STALL } from "./bills.ts";

const DOOR = { authorization: "Bearer the-internal-token", "test-peer": "127.0.0.1" };
const asLoaded = (record: typeof ASSESSMENT) => ({ ...documentOf(record, undefined), _id: record._id });
const NEW = asLoaded({ ...ASSESSMENT, _id: "A300", assessment_no: "A300" });
const query = (id: string) => ({ council: "mpt", payment_type: "assessment", _id: id });

const USER = { name: "aminah@majlis.my", password: "kata laluan", roles: ["finance"] };

test("a user made by the internal route logs in with the given roles, which exclude system roles", () =>
  withBackend(async (backend) => {
    expect((await post(backend, "/internal/users", USER, DOOR)).status).toBe(200);
    const answer = await logIn(withLogin(backend), USER.name, USER.password);
    expect(await answer.json()).toMatchObject({ ok: true, name: USER.name, roles: ["finance"] });
    const other = { ...USER, name: "b@majlis.my", roles: ["_admin"] };
    expect((await post(backend, "/internal/users", other, DOOR)).status).toBe(400);
    expect(await findUser(backend.databases.users, other.name)).toBeUndefined();
  }));

test("a user who registered but never confirmed logs in once the central team has made the account", () =>
  withAccounts(async ({ app, backend }) => {
    await register(app);
    const made = { ...USER, name: EMAIL };
    expect((await post(backend, "/internal/users", made, DOOR)).status).toBe(200);
    const answer = await logIn(app, EMAIL, USER.password);
    expect(await answer.json()).toMatchObject({ ok: true, name: EMAIL, roles: ["finance"] });
    expect(await findUser(backend.databases.users, EMAIL)).not.toHaveProperty("verified_by");
  }));

describe("loading records into the running data", () => {
  test("adds new records and replaces old ones, and a paid part stays paid", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      const changed = asLoaded({ ...ASSESSMENT, current: sen(70_00), balance: sen(175_00) });
      const answer = await post(backend, "/internal/records", { records: [NEW, changed] }, DOOR);
      expect(await answer.json()).toEqual({ loaded: 2, held_out: [] });
      expect((await post(backend, "/search", query("A300"))).status).toBe(200);
      const old = await (await post(backend, "/search", query("A100"))).json();
      expect(old).toMatchObject({ arrears: "0.00", current: "70.00" });
    }));

  test("holds a paid bill out that the figures would bring back, until a person confirms it", () =>
    withBackend(async (backend) => {
      await pay(backend, payRequest());
      backend.clock.pass(24 * 60 * 60_000);
      const again = { ...asLoaded(ASSESSMENT), as_of: backend.clock.now().toISOString() };
      const load = async (body: object) => (await post(backend, "/internal/records", body, DOOR)).json();
      const owed = async () => (await (await post(backend, "/search", query("A100"))).json()).arrears;
      expect(await load({ records: [NEW, again] })).toMatchObject({
        loaded: 1,
        held_out: [
          { _id: "mpt:assessment:A100", reason: "paid", receipts: [expect.stringMatching(/^R260803/)] },
        ],
      });
      expect(await owed()).toBe("0.00");
      expect(await load({ records: [again], confirmed: ["mpt:assessment:A100"] })).toEqual({
        loaded: 1,
        held_out: [],
      });
      expect(await owed()).toBe("100.00");
    }));

  test("names the place and field of a wrong record, and loads none", () =>
    withBackend(async (backend) => {
      const wrong = { ...NEW, assessment_no: "A301", _id: "A301", arrears: "1.001" };
      const answer = await post(backend, "/internal/records", { records: [NEW, wrong] }, DOOR);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        error: "unprocessable_entity",
        problems: [{ index: 1, field: "arrears" }],
      });
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
    }));

  test("takes the steps of a load, and refuses a batch with a wrong record", () =>
    withBackend(async (backend) => {
      const step = (body: object) => post(backend, "/internal/loads", body, DOOR);
      const begun = await step({ do: "begin", file: "a".repeat(64), scopes: ["mpt:assessment"] });
      const { load } = await begun.json();
      const wrong = await step({ do: "prepare", load, from: 0, records: [{ ...NEW, arrears: "1.001" }] });
      expect(wrong.status).toBe(422);
      const prepared = await step({ do: "prepare", load, from: 0, records: [NEW] });
      expect(await prepared.json()).toEqual({ added: 1, changed: 0, withdrawn: 0, held_out: [] });
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
      expect((await step({ do: "switch", load })).status).toBe(200);
      expect((await post(backend, "/search", query("A300"))).status).toBe(200);
      expect(await (await step({ do: "finish", load })).json()).toEqual({
        after: `load_batch:${load}:000000000000`,
      });
      expect(await (await step({ do: "finish", load })).json()).toEqual({ after: null });
      expect((await step({ do: "begin", file: "a", scopes: ["elsewhere:assessment"] })).status).toBe(400);
    }));

  test("is refused with a sentence while a load changes records of the council and charge type, and works after it", () =>
    withBackend(async (backend) => {
      const step = async (body: object) => (await post(backend, "/internal/loads", body, DOOR)).json();
      const other = { ...documentOf({ ...STALL, balance: sen(12_00) }, undefined), _id: STALL._id };
      const write = (record: object) => post(backend, "/internal/records", { records: [record] }, DOOR);
      const { load } = await step({ do: "begin", file: "a".repeat(64), scopes: ["mpt:assessment"] });
      const refused = await write(NEW);
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({
          error: "conflict",
          explanation: expect.stringMatching(
            /^A load of mpt assessment began at 2026-08-03T.* and has not ended/,
          ),
        }),
      ]);
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
      expect((await write(other)).status).toBe(200);
      await step({ do: "switch", load });
      expect((await write(NEW)).status).toBe(409);
      await step({ do: "finish", load });
      expect((await write(NEW)).status).toBe(200);
      expect((await post(backend, "/search", query("A300"))).status).toBe(200);
    }));

  const NAMES = [
    ["in Chinese", "林志明"],
    ["from right to left", "محمد بن علي"],
    ["of 200 characters", "DAYANG ".repeat(28).padEnd(200, "A")],
    ["that is markup", "<script>alert(document.cookie)</script>"],
    ["of one character", "A"],
  ] as const;

  test.each(NAMES)(
    "takes a name %s: masked in the search, payable, and whole in the payment",
    (_name, name) =>
      withBackend(async (backend) => {
        const named = [
          [license, { ...MARKET_LICENSE, nama_s: name }, "renewal", "nama_s", maskText(name)],
          [market, { ...STALL, tenant: name }, "full", "tenant", HIDDEN],
          [compound, { ...COMPOUND, payer: name }, "full", "payer", HIDDEN],
        ] as const;
        const records = named.map(([, record]) => ({ ...documentOf(record, undefined), _id: record._id }));
        expect((await post(backend, "/internal/records", { records }, DOOR)).status).toBe(200);
        const lines = [];
        for (const [charge, { type, _id }, choice, field, masked] of named) {
          const bill: Bill = charge;
          const asked = { council: "mpt", payment_type: type, _id };
          const found = bill.record.read(await (await post(backend, "/search", asked)).json());
          expect(found).toMatchObject({ [field]: masked });
          lines.push(lineOf(found as BillRecord, choice));
        }
        const { _id, status_token } = await created(backend, requestFor(lines));
        const stored = await backend.databases.all_payments.read(_id);
        expect(stored?.services).toMatchObject(named.map(([, , , field]) => ({ [field]: name })));
        const { services } = await statusOf(backend, status_token);
        expect((services as unknown[]).map(readLine)).toMatchObject(
          named.map(([, , , field, masked]) => ({ [field]: masked })),
        );
      }),
  );

  test("shows a credit or a zero balance as it is, and takes no payment for what is not owed", () =>
    withBackend(async (backend) => {
      const records = [
        { ...documentOf({ ...LICENSE, balance: sen(-35_00), arrears: sen(0) }, undefined), _id: LICENSE._id },
        { ...documentOf({ ...STALL, balance: sen(12_00) }, undefined), _id: STALL._id },
        { ...documentOf({ ...ACCOUNT, balance: sen(0) }, undefined), _id: ACCOUNT._id },
      ];
      expect((await post(backend, "/internal/records", { records }, DOOR)).status).toBe(200);
      const balances = [];
      for (const { type, _id } of records) {
        const asked = { council: "mpt", payment_type: type, _id };
        balances.push((await (await post(backend, "/search", asked)).json()).balance);
      }
      expect(balances).toEqual(["-35.00", "12.00", "0.00"]);
      const owedBefore = [lineOf(LICENSE, "arrears"), lineOf(STALL, "full")];
      const answer = await tryToCreate(backend, requestFor(owedBefore));
      expect(await answer.json()).toMatchObject({ reason: "amount_changed", services: [null, null] });
    }));

  test.each([
    ["without a token", { "test-peer": "127.0.0.1" }],
    ["with a wrong token", { ...DOOR, authorization: "Bearer the-internal-tokem" }],
    ["from another machine", { ...DOOR, "test-peer": "192.0.2.1" }],
    ["through a proxy of this machine", { ...DOOR, "x-forwarded-for": "192.0.2.1" }],
    ["from nowhere", { authorization: DOOR.authorization }],
  ])("%s the internal route does not exist", (_name, headers) =>
    withBackend(async (backend) => {
      const answer = await post(backend, "/internal/records", { records: [NEW] }, headers);
      expect(answer.status).toBe(404);
      expect((await post(backend, "/search", query("A300"))).status).toBe(404);
      expect((await post(backend, "/internal/users", USER, headers)).status).toBe(404);
      expect(await findUser(backend.databases.users, USER.name)).toBeUndefined();
    }),
  );
});
