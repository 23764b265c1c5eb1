import { expect, test } from "vitest";
import { BANK_NAMES } from "../../../src/domain/payments/banks.ts";
import { FPX_TOKENS } from "../../../src/domain/payments/paymentMethod.ts";
import { CARD_NAMES, paymentMethodName } from "../../../src/domain/payments/paymentMethodName.ts";

test("'48 is Visa and 49 is Mastercard', whatever the token", () => {
  expect([...CARD_NAMES]).toEqual([
    ["48", "Visa"],
    ["49", "Mastercard"],
  ]);
  for (const token of FPX_TOKENS) {
    expect(paymentMethodName("48", token)).toBe("Visa");
    expect(paymentMethodName("49", token)).toBe("Mastercard");
  }
});

test("'Other codes are online-banking bank codes mapped to bank names' (rule 3.18)", () => {
  for (const token of FPX_TOKENS)
    for (const [code, name] of Object.entries(BANK_NAMES[token]))
      expect(paymentMethodName(code, token)).toBe(name);
  expect(paymentMethodName("BKRM0602", "01")).toBe("Bank Rakyat");
  expect(paymentMethodName("BKRM0602", "02")).toBe("i-bizRAKYAT");
});

test("no bank has a card's code", () => {
  for (const token of FPX_TOKENS)
    for (const code of CARD_NAMES.keys()) expect(Object.keys(BANK_NAMES[token])).not.toContain(code);
});

test.each(["MBSB0001", "50", "constructor", ""])("an unknown code is shown as it is: %j", (code) =>
  expect(paymentMethodName(code, "01")).toBe(code),
);
