import { create } from "superstruct";
import { describe, expect, test } from "vitest";
import {
  type CouncilSellerAnswer,
  councilSellerAnswer,
} from "../../../src/api/schemas/councils/councilSeller.ts";
import type { CouncilCode } from "../../../src/domain/councils.ts";
import { sen } from "../../../src/domain/money.ts";
import { userId } from "../../../src/server/accounts/users.ts";
import { everyCouncilSeller, readSeller } from "../../../src/server/councils/councilSeller.ts";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { DEFAULT_REPORT_FORMATS } from "../../../src/server/reconciliation/reportFormat.ts";
import { splitPayout } from "../../../src/server/reconciliation/splitPayout.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { storeRecords } from "../../../src/server/records/storeRecords.ts";
import { refuseCouncilsIds } from "../../../src/server/start/gateways.ts";
import { ADMIN, addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { created, lineOf, pay, requestFor, tryToCreate } from "../accounts/citizen.ts";
import { type BackendUnderTest, PORTAL, START, withBackend } from "../backendUnderTest.ts";
import { COMPOUND } from "../bills/bills.ts";
import { failingDatabases } from "../databases/failingDatabases.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";

/** The seller id of a council on the desk: one administrator proposes another one, and a second one confirms it. */

const ZAINAB = "zainab@majlis.my";
const RAHIM = "rahim@majlis.my";
const LING = "ling@majlis.my";
const OMAR = "omar@mpt.my";
const SITI = "siti@majlis.my";

const ROLES = [
  [ZAINAB, "administrator"],
  [RAHIM, "administrator"],
  [LING, "administrator"],
  [OMAR, "administrator:mpt"],
  [SITI, "auditor"],
  [ADMIN, "user"],
] as const;

const OWN = "SE00054321";
const OTHER = "SE00054322";
const DAY = 24 * 60 * 60_000;

/** The desk of a portal whose settings give one council, or none, a seller id of its own. */
async function desk(backend: BackendUnderTest, councilIds: ReadonlyMap<CouncilCode, string> = new Map()) {
  const fpx = { ...backend.fpx, seller: { ...backend.fpx.seller, councilIds } };
  const app = withLogin({ ...backend, fpx }, { admin: ADMIN });
  for (const [name, role] of ROLES) await addUser(backend.databases.users, name, [role]);
  const cookies = new Map<string, string>();
  const enter = async () => {
    for (const [name] of ROLES) cookies.set(name, cookieOf(await logIn(app, name)));
  };
  await enter();
  const ask = (name: string, step = "", body?: object) =>
    app.request(`/api/admin/councils/mpt/seller${step}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { cookie: cookies.get(name) ?? "", origin: PORTAL, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (name = SITI): Promise<CouncilSellerAnswer> =>
    create(await (await ask(name)).json(), councilSellerAnswer);
  const revisionOf = async (revision?: string) => revision ?? (await read()).revision;
  const decide = async (step: string, name: string, revision?: string) =>
    ask(name, step, { revision: await revisionOf(revision) });
  return {
    app,
    enter,
    ask,
    read,
    propose: async (name: string, id: string, revision?: string) =>
      ask(name, "/proposal", { revision: await revisionOf(revision), id, reason: "Letter MPT/12/2026" }),
    confirm: (name: string, revision?: string) => decide("/confirmation", name, revision),
    reject: (name: string, revision?: string) => decide("/rejection", name, revision),
  };
}

const compoundOf = (council: "mpt" | "mps") =>
  ({ ...COMPOUND, council, compound_no: `K26-${council}`, _id: `K26${council}` }) as const;

const store = ({ databases }: BackendUnderTest, council: "mpt" | "mps") =>
  storeRecords(databases.records, [documentOf(compoundOf(council), undefined)]);

/** Makes a payment of a new bill of the council. @returns the seller id that it names */
async function sellerOfNewPayment(backend: BackendUnderTest, number: number): Promise<unknown> {
  const bill = { ...COMPOUND, compound_no: `K26-${number}`, _id: `K26${number}` };
  await storeRecords(backend.databases.records, [documentOf(bill, undefined)]);
  const made = await created(backend, requestFor([lineOf(bill, "full")]), `a-key-for-bill-${number}`);
  return sellerOf(backend, made._id);
}

async function sellerOf({ databases }: BackendUnderTest, id: string): Promise<unknown> {
  return Object((await databases.all_payments.read(id))?.fpx_request).fpx_sellerId;
}

const auditOf = async ({ databases }: BackendUnderTest) =>
  (await databases.audit.list({ prefix: "", limit: 20 })).map(({ by, what, target }) => [by, what, target]);

describe("the seller id of a council", () => {
  test("is that of new payments once a second administrator confirms it, in every process without a restart, and an open payment keeps its own", () =>
    withBackend(async (backend) => {
      const common = backend.fpx.seller.id;
      const { propose, confirm, read } = await desk(backend);
      const open = await created(backend, requestFor([lineOf(COMPOUND, "full")]));
      expect((await propose(ZAINAB, OWN)).status).toBe(200);
      expect(await read()).toMatchObject({
        id: common,
        proposal: { id: OWN, by: ZAINAB, at: START, until: "2026-08-10T02:00:00.000Z" },
        changes: [],
      });
      // this back end is another process than the desk's
      expect(await sellerOfNewPayment(backend, 1)).toBe(common);
      backend.clock.pass(1000);
      expect((await confirm(RAHIM)).status).toBe(200);
      expect(await sellerOfNewPayment(backend, 2)).toBe(OWN);
      expect(await sellerOf(backend, open._id)).toBe(common);
      expect(await read()).toMatchObject({
        id: OWN,
        proposal: null,
        changes: [{ from: common, to: OWN, proposed_by: ZAINAB, confirmed_by: RAHIM }],
      });
    }));

  test("is never an id of the portal's own account under a council's name", () =>
    withBackend(async (backend) => {
      const shown = "SE00000203";
      const displayIds = new Map([["mps" as const, shown]]);
      const named = { ...backend, fpx: { ...backend.fpx, seller: { ...backend.fpx.seller, displayIds } } };
      const { propose, confirm, read } = await desk(named, new Map([["mpt", OWN]]));
      expect((await propose(ZAINAB, shown)).status).toBe(200);
      expect((await read()).proposal?.id).toBe(backend.fpx.seller.id);
      expect((await confirm(RAHIM)).status).toBe(200);
      // the portal's account is in use already
      expect((await propose(ZAINAB, shown)).status).toBe(422);
    }));

  test("stops the start when the settings name it as one of the portal's own account, also after the council has another one", () =>
    withBackend(async (backend) => {
      const { propose, confirm } = await desk(backend);
      const start = (id: string) =>
        refuseCouncilsIds(backend.databases.metadata, new Map([["mps" as const, id]]));
      await start(OWN);
      for (const id of [OWN, OTHER]) {
        await propose(ZAINAB, id);
        expect((await confirm(RAHIM)).status).toBe(200);
      }
      for (const id of [OWN, OTHER])
        await expect(start(id)).rejects.toThrow(`KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS must not name ${id}`);
      await start("SE00000203");
      await refuseCouncilsIds(backend.databases.metadata, undefined);
    }));

  test("is not confirmed once the settings name it as one of the portal's own account", () =>
    withBackend(async (backend) => {
      const { propose } = await desk(backend);
      expect((await propose(ZAINAB, OWN)).status).toBe(200);
      const displayIds = new Map([["mps" as const, OWN]]);
      const named = { ...backend, fpx: { ...backend.fpx, seller: { ...backend.fpx.seller, displayIds } } };
      const { read, confirm } = await desk(named);
      expect((await read()).proposal).toBeNull();
      const answer = await confirm(RAHIM);
      expect([answer.status, await answer.json()]).toMatchObject([409, { reason: "proposal_lapsed" }]);
      expect(await everyCouncilSeller(backend.databases.metadata, {})).toEqual(new Set());
    }));

  test("that the desk changed wins over that of the settings, and may be the portal's own again", () =>
    withBackend(async (backend) => {
      const settings = new Map([["mpt" as const, OWN]]);
      const { propose, confirm, read } = await desk(backend, settings);
      expect((await read()).id).toBe(OWN);
      await propose(ZAINAB, OTHER);
      await confirm(RAHIM);
      expect((await read()).id).toBe(OTHER);
      await propose(RAHIM, backend.fpx.seller.id);
      await confirm(ZAINAB);
      expect((await read()).id).toBe(backend.fpx.seller.id);
      const { metadata } = backend.databases;
      const now = await readSeller(metadata, { ...backend.fpx.seller, councilIds: settings }, ["mpt"]);
      expect(now.councilIds?.get("mpt")).toBeUndefined();
    }));

  test("decides whether a cart mixes sellers", () =>
    withBackend(async (backend) => {
      const { propose, confirm } = await desk(backend);
      await store(backend, "mpt");
      await store(backend, "mps");
      const cart = requestFor([lineOf(compoundOf("mpt"), "full"), lineOf(compoundOf("mps"), "full")]);
      await propose(ZAINAB, OWN);
      expect((await tryToCreate(backend, cart, "a-key-of-the-first-cart")).status).toBe(200);
      await confirm(RAHIM);
      const refused = await tryToCreate(backend, cart, "a-key-of-the-second-cart");
      expect([refused.status, (await refused.json()).reason]).toEqual([422, "one_council_only"]);
    }));

  test("that a council had before still says that its payments are in no payout of the portal's account", () =>
    withBackend(async (backend) => {
      const { propose, confirm } = await desk(backend, new Map([["mpt", OWN]]));
      const order = await pay(backend, requestFor([lineOf(COMPOUND, "full")]));
      const [payment] = await backend.databases.all_payments.list({ prefix: "0", limit: 1 });
      await changeDocument(backend.databases.all_payments, payment?._id ?? "", (stored) => ({
        ...stored,
        fpx_request: { ...Object(stored.fpx_request), fpx_sellerId: OWN },
      }));
      await readReportText(backend, reportText({ lines: [{ order, amount: sen(80_00) }] }));
      await propose(ZAINAB, OTHER);
      await confirm(RAHIM);
      expect(await everyCouncilSeller(backend.databases.metadata, backend.fpx.seller)).toEqual(
        new Set([OWN, OTHER]),
      );
      const services = { ...backend, reportFormats: DEFAULT_REPORT_FORMATS };
      const split = await splitPayout(services, { gateway: "fpx" }, "P-1");
      expect([split?.councils.size, split?.unassigned.amount]).toEqual([0, 80_00]);
    }));
});

describe("a proposal of another seller id", () => {
  test.each([
    [ZAINAB, "an administrator"],
    [ADMIN, "the administrator of the settings"],
  ])("is not confirmed by %s, %s who made it", (name) =>
    withBackend(async (backend) => {
      const { propose, confirm, read } = await desk(backend);
      await propose(name, OWN);
      const refused = await confirm(name);
      expect([refused.status, (await refused.json()).reason]).toEqual([403, "second_person_needed"]);
      expect(await read()).toMatchObject({ id: backend.fpx.seller.id, proposal: { by: name } });
    }),
  );

  test("is rejected by a second administrator or taken back, and each step stands in the audit log with both names", () =>
    withBackend(async (backend) => {
      const common = backend.fpx.seller.id;
      const { propose, confirm, reject, read } = await desk(backend);
      for (const step of [
        () => propose(ZAINAB, OWN),
        () => reject(RAHIM),
        () => propose(ZAINAB, OTHER),
        () => reject(ZAINAB),
        () => propose(ZAINAB, OWN),
        () => propose(RAHIM, OTHER),
        () => confirm(ZAINAB),
      ]) {
        backend.clock.pass(1000);
        expect((await step()).status).toBe(200);
      }
      expect(await auditOf(backend)).toEqual([
        [ZAINAB, "council_seller_proposed", `mpt: the portal's account -> ${OWN}`],
        [RAHIM, "council_seller_rejected", `mpt: ${OWN}, proposed by ${ZAINAB}`],
        [ZAINAB, "council_seller_proposed", `mpt: the portal's account -> ${OTHER}`],
        [ZAINAB, "council_seller_rejected", `mpt: ${OTHER}, proposed by ${ZAINAB}`],
        [ZAINAB, "council_seller_proposed", `mpt: the portal's account -> ${OWN}`],
        [
          RAHIM,
          "council_seller_proposed",
          `mpt: the portal's account -> ${OTHER}, in place of the proposal of ${ZAINAB}`,
        ],
        [ZAINAB, "council_seller_confirmed", `mpt: the portal's account -> ${OTHER}, proposed by ${RAHIM}`],
      ]);
      expect((await read()).changes).toMatchObject([{ from: common, to: OTHER }]);
    }));

  test.each([
    ["the next read", undefined],
    ["the next step", "step"],
  ])(
    "stands in the audit log also when the server failed right after the step: %s writes it",
    (_when, next) =>
      withBackend(async (backend) => {
        const { databases, ...others } = backend;
        const failing = failingDatabases(databases);
        const beforeOutage = await desk({ ...others, databases: failing.databases });
        const { revision } = await beforeOutage.read();
        // the document is the first write, and its entry the second
        failing.arm({ write: 2, when: "before" });
        expect((await beforeOutage.propose(ZAINAB, OWN, revision)).status).toBe(500);
        expect(await auditOf(backend)).toEqual([]);
        backend.clock.pass(1000);
        const afterOutage = await desk(backend);
        if (next === undefined) await Promise.all([afterOutage.read(), afterOutage.read()]);
        else expect((await afterOutage.propose(ZAINAB, OWN, revision)).status).toBe(409);
        expect(await auditOf(backend)).toEqual([
          [ZAINAB, "council_seller_proposed", `mpt: the portal's account -> ${OWN}`],
        ]);
      }),
  );

  test("names the councils that have the id already, of the settings or of the desk, and may still be confirmed", () =>
    withBackend(async (backend) => {
      const settings = new Map([
        ["mps" as const, OWN],
        ["dbkk" as const, OTHER],
      ]);
      const { propose, confirm, read } = await desk(backend, settings);
      expect((await (await propose(ZAINAB, OWN)).json()).proposal).toMatchObject({
        id: OWN,
        used_by: ["mps"],
      });
      expect((await read(RAHIM)).proposal?.used_by).toEqual(["mps"]);
      await propose(ZAINAB, "SE00054399");
      expect((await read(RAHIM)).proposal?.used_by).toEqual([]);
      await propose(ZAINAB, OWN);
      expect((await confirm(RAHIM)).status).toBe(200);
      await propose(ZAINAB, backend.fpx.seller.id);
      expect((await read(RAHIM)).proposal?.used_by).toEqual([]);
    }));

  test("lapses after 7 days", () =>
    withBackend(async (backend) => {
      const { enter, propose, confirm, read } = await desk(backend);
      await propose(ZAINAB, OWN);
      backend.clock.pass(7 * DAY - 1000);
      await enter();
      const { revision, proposal } = await read();
      expect(proposal).toMatchObject({ id: OWN });
      backend.clock.pass(1000);
      expect((await read()).proposal).toBeNull();
      const refused = await confirm(RAHIM, revision);
      expect([refused.status, (await refused.json()).reason]).toEqual([409, "proposal_lapsed"]);
      expect((await read()).id).toBe(backend.fpx.seller.id);
    }));

  test("lapses with the role of the person who made it", () =>
    withBackend(async (backend) => {
      const { propose, confirm, read } = await desk(backend);
      await propose(ZAINAB, OWN);
      const { revision } = await read();
      await changeDocument(backend.databases.users, userId(ZAINAB), (user) => ({
        ...user,
        roles: ["support"],
      }));
      const refused = await confirm(RAHIM, revision);
      expect([refused.status, (await refused.json()).reason]).toEqual([409, "proposal_lapsed"]);
    }));

  test("is not confirmed by a person whose role was taken away meanwhile", () =>
    withBackend(async (backend) => {
      const { propose, confirm, read } = await desk(backend);
      await propose(ZAINAB, OWN);
      await changeDocument(backend.databases.users, userId(RAHIM), (user) => ({
        ...user,
        roles: ["auditor"],
      }));
      expect((await confirm(RAHIM)).status).toBe(403);
      expect((await read()).id).toBe(backend.fpx.seller.id);
    }));

  test("is confirmed once when two administrators do so at the same moment, and the second one is told who was faster", () =>
    withBackend(async (backend) => {
      const { propose, confirm, read } = await desk(backend);
      await propose(ZAINAB, OWN);
      const { revision } = await read();
      const both = await Promise.all([confirm(RAHIM, revision), confirm(LING, revision)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [change, ...more] = (await read()).changes;
      expect(more).toEqual([]);
      const refused = await both.find(({ status }) => status === 409)?.json();
      expect(refused).toMatchObject({ reason: "changed_meanwhile", last: { by: change?.confirmed_by } });
      expect((await auditOf(backend)).filter(([, what]) => what === "council_seller_confirmed")).toHaveLength(
        1,
      );
    }));

  test("that another one replaced is not confirmed by who saw the first one", () =>
    withBackend(async (backend) => {
      const { propose, confirm, read } = await desk(backend);
      await propose(ZAINAB, OWN);
      const { revision } = await read();
      await propose(LING, OTHER);
      const refused = await confirm(RAHIM, revision);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ reason: "changed_meanwhile", last: { by: LING } });
      expect(await read()).toMatchObject({
        id: backend.fpx.seller.id,
        proposal: { id: OTHER, by: LING },
      });
    }));

  test.each([
    ["a text that is no seller id", "SE1", 400],
    ["the id that is in use", "SE00000001", 422],
  ])("with %s is refused", (_what, id, status) =>
    withBackend(async (backend) => {
      const { propose, read } = await desk(backend);
      expect((await propose(ZAINAB, id)).status).toBe(status);
      expect(await read()).toMatchObject({ revision: "none", proposal: null });
    }),
  );

  test("is read by everyone who reads the council, and made and decided only by administrators of all councils", () =>
    withBackend(async (backend) => {
      const { propose, confirm, reject, read } = await desk(backend);
      for (const name of [OMAR, SITI]) expect((await propose(name, OWN)).status).toBe(403);
      await propose(ZAINAB, OWN);
      for (const name of [OMAR, SITI]) {
        expect((await read(name)).proposal).toMatchObject({ id: OWN, by: ZAINAB });
        expect((await confirm(name)).status).toBe(403);
        expect((await reject(name)).status).toBe(403);
      }
    }));
});
