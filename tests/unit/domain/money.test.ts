import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  absolute,
  add,
  atLeastNothing,
  formatFigures,
  formatMoney,
  MoneyError,
  NOTHING,
  percentOf,
  ringgitFromSen,
  type Sen,
  sen,
  senFromRinggit,
  shareOf,
  smaller,
  subtract,
} from "../../../src/domain/money.ts";

/** The largest amount of ringgit text: twelve digits before the point. */
const MOST = 10 ** 14 - 1;

const anySen = fc.integer({ min: -MOST, max: MOST }).map(sen);

describe("amounts are ringgit in requests and sen in memory", () => {
  test("an amount reads back unchanged from its ringgit text", () => {
    fc.assert(fc.property(anySen, (amount) => senFromRinggit(ringgitFromSen(amount)) === amount));
  });

  test("ringgit text has two decimals and no separators", () => {
    fc.assert(fc.property(anySen, (amount) => /^-?\d+\.\d\d$/.test(ringgitFromSen(amount))));
  });

  test("a number with up to two decimals is read like its text", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (amount) => {
        expect(senFromRinggit(amount / 100)).toBe(sen(amount));
      }),
    );
  });

  test.each([
    ["12.50", 1250],
    ["12.5", 1250],
    ["12", 1200],
    ["0.05", 5],
    ["-3.10", -310],
    [12.5, 1250],
    [5, 500],
  ])("%s is %i sen", (ringgit, amount) => expect(senFromRinggit(ringgit)).toBe(amount));

  test.each(["0.001", "1.005", "12.500", 0.001, 0.1 + 0.2])("a third decimal is refused: %s", (ringgit) =>
    expect(() => senFromRinggit(ringgit)).toThrow(MoneyError),
  );

  test.each([
    "1e3",
    " 1",
    "1 ",
    "1\n",
    "NaN",
    "Infinity",
    "",
    "-",
    ".",
    ".5",
    "5.",
    "+5",
    "--5",
    "0x10",
    "1,000.00",
    "1.000,00",
    "RM 5",
    "٣",
    "５",
    "9".repeat(13),
    "9".repeat(400),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    1e-7,
  ])("a text that is no plain decimal is refused: %j", (ringgit) =>
    expect(() => senFromRinggit(ringgit)).toThrow(MoneyError),
  );

  test("minus zero becomes zero", () => {
    for (const nothing of [sen(-0), senFromRinggit("-0.00"), senFromRinggit(-0), subtract(sen(5), sen(5))])
      expect(Object.is(nothing, 0)).toBe(true);
    expect(ringgitFromSen(sen(-0))).toBe("0.00");
  });

  test.each([0.5, Number.NaN, 2 ** 53, Number.NEGATIVE_INFINITY])("%d is not a number of sen", (value) =>
    expect(() => sen(value)).toThrow(MoneyError),
  );
});

describe("'Money has 2 decimals', in RM on screen (rule 5.26)", () => {
  test.each([
    [0, "RM 0.00"],
    [5, "RM 0.05"],
    [999_99, "RM 999.99"],
    [1_000_00, "RM 1,000.00"],
    [123_456_789_01, "RM 123,456,789.01"],
    [-1_234_50, "−RM 1,234.50"],
  ])("%i sen reads %s", (amount, text) => expect(formatMoney(sen(amount))).toBe(text));

  test.each([
    [0, "0.00"],
    [1_234_567_89, "1,234,567.89"],
    [-123_456, "−1,234.56"],
    [-123_45, "−123.45"],
  ])("%i sen reads %s where the currency is shown separately", (amount, text) =>
    expect(formatFigures(sen(amount))).toBe(text),
  );

  test("thousands separators change no digit", () => {
    fc.assert(
      fc.property(anySen, (amount) => {
        const text = formatMoney(amount);
        expect(text).toMatch(/^−?RM \d{1,3}(,\d{3})*\.\d\d$/);
        expect(senFromRinggit(text.replace("RM ", "").replace("−", "-").replaceAll(",", ""))).toBe(amount);
      }),
    );
  });
});

describe("'Currency is MYR in gateway requests and RM on screen, with 2 decimals. Amounts are held in sen, and the currency helper divides by 100.' (rule 9.3)", () => {
  test.each([
    [500, "5.00", "RM 5.00"],
    [1, "0.01", "RM 0.01"],
    [123_45, "123.45", "RM 123.45"],
  ])("%i sen are %s ringgit and read %s", (amount, ringgit, shown) => {
    expect(ringgitFromSen(sen(amount))).toBe(ringgit);
    expect(formatMoney(sen(amount))).toBe(shown);
    expect(Number(ringgit)).toBe(amount / 100);
  });
});

describe("rounding is half up, per line", () => {
  test.each([
    [1, 50, 1],
    [1, 49, 0],
    [2, 20, 0],
    [3, 20, 1],
    [12, 20, 2],
    [13, 20, 3],
    [100, 0, 0],
    [100, 100, 100],
  ])("of %i sen, %i per cent is %i", (amount, percent, share) =>
    expect(percentOf(sen(amount), percent)).toBe(share),
  );

  test("a share is exact, or rounded by at most half a sen", () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const tooMuch = percentOf(sen(amount), percent) * 100 - amount * percent;
        expect(tooMuch).toBeGreaterThan(-50);
        expect(tooMuch).toBeLessThanOrEqual(50);
      }),
    );
  });

  test.each([
    [86_40, 60_00, 120_00, 43_20],
    [10, 1, 3, 3],
    [5, 1, 2, 3],
    [0, 1, 2, 0],
    [10 ** 8, 10 ** 8 - 1, 10 ** 8, 10 ** 8 - 1],
  ])("the part of %i sen in the proportion of %i to %i is %i", (amount, part, whole, share) =>
    expect(shareOf(sen(amount), sen(part), sen(whole))).toBe(share),
  );

  test("a full share is the whole amount, and complementary shares add up to it", () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(amounts, amounts, amounts, (amount, part, rest) => {
        fc.pre(part + rest > 0);
        const whole = sen(part + rest);
        expect(shareOf(sen(amount), whole, whole)).toBe(amount);
        const both = shareOf(sen(amount), sen(part), whole) + shareOf(sen(amount), sen(rest), whole);
        expect(Math.abs(both - amount)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("a share of zero or of a debt is refused", () => {
    expect(() => shareOf(sen(1), sen(0), sen(0))).toThrow(MoneyError);
    expect(() => shareOf(sen(-1), sen(1), sen(1))).toThrow(MoneyError);
  });

  test("a percentage of a debt is refused", () => {
    expect(() => percentOf(sen(-1), 20)).toThrow(MoneyError);
  });
});

describe("sums", () => {
  test("adding and then subtracting gives the same amount", () => {
    fc.assert(fc.property(anySen, anySen, (one, other) => subtract(add(one, other), other) === one));
  });

  test("the sum of no amounts is zero", () => expect(add()).toBe(NOTHING));

  test("a sum that is too large to be exact is refused, never rounded", () => {
    expect(() => add(sen(Number.MAX_SAFE_INTEGER), sen(1))).toThrow(MoneyError);
  });

  test("the smaller amount, the absolute value and the lower bound of zero", () => {
    fc.assert(
      fc.property(anySen, anySen, (one: Sen, other: Sen) => {
        expect(smaller(one, other)).toBe(Math.min(one, other));
        expect(absolute(one)).toBe(Math.abs(one));
        expect(atLeastNothing(one)).toBe(Math.max(one, 0));
      }),
    );
  });
});
