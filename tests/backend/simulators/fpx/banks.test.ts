import { expect, test } from "vitest";
import { SIMULATED_BANKS } from "../../../../demo/gateways/fpx/banks.ts";
import { BANK_NAMES } from "../../../../src/domain/payments/banks.ts";
import { FPX_TOKENS } from "../../../../src/domain/payments/paymentMethod.ts";

/** Banks that only PayNet's own test system lists beside its SBI banks (docs/protocols.md, FPX). */
const NOT_LISTED = ["ABB0234", "CIT0219", "UOB0229", "ABB0232"];

test("the exchange lists every bank in production and the three test banks, with the portal's names for them", () => {
  for (const token of ["01", "02"] as const) {
    const listed = Object.fromEntries(SIMULATED_BANKS[token].map(({ code, name }) => [code, name]));
    const known = Object.entries(BANK_NAMES[token]).filter(([code]) => !NOT_LISTED.includes(code));
    expect(listed).toEqual(Object.fromEntries(known));
  }
});

test("each list has one bank that is offline", () => {
  for (const token of FPX_TOKENS)
    expect(SIMULATED_BANKS[token].filter(({ online }) => !online)).toHaveLength(1);
});
