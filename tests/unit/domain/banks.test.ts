import { describe, expect, test } from "vitest";
import { BANK_NAMES, bankNameOf } from "../../../src/domain/payments/banks.ts";

/**
 * FPX's bank tables (docs/protocols.md, FPX), line by line: code, name, and whether production or only the test system has the
 * bank.
 */
type Line = readonly [code: string, name: string, of: "production" | "test"];

const PERSONS: readonly Line[] = [
  ["ABB0233", "Affin Bank", "production"],
  ["ABMB0212", "Alliance Bank (Personal)", "production"],
  ["AGRO01", "AGRONet", "production"],
  ["AMBB0209", "AmBank", "production"],
  ["BIMB0340", "Bank Islam", "production"],
  ["BMMB0341", "Bank Muamalat", "production"],
  ["BKRM0602", "Bank Rakyat", "production"],
  ["BOCM01", "Bank Of China", "production"],
  ["BSN0601", "BSN", "production"],
  ["BCBB0235", "CIMB Clicks", "production"],
  ["HLB0224", "Hong Leong Bank", "production"],
  ["HSBC0223", "HSBC Bank", "production"],
  ["KFH0346", "KFH", "production"],
  ["MBB0228", "Maybank2E", "production"],
  ["MB2U0227", "Maybank2U", "production"],
  ["OCBC0229", "OCBC Bank", "production"],
  ["PBB0233", "Public Bank", "production"],
  ["RHB0218", "RHB Bank", "production"],
  ["SCB0216", "Standard Chartered", "production"],
  ["UOB0226", "UOB Bank", "production"],
  ["ABB0234", "Affin B2C - Test ID", "test"],
  ["CIT0219", "Citibank", "test"],
  ["TEST0021", "SBI Bank A", "test"],
  ["TEST0022", "SBI Bank B", "test"],
  ["TEST0023", "SBI Bank C", "test"],
  ["UOB0229", "UOB Bank - Test ID", "test"],
];

const COMPANIES: readonly Line[] = [
  ["ABB0235", "AFFINMAX", "production"],
  ["ABMB0213", "Alliance Bank (Business)", "production"],
  ["AGRO02", "AGRONetBIZ", "production"],
  ["AMBB0208", "AmBank", "production"],
  ["BIMB0340", "Bank Islam", "production"],
  ["BMMB0342", "Bank Muamalat", "production"],
  ["BNP003", "BNP Paribas", "production"],
  ["BCBB0235", "CIMB Clicks", "production"],
  ["CIT0218", "Citibank Corporate Banking", "production"],
  ["DBB0199", "Deutsche Bank", "production"],
  ["HLB0224", "Hong Leong Bank", "production"],
  ["HSBC0223", "HSBC Bank", "production"],
  ["BKRM0602", "i-bizRAKYAT", "production"],
  ["KFH0346", "KFH", "production"],
  ["MBB0228", "Maybank2E", "production"],
  ["OCBC0229", "OCBC Bank", "production"],
  ["PBB0233", "Public Bank PBe", "production"],
  ["PBB0234", "Public Bank PB enterprise", "production"],
  ["RHB0218", "RHB Bank", "production"],
  ["SCB0215", "Standard Chartered", "production"],
  ["UOB0228", "UOB Regional", "production"],
  ["ABB0232", "Affin Bank", "test"],
  ["TEST0021", "SBI Bank A", "test"],
  ["TEST0022", "SBI Bank B", "test"],
  ["TEST0023", "SBI Bank C", "test"],
];

describe.each([
  { token: "01", of: "persons", banks: PERSONS, production: 20, test: 6 },
  { token: "02", of: "companies", banks: COMPANIES, production: 21, test: 4 },
] as const)("the banks of $of", ({ token, banks, ...counts }) => {
  test.each(banks)("%s is %s, in %s (rule 3.18)", (code, name) => expect(bankNameOf(token, code)).toBe(name));

  test("no other bank is listed", () => {
    expect(Object.keys(BANK_NAMES[token]).toSorted()).toEqual(banks.map(([code]) => code).toSorted());
    for (const kind of ["production", "test"] as const)
      expect(banks.filter(([, , of]) => of === kind)).toHaveLength(counts[kind]);
  });

  test("two banks are never offered under one name", () => {
    const names = Object.values(BANK_NAMES[token]);
    expect(new Set(names).size).toBe(names.length);
  });
});

test("a code names one bank for individuals and another for companies", () => {
  expect(bankNameOf("01", "BKRM0602")).toBe("Bank Rakyat");
  expect(bankNameOf("02", "BKRM0602")).toBe("i-bizRAKYAT");
});

test("an unknown bank is shown by its code, like a bank of the other kind of account", () => {
  for (const code of ["MBSB0001", "LOAD001", "constructor", "__proto__", ""])
    for (const token of ["01", "02"] as const) expect(bankNameOf(token, code)).toBe(code);
  expect(bankNameOf("02", "MB2U0227")).toBe("MB2U0227");
});
