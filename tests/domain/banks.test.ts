import { expect, test } from "vitest";
import { BANK_NAMES, bankNameOf } from "../../src/domain/banks.ts";

test("a code names one bank to a person and another to a company", () => {
  expect(bankNameOf("01", "BKRM0602")).toBe("Bank Rakyat");
  expect(bankNameOf("02", "BKRM0602")).toBe("i-bizRAKYAT");
});

test("production and test banks are named: 26 for persons, 25 for companies", () => {
  expect(Object.keys(BANK_NAMES["01"])).toHaveLength(26);
  expect(Object.keys(BANK_NAMES["02"])).toHaveLength(25);
  expect(bankNameOf("01", "TEST0021")).toBe("SBI Bank A");
});

test("a bank that is not known yet shows by its code", () => {
  expect(bankNameOf("01", "MBSB0001")).toBe("MBSB0001");
  expect(bankNameOf("01", "constructor")).toBe("constructor");
});
