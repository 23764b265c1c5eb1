import { describe, expect, test } from "vitest";
import type { CompoundLine } from "../../../src/charges/compound/compound.ts";
import type { ServiceLine } from "../../../src/charges/index.ts";
import type { LicenseLine, LicenseRecord } from "../../../src/charges/license/license.ts";
import { readLine } from "../../../src/charges/lines.ts";
import type { MarketLine } from "../../../src/charges/market/market.ts";
import { sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { created, goToBank, lineOf, requestFor, statusOf, tryToCreate } from "../accounts/citizen.ts";
import { answerFor, postAnswer, tracesOf } from "../answers.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ACCOUNT, ASSESSMENT, COMPOUND, IDENTITY_NUMBER, LICENSE, STALL } from "../bills/bills.ts";
import { linesOf, OTHER_KEY, RENEWAL, reasonOf, reloadOf, stayLine } from "./everyLine.ts";

const EVERY_LINE: readonly ServiceLine[] = [
  lineOf(ASSESSMENT, "1"),
  lineOf(COMPOUND, "full"),
  RENEWAL,
  lineOf(STALL, "full"),
  reloadOf(ACCOUNT),
  stayLine(),
];

describe("the server computes the amounts of every charge type", () => {
  test("all six are paid in one payment, and each receipt line is read back", () =>
    withBackend(async (backend) => {
      const payment = await created(backend, requestFor(EVERY_LINE));
      await postAnswer(
        backend,
        "direct",
        await answerFor(backend, await goToBank(backend, payment.pay_url), { debit: "00" }),
      );
      const lines = await linesOf(backend, payment.status_token);
      expect(lines.map(({ type, amount }) => [type, amount])).toEqual(
        EVERY_LINE.map(({ type, amount }) => [type, amount]),
      );
      expect((await tracesOf(backend)).settlements).toHaveLength(5);
    }));

  test("every answer masks names, and leaves out contact details and consent", () =>
    withBackend(async (backend) => {
      const { status_token } = await created(backend, requestFor(EVERY_LINE));
      const read = JSON.stringify((await statusOf(backend, status_token)).services);
      const changed = await tryToCreate(
        backend,
        requestFor(EVERY_LINE, { amount: "1.00" }),
        "second-key-of-sixteen",
      );
      expect(changed.status).toBe(409);
      for (const text of [read, JSON.stringify((await changed.json()).services)]) {
        expect(text).toContain("R1234567");
        for (const secret of ["MAJU", "AH KAU", "KAVITHA", "Mei Ling", "Aminah", "aminah", "0891234567"])
          expect(text).not.toContain(secret);
        for (const secret of ["consent", "Wong", "5532", "email", "phone", IDENTITY_NUMBER])
          expect(text).not.toContain(secret);
      }
    }));

  test.each(EVERY_LINE.map((line) => [line.type, line] as const))(
    "%s: a changed amount is 409 with the right amount or none, and creates nothing",
    (type, line) =>
      withBackend(async (backend) => {
        const answer = await tryToCreate(backend, requestFor([{ ...line, amount: sen(1) }]));
        expect(answer.status).toBe(409);
        const { services } = await answer.json();
        if (type === "parking") expect(services).toEqual([null]);
        else expect(services.map(readLine)).toMatchObject([{ type, amount: line.amount }]);
        expect(await backend.databases.all_payments.list({ prefix: "", limit: 1 })).toEqual([]);
      }),
  );

  test.each([
    ["a renewal without its consent", lineOf(LICENSE, "renewal"), null],
    [
      "a renewal that is no trading licence's by what the browser says",
      { ...(lineOf(LICENSE, "renewal") as LicenseLine), m_kod_type: "I" },
      null,
    ],
    [
      "an arrears payment that calls itself the renewal",
      { ...(RENEWAL as LicenseLine), amount: sen(50_00) },
      { amount: "250.00" },
    ],
    [
      "a renewal of another year",
      { ...(RENEWAL as LicenseLine), renewal_year: 2030 },
      { renewal_year: 2026 },
    ],
    ["a discount of its own", { ...(RENEWAL as LicenseLine), discount: sen(1_00) }, { discount: "0.00" }],
    [
      "a stall of another market",
      { ...(lineOf(STALL, "full") as MarketLine), market: "TAMU" },
      { market: "PASAR BESAR" },
    ],
    [
      "a compound of a lesser kind",
      { ...(lineOf(COMPOUND, "full") as CompoundLine), compound_id: "C-9" },
      { compound_id: "C-1" },
    ],
  ])("%s is 409", (_name, line, right) =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor([line as ServiceLine]));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ reason: "amount_changed", services: [right] });
    }),
  );

  test.each([
    ["suspended", { statusl: "G" }, "arrears"],
    ["of a risky trade", { kod_j_niaga: "R" }, "renewal"],
    ["several in one", { kod_j_niaga: "P" }, "renewal"],
    ["in credit", { balance: sen(-35_00), arrears: sen(0) }, "renewal"],
  ] as const)("a licence that is %s meanwhile can no longer be paid", (_name, change, choice) =>
    withBackend(async (backend) => {
      const line = choice === "renewal" ? RENEWAL : lineOf(LICENSE, choice);
      const record: LicenseRecord = { ...LICENSE, ...change };
      const stored = await backend.databases.records.read("mpt:license:R1234567");
      await backend.databases.records.write({ ...documentOf(record, undefined), _rev: stored?._rev ?? "" });
      const answer = await tryToCreate(backend, requestFor([line]));
      expect(await answer.json()).toMatchObject({ reason: "amount_changed", services: [null] });
    }),
  );

  test.each([
    ["the arrears and the renewal of one licence", [lineOf(LICENSE, "arrears"), RENEWAL]],
    [
      "a stall typed differently",
      [lineOf(STALL, "full"), { ...(lineOf(STALL, "full") as MarketLine), stall_no: "3011234" }],
    ],
    ["two reloads of one account", [reloadOf(ACCOUNT, 5_00), reloadOf(ACCOUNT, 20_00)]],
    ["one stay twice", [stayLine(), stayLine({ total_no_of_people: "1" })]],
  ])("%s in one payment are refused", (_name, lines) =>
    withBackend(async (backend) => {
      const answer = await tryToCreate(backend, requestFor(lines as ServiceLine[]));
      expect(await reasonOf(answer)).toEqual([400, "invalid_request"]);
    }),
  );

  test("two guests of one premises are two lines", () =>
    withBackend(async (backend) => {
      const lines = [stayLine(), stayLine({ customer_name: "Lim Siew" })];
      expect((await tryToCreate(backend, requestFor(lines))).status).toBe(200);
    }));

  test("an account whose number looks like a card's can be paid when it is in our records", () =>
    withBackend(async (backend) => {
      const number = "4111111111111111";
      const account = { ...ACCOUNT, _id: number, account_no: number };
      await backend.databases.records.write(documentOf(account, undefined));
      expect((await tryToCreate(backend, requestFor([reloadOf(account)]))).status).toBe(200);
      const nobodys = { ...ACCOUNT, _id: "5500005555555559", account_no: "5500005555555559" };
      const answer = await tryToCreate(backend, requestFor([reloadOf(nobodys)]), OTHER_KEY);
      expect(await answer.json()).toMatchObject({ services: [null] });
    }));

  test.each([
    ["does not offer", { charges: ["assessment"] }, "invalid_payment_type"],
    ["has under maintenance", { maintenance: ["local_government_charge", "parking"] }, "under_maintenance"],
    ["is not there for", { available: false }, "invalid_council"],
  ])("a charge that its council %s is refused, also one by form", (_name, switches, reason) =>
    withBackend(async (backend) => {
      await backend.databases.metadata.write({ _id: "configuration", councils: { mpt: switches } });
      for (const line of [stayLine(), reloadOf(ACCOUNT)])
        expect(await reasonOf(await tryToCreate(backend, requestFor([line])))).toEqual([403, reason]);
    }),
  );
});
