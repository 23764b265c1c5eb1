import { describe, expect, test } from "vitest";
import { senFromRinggit } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { loadRecords } from "../../../src/server/records/loadRecords.ts";
import { addUser, cookieOf, logIn, withLogin } from "../accounts/accounts.ts";
import { type Body, created, goToBank, KEY, requestFor } from "../accounts/citizen.ts";
import { answerFor, postAnswer } from "../answers.ts";
import { type BackendUnderTest, PORTAL, withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT, OTHER_COMPOUND } from "../bills/bills.ts";
import { stayLine } from "../payments/everyLine.ts";
import { paymentsOfADay } from "../payments/reviewedPayments.ts";

/** The central team's work on refunds, by several persons at once. */

const AMINAH = "aminah@majlis.my";
const DAVID = "david@majlis.my";
const BILL = `mpt:assessment:${ASSESSMENT._id}`;
const OTHER = OTHER_COMPOUND._id;

const ROLES = { [AMINAH]: "finance", [DAVID]: "finance", "siti@majlis.my": "support" };

async function workOf(
  backend: BackendUnderTest,
  roles: Readonly<Record<string, string>> = ROLES,
  admin?: string,
) {
  const { twice } = await paymentsOfADay(backend);
  const app = withLogin(backend, admin === undefined ? {} : { admin });
  const cookies = new Map<string, string>();
  for (const [name, role] of Object.entries(roles)) {
    await addUser(backend.databases.users, name, [role]);
    cookies.set(name, cookieOf(await logIn(app, name)));
  }
  const ask = (name: string, path: string, body?: Body) =>
    app.request(`/api/admin/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { origin: PORTAL, "content-type": "application/json", cookie: cookies.get(name) ?? "" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const orderOf = async (id: string) => String((await backend.databases.all_payments.read(id))?.order_number);
  const see = async (name: string, id = twice) => (await ask(name, `refunds/${await orderOf(id)}`)).json();
  /** A step on what the person sees now, or saw. */
  const take = async (name: string, step: string, body: Body = {}, id = twice) => {
    const { refund_case } = await see(name, id);
    return ask(name, `payments/${id}/refund/${step}`, { version: refund_case?.version ?? null, ...body });
  };
  const payout = { note: "MBB 8812", transferred_on: "2026-08-03" };
  const stored = async () =>
    (await backend.databases.settlements.list({ prefix: "refund_case:", limit: 1 }))[0];
  return { twice, ask, see, take, payout, stored, orderOf };
}

/** A bill that was paid once. */
async function paidOnce(backend: BackendUnderTest): Promise<string> {
  const payments = await backend.databases.all_payments.list({ prefix: "", limit: 20 });
  const found = payments.find(
    ({ status, settles }) => status === "paid" && JSON.stringify(settles).includes(OTHER),
  );
  return String(found?._id);
}

describe("a refund that the portal opened", () => {
  test("is approved by one person and paid out by another, with the reference and the day", () =>
    withBackend(async (backend) => {
      const { see, take, payout, stored } = await workOf(backend);
      expect(await see(AMINAH)).toMatchObject({
        refund_case: { step: "opened" },
        actions: ["approve", "reject", "open"],
      });
      const approved = await take(AMINAH, "approval", { note: "checked" });
      expect(await approved.json()).toMatchObject({
        refund_case: {
          step: "approved",
          log: [{ what: "opened" }, { what: "approved", by: AMINAH, note: "checked" }],
        },
        actions: ["reject", "open"],
      });
      expect((await take(DAVID, "payout", payout)).status).toBe(200);
      expect(await stored()).toMatchObject({
        status: "closed",
        log: [{}, {}, { what: "paid_out", by: DAVID, note: "MBB 8812", amount: "105.00" }],
        payouts: [{ record_id: BILL, by: DAVID, note: "MBB 8812", transferred_on: "2026-08-03" }],
      });
    }));

  test.each([
    ["the finance role", ROLES, undefined],
    ["the administrator of the settings", { ...ROLES, [AMINAH]: "user" }, AMINAH],
  ])("is never approved and paid out by one person alone: %s", (_who, roles, admin) =>
    withBackend(async (backend) => {
      const { take, payout, stored } = await workOf(backend, roles, admin);
      expect((await take(AMINAH, "approval")).status).toBe(200);
      const alone = await take(AMINAH, "payout", payout);
      expect([alone.status, (await alone.json()).reason]).toEqual([403, "second_person_needed"]);
      expect(await stored()).toMatchObject({ status: "open" });
    }),
  );

  test("is not paid out by the same person under a name with capitals", () =>
    withBackend(async (backend) => {
      const { take, payout, stored } = await workOf(backend, { ...ROLES, "Aminah@majlis.my": "finance" });
      await take(AMINAH, "approval");
      expect((await take("Aminah@majlis.my", "payout", payout)).status).toBe(403);
      expect(await stored()).toMatchObject({ status: "open" });
    }));

  test("is not paid out before its approval, nor for a day in the future", () =>
    withBackend(async (backend) => {
      const { take, payout } = await workOf(backend);
      expect((await take(DAVID, "payout", payout)).status).toBe(422);
      await take(AMINAH, "approval");
      for (const transferred_on of ["2026-08-04", "2026-08-02", "2026-02-30", ""])
        expect((await take(DAVID, "payout", { ...payout, transferred_on })).status).toBeGreaterThanOrEqual(
          400,
        );
      expect((await take(DAVID, "payout", payout)).status).toBe(200);
    }));

  test("tells the second of two clerks who acted on it first", () =>
    withBackend(async (backend) => {
      const { see, ask, twice } = await workOf(backend);
      const { version } = (await see(AMINAH)).refund_case;
      const path = `payments/${twice}/refund`;
      expect((await ask(AMINAH, `${path}/approval`, { version })).status).toBe(200);
      const second = await ask(DAVID, `${path}/rejection`, { version, note: "not due" });
      expect(second.status).toBe(409);
      expect(await second.json()).toMatchObject({
        reason: "changed_meanwhile",
        last: { what: "approved", by: AMINAH },
      });
    }));

  test("is decided once when two clerks press at the same moment", () =>
    withBackend(async (backend) => {
      const { see, ask, twice, stored } = await workOf(backend);
      const { version } = (await see(AMINAH)).refund_case;
      const decide = (name: string) =>
        ask(name, `payments/${twice}/refund/rejection`, { version, note: "not due" });
      const statuses = (await Promise.all([decide(AMINAH), decide(DAVID)])).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 409]);
      expect((await stored())?.log).toHaveLength(2);
    }));

  test("needs another approval when the council's figures change its amount", () =>
    withBackend(async (backend) => {
      const { see, take, payout } = await workOf(backend);
      await take(AMINAH, "approval");
      const arrears = senFromRinggit(String(Number(ASSESSMENT.arrears) / 100 + 5));
      const corrected = documentOf({ ...ASSESSMENT, arrears }, undefined);
      await loadRecords(backend.databases, [corrected], backend.clock.now());
      expect(await see(DAVID)).toMatchObject({
        refund_case: { step: "opened", log: [{}, {}, { what: "approval_void" }, { what: "shrank" }] },
        actions: ["approve", "reject", "open"],
      });
      expect((await take(DAVID, "payout", payout)).status).toBe(422);
    }));

  test("is rejected with a reason, and opens again only when a person asks for it", () =>
    withBackend(async (backend) => {
      const { take, see } = await workOf(backend);
      expect((await take(AMINAH, "rejection", { note: "" })).status).toBe(400);
      expect((await take(AMINAH, "rejection", { note: "paid for the neighbour" })).status).toBe(200);
      expect(await see(AMINAH)).toMatchObject({
        refund_case: { step: "rejected" },
        actions: ["open", "reopen"],
      });
      const again = await take(DAVID, "opening", { note: "an error of ours", amounts: [] });
      expect(await again.json()).toMatchObject({
        refund_case: { step: "opened", bills: { [BILL]: expect.anything() } },
        actions: ["reject", "open"],
      });
    }));
});

describe("a refund that a person asks for", () => {
  const ten = (record_id: string) => ({
    note: "wrong lot",
    amounts: [{ record_id, part: "amount", amount: "10.00" }],
  });

  test("is approved by another person, then paid out by either, and the rest of the bill stays paid", () =>
    withBackend(async (backend) => {
      const { take, see, payout } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see("siti@majlis.my", id)).bills;
      const opened = await take("siti@majlis.my", "opening", ten(bill.record_id), id);
      expect(await opened.json()).toMatchObject({
        refund_case: { step: "opened", bills: { [bill.record_id]: { amount: "10.00" } } },
        actions: ["open"],
      });
      expect((await take("siti@majlis.my", "approval", {}, id)).status).toBe(403);
      expect((await take(AMINAH, "approval", {}, id)).status).toBe(200);
      expect((await take(AMINAH, "payout", payout, id)).status).toBe(200);
      expect(await see(AMINAH, id)).toMatchObject({
        bills: [{ parts: [{ part: "amount", refundable: expect.any(String) }] }],
        refund_case: { step: "paid_out", log: [{ what: "requested", by: "siti@majlis.my" }, {}, {}] },
      });
      const [after] = (await see(AMINAH, id)).bills;
      expect(Number(bill.parts[0].refundable) - Number(after.parts[0].refundable)).toBe(10);
    }));

  test("loses what was asked for when it is rejected, so that nobody approves their own earlier request", () =>
    withBackend(async (backend) => {
      const { take, see } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see(AMINAH, id)).bills;
      const { refundable } = bill.parts[0];
      const of = (amount: string) => ({
        note: "wrong lot",
        amounts: [{ record_id: bill.record_id, part: "amount", amount }],
      });
      await take(AMINAH, "opening", of(refundable), id);
      await take(AMINAH, "rejection", { note: "not enough papers" }, id);
      const rejected = await see("siti@majlis.my", id);
      expect(rejected).toMatchObject({ refund_case: { step: "rejected" }, bills: [bill], actions: ["open"] });
      const empty = await take("siti@majlis.my", "opening", { note: "again", amounts: [] }, id);
      expect(empty.status).toBe(422);
      const again = await take("siti@majlis.my", "opening", of("1.00"), id);
      expect(await again.json()).toMatchObject({
        refund_case: { step: "opened", bills: { [bill.record_id]: { amount: "1.00" } } },
      });
      await take(DAVID, "rejection", { note: "no" }, id);
      expect((await take(AMINAH, "opening", of(refundable), id)).status).toBe(200);
    }));

  test("is not returned a second time when the council lowers the bill for the same reason", () =>
    withBackend(async (backend) => {
      const { take, see } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see(AMINAH, id)).bills;
      await take("siti@majlis.my", "opening", ten(bill.record_id), id);
      const lowered = async (by: string) => {
        const amount = senFromRinggit((Number(OTHER_COMPOUND.amount) / 100 - Number(by)).toFixed(2));
        await loadRecords(
          backend.databases,
          [documentOf({ ...OTHER_COMPOUND, amount }, undefined)],
          backend.clock.now(),
        );
        return (await see(AMINAH, id)).refund_case;
      };
      const of = (amount: string) => ({ [bill.record_id]: { amount } });
      expect(await lowered("4.00")).toMatchObject({ bills: of("10.00"), log: [{ what: "requested" }] });
      expect(await lowered("10.00")).toMatchObject({ bills: of("10.00"), log: [{ what: "requested" }] });
      expect(await lowered("12.00")).toMatchObject({
        bills: of("12.00"),
        log: [{ what: "requested" }, { what: "grew", amount: "12.00" }],
      });
    }));

  test("of a charge without a bill is left to its council: the page shows what was paid, and returns nothing", () =>
    withBackend(async (backend) => {
      const { _id, pay_url } = await created(backend, requestFor([stayLine()]), `${KEY}-stay`);
      const order = await goToBank(backend, pay_url);
      const roles = { ...ROLES, "lim@dbkk.my": "finance:dbkk" };
      const { ask, see, take } = await workOf(backend, roles);
      expect((await ask(AMINAH, `refunds/${order}`)).status).toBe(404);
      await postAnswer(backend, "direct", await answerFor(backend, order, { debit: "00" }));
      const parts = [{ part: "amount", paid: "12.00", refundable: "0.00" }];
      const shown = await see(AMINAH, _id);
      expect(shown).toMatchObject({
        bills: [{ council: "mpt", type: "local_government_charge", number: "", parts }],
        refund_case: null,
      });
      expect(JSON.stringify(shown)).not.toContain("Tan Mei Ling");
      expect((await ask("lim@dbkk.my", `refunds/${order}`)).status).toBe(404);
      const amounts = [{ record_id: shown.bills[0].record_id, part: "amount", amount: "1.00" }];
      expect((await take(AMINAH, "opening", { note: "left early", amounts }, _id)).status).toBe(422);
    }));

  test("cannot be approved by the person who asked", () =>
    withBackend(async (backend) => {
      const { take, see } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see(AMINAH, id)).bills;
      await take(AMINAH, "opening", ten(bill.record_id), id);
      const own = await take(AMINAH, "approval", {}, id);
      expect([own.status, (await own.json()).reason]).toEqual([403, "second_person_needed"]);
    }));

  test("ends an approval, and is never more than what was paid less what was refunded", () =>
    withBackend(async (backend) => {
      const { take, see, payout } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see(AMINAH, id)).bills;
      const { refundable } = bill.parts[0];
      const of = (amount: string) => ({
        note: "wrong lot",
        amounts: [{ record_id: bill.record_id, part: "amount", amount }],
      });
      const more = (Number(refundable) + 0.01).toFixed(2);
      for (const amount of [more, "0.00", "-1.00", "0.001"])
        expect((await take(AMINAH, "opening", of(amount), id)).status).toBeGreaterThanOrEqual(400);
      await take(AMINAH, "opening", of("10.00"), id);
      await take(DAVID, "approval", {}, id);
      const widened = await take(DAVID, "opening", of("5.00"), id);
      expect(await widened.json()).toMatchObject({
        refund_case: { step: "opened", bills: { [bill.record_id]: { amount: "15.00" } } },
      });
      // both asked for a part of it, so a third person approves
      expect((await take(AMINAH, "approval", {}, id)).status).toBe(403);
      expect((await take(DAVID, "approval", {}, id)).status).toBe(403);
      expect((await take(AMINAH, "payout", payout, id)).status).toBe(422);
      expect((await take(AMINAH, "opening", of(refundable), id)).status).toBe(422);
    }));
});

describe("who sees and does what", () => {
  test("an officer does not learn who acted on another council's refund", () =>
    withBackend(async (backend) => {
      const { ask, take, twice } = await workOf(backend, { ...ROLES, "b@majlis.my": "finance:dbkk" });
      await take(AMINAH, "approval");
      const body = { version: "a", note: "wrong lot", amounts: [] };
      const refused = await ask("b@majlis.my", `payments/${twice}/refund/opening`, body);
      expect(refused.status).toBe(403);
      expect(await refused.text()).not.toContain(AMINAH);
    }));

  test("an officer of a council works on its refunds only", () =>
    withBackend(async (backend) => {
      const roles = {
        "a@majlis.my": "finance:mpt",
        "b@majlis.my": "finance:dbkk",
        "c@majlis.my": "auditor:mpt",
      };
      const { ask, take, twice, orderOf } = await workOf(backend, roles);
      expect((await ask("a@majlis.my", `refunds/${await orderOf(twice)}`)).status).toBe(200);
      expect((await ask("b@majlis.my", `refunds/${await orderOf(twice)}`)).status).toBe(404);
      expect((await take("b@majlis.my", "approval", { version: "a" })).status).toBe(403);
      expect((await ask("c@majlis.my", `payments/${twice}/refund/approval`, { version: "a" })).status).toBe(
        403,
      );
      expect((await ask("a@majlis.my", "refunds?list=open")).status).toBe(403);
      expect(await (await ask("a@majlis.my", "refunds?list=open&council=mpt")).json()).toMatchObject({
        rows: [{ payment_id: twice, step: "opened", amount: "105.00", councils: ["mpt"] }],
      });
      expect((await ask("b@majlis.my", "refunds?list=open&council=mpt")).status).toBe(403);
      expect((await take("a@majlis.my", "approval")).status).toBe(200);
    }));

  test("the lists follow the steps, page by page, and each read is in the audit log", () =>
    withBackend(async (backend) => {
      const { ask, see, take, payout, twice } = await workOf(backend);
      const id = await paidOnce(backend);
      const [bill] = (await see(AMINAH, id)).bills;
      const amounts = [{ record_id: bill.record_id, part: "amount", amount: "1.00" }];
      await take("siti@majlis.my", "opening", { note: "wrong lot", amounts }, id);
      const list = async (query: string) => (await ask(DAVID, `refunds?list=${query}`)).json();
      const first = await list("open&limit=1");
      expect(first.rows).toHaveLength(1);
      const second = await list(`open&limit=1&before=${first.next}`);
      expect(second).toMatchObject({ rows: [{}], next: null });
      const shown = [...first.rows, ...second.rows].map(({ payment_id }) => payment_id);
      expect(shown.sort()).toEqual([id, twice].sort());
      await take(AMINAH, "approval");
      expect((await list("approved")).rows).toMatchObject([{ payment_id: twice, last: { by: AMINAH } }]);
      await take(DAVID, "payout", payout);
      expect((await list("closed")).rows).toMatchObject([{ payment_id: twice, step: "paid_out" }]);
      const audit = await backend.databases.audit.list({ prefix: "", limit: 100 });
      const noted = audit.map(({ by, what, payments }) => [by, what, payments]);
      expect(noted).toContainEqual([AMINAH, "refund_approved", [twice]]);
      expect(noted).toContainEqual([DAVID, "refund_paid_out", [twice]]);
      expect(noted).toContainEqual([DAVID, "refunds_read", [twice]]);
    }));
});
