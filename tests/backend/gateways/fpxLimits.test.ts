import { describe, expect, test } from "vitest";
import type { AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import { NOTHING, sen } from "../../../src/domain/money.ts";
import { documentOf } from "../../../src/server/records/document.ts";
import { type Body, lineOf, requestFor, tryToCreate } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";
import { ASSESSMENT } from "../bills/bills.ts";

const PERSON: Body = { payment_method: "1", fpx_msgToken: "01", fpx_buyerBankId: "MB2U0227" };
const COMPANY: Body = { payment_method: "2", fpx_msgToken: "02", fpx_buyerBankId: "ABB0235" };

/** An assessment that owes only these arrears, in sen. */
const owing = (arrears: number): AssessmentRecord => ({
  ...ASSESSMENT,
  _id: "A300",
  assessment_no: "A300",
  arrears: sen(arrears),
  landcess_effect: NOTHING,
});

describe("'B2C RM 1.00 to RM 30,000.00; B2B RM 2.00 to RM 1,000,000.00', checked before anyone goes to the bank", () => {
  test.each([
    ["a person's RM 0.99", PERSON, 99, 422],
    ["a person's RM 1.00", PERSON, 1_00, 200],
    ["a person's RM 30,000.00", PERSON, 30_000_00, 200],
    ["a person's RM 30,000.01", PERSON, 30_000_01, 422],
    ["a company's RM 1.99", COMPANY, 1_99, 422],
    ["a company's RM 2.00", COMPANY, 2_00, 200],
    ["a company's RM 1,000,000.00", COMPANY, 1_000_000_00, 200],
    ["a company's RM 1,000,000.01", COMPANY, 1_000_000_01, 422],
  ])("%s", (_name, payer, amount, status) =>
    withBackend(async (backend) => {
      const record = owing(amount);
      await backend.databases.records.write(documentOf(record, undefined));
      const answer = await tryToCreate(backend, requestFor([lineOf(record, "1")], payer));
      expect(answer.status).toBe(status);
      if (status === 422) expect((await answer.json()).reason).toBe("limit_exceeded");
    }),
  );
});
