import fc from "fast-check";
import { expect, test } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import {
  formatCardAmount,
  parseCardAmount,
  signedAmount,
} from "../../../src/server/gateways/card/protocol/amount.ts";

test.each([
  [1, "0.01"],
  [1_00, "1.00"],
  [999_99, "999.99"],
  [1_278_99, "1,278.99"],
  [1_000_000_00, "1,000,000.00"],
])("%i sen are written %s", (amount, text) => {
  expect(formatCardAmount(sen(amount))).toBe(text);
  expect(parseCardAmount(text)).toBe(amount);
});

test("an amount is read with or without commas, and written back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (amount) => {
      const text = formatCardAmount(sen(amount));
      return parseCardAmount(text) === amount && parseCardAmount(text.replaceAll(",", "")) === amount;
    }),
  );
});

test.each(["12,789.9", "127899", "1,2789.00", ",100.00", "1.000", "-1.00", "1 000.00", "", "1e3.00"])(
  "%j is refused, because two amounts would share one signature",
  (text) => expect(parseCardAmount(text)).toBeUndefined(),
);

test("signatures cover the digits only", () => {
  expect(signedAmount("1,278.99")).toBe("127899");
  expect(signedAmount("1.00")).toBe("100");
});
