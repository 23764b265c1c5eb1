import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountInWords } from "../../../src/domain/amountInWords/amountInWords.ts";
import { LANGUAGES, type Language } from "../../../src/domain/language.ts";
import { MoneyError, type Sen, sen } from "../../../src/domain/money.ts";
import { runs } from "../../config/seed.ts";

/** The words repeat the figures: reading them gives the same amount. */

const ringgit = (amount: number) => sen(Math.round(amount * 100));

const EXAMPLES: readonly (readonly [amount: number, ms: string, en: string, zh: string])[] = [
  [0, "Ringgit Malaysia: Sifar Sahaja", "Ringgit Malaysia Zero Only", "马币零令吉正"],
  [0.05, "Ringgit Malaysia: Sen Lima Sahaja", "Ringgit Malaysia Sen Five Only", "马币伍仙正"],
  [0.5, "Ringgit Malaysia: Sen Lima Puluh Sahaja", "Ringgit Malaysia Sen Fifty Only", "马币伍拾仙正"],
  [1, "Ringgit Malaysia: Satu Sahaja", "Ringgit Malaysia One Only", "马币壹令吉正"],
  [
    10.05,
    "Ringgit Malaysia: Sepuluh dan Sen Lima Sahaja",
    "Ringgit Malaysia Ten and Sen Five Only",
    "马币壹拾令吉零伍仙正",
  ],
  [
    11.11,
    "Ringgit Malaysia: Sebelas dan Sen Sebelas Sahaja",
    "Ringgit Malaysia Eleven and Sen Eleven Only",
    "马币壹拾壹令吉壹拾壹仙正",
  ],
  [18, "Ringgit Malaysia: Lapan Belas Sahaja", "Ringgit Malaysia Eighteen Only", "马币壹拾捌令吉正"],
  [
    21.9,
    "Ringgit Malaysia: Dua Puluh Satu dan Sen Sembilan Puluh Sahaja",
    "Ringgit Malaysia Twenty-One and Sen Ninety Only",
    "马币贰拾壹令吉玖拾仙正",
  ],
  [
    101,
    "Ringgit Malaysia: Seratus Satu Sahaja",
    "Ringgit Malaysia One Hundred One Only",
    "马币壹佰零壹令吉正",
  ],
  [
    110,
    "Ringgit Malaysia: Seratus Sepuluh Sahaja",
    "Ringgit Malaysia One Hundred Ten Only",
    "马币壹佰壹拾令吉正",
  ],
  [1000, "Ringgit Malaysia: Seribu Sahaja", "Ringgit Malaysia One Thousand Only", "马币壹仟令吉正"],
  [
    1001,
    "Ringgit Malaysia: Seribu Satu Sahaja",
    "Ringgit Malaysia One Thousand One Only",
    "马币壹仟零壹令吉正",
  ],
  [
    1234.5,
    "Ringgit Malaysia: Seribu Dua Ratus Tiga Puluh Empat dan Sen Lima Puluh Sahaja",
    "Ringgit Malaysia One Thousand Two Hundred Thirty-Four and Sen Fifty Only",
    "马币壹仟贰佰叁拾肆令吉伍拾仙正",
  ],
  [
    11_012,
    "Ringgit Malaysia: Sebelas Ribu Dua Belas Sahaja",
    "Ringgit Malaysia Eleven Thousand Twelve Only",
    "马币壹万壹仟零壹拾贰令吉正",
  ],
  [
    100_000,
    "Ringgit Malaysia: Seratus Ribu Sahaja",
    "Ringgit Malaysia One Hundred Thousand Only",
    "马币壹拾万令吉正",
  ],
  [
    100_005,
    "Ringgit Malaysia: Seratus Ribu Lima Sahaja",
    "Ringgit Malaysia One Hundred Thousand Five Only",
    "马币壹拾万零伍令吉正",
  ],
  [
    100_001_000,
    "Ringgit Malaysia: Seratus Juta Seribu Sahaja",
    "Ringgit Malaysia One Hundred Million One Thousand Only",
    "马币壹亿零壹仟令吉正",
  ],
  [
    1_001_000,
    "Ringgit Malaysia: Sejuta Seribu Sahaja",
    "Ringgit Malaysia One Million One Thousand Only",
    "马币壹佰万壹仟令吉正",
  ],
  [
    200_000_030.03,
    "Ringgit Malaysia: Dua Ratus Juta Tiga Puluh dan Sen Tiga Sahaja",
    "Ringgit Malaysia Two Hundred Million Thirty and Sen Three Only",
    "马币贰亿零叁拾令吉零叁仙正",
  ],
  [
    999_999_999.99,
    "Ringgit Malaysia: Sembilan Ratus Sembilan Puluh Sembilan Juta Sembilan Ratus Sembilan Puluh Sembilan Ribu Sembilan Ratus Sembilan Puluh Sembilan dan Sen Sembilan Puluh Sembilan Sahaja",
    "Ringgit Malaysia Nine Hundred Ninety-Nine Million Nine Hundred Ninety-Nine Thousand Nine Hundred Ninety-Nine and Sen Ninety-Nine Only",
    "马币玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖令吉玖拾玖仙正",
  ],
];

test.each(EXAMPLES)("RM %d", (amount, ms, en, zh) => {
  expect(amountInWords(ringgit(amount), "ms")).toBe(ms);
  expect(amountInWords(ringgit(amount), "en")).toBe(en);
  expect(amountInWords(ringgit(amount), "zh")).toBe(zh);
});

const MALAY: Readonly<Record<string, number>> = {
  ...{ sifar: 0, satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, lapan: 8, sembilan: 9 },
};
const ENGLISH: Readonly<Record<string, number>> = {
  ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90 },
};

/** Reads word by word. A word is a number, multiplies the number before it, or ends a group. */
function readWords(words: readonly string[], numbers: Readonly<Record<string, number>>): number {
  let [total, group, digit] = [0, 0, 0];
  for (const word of words) {
    const number = numbers[word];
    if (number !== undefined) {
      group += digit;
      digit = number;
    } else if (word === "belas") digit += 10;
    else if (word === "puluh") digit *= 10;
    else if (word === "ratus" || word === "hundred") {
      group += digit * 100;
      digit = 0;
    } else {
      const scale = { ribu: 1e3, thousand: 1e3, juta: 1e6, million: 1e6 }[word];
      if (scale === undefined) throw new Error(`no word of a number: ${word}`);
      total += (group + digit) * scale;
      [group, digit] = [0, 0];
    }
  }
  return total + group + digit;
}

/** "sebelas" is "satu belas". */
const malayWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bse(puluh|belas|ratus|ribu|juta)/g, "satu $1")
    .split(" ");

function readChinese(text: string): number {
  let [total, group, digit] = [0, 0, 0];
  for (const character of text) {
    const number = "零壹贰叁肆伍陆柒捌玖".indexOf(character);
    const place = { 拾: 10, 佰: 100, 仟: 1000 }[character];
    if (number >= 0) digit = number;
    else if (place !== undefined) {
      group += digit * place;
      digit = 0;
    } else {
      total += (group + digit) * (character === "万" ? 1e4 : 1e8);
      [group, digit] = [0, 0];
    }
  }
  return total + group + digit;
}

const READ: Readonly<Record<Language, (text: string) => number>> = {
  ms: (text) => {
    const [, whole = "sifar", part = "sifar"] =
      /^Ringgit Malaysia: (?:((?!Sen\b).+?))??(?: dan )?(?:Sen (.+))? Sahaja$/.exec(text) ?? [];
    return readWords(malayWords(whole), MALAY) * 100 + readWords(malayWords(part), MALAY);
  },
  en: (text) => {
    const [, whole = "zero", part = "zero"] =
      /^Ringgit Malaysia (?:((?!Sen\b).+?))??(?: and )?(?:Sen (.+))? Only$/.exec(text) ?? [];
    const words = (said: string) => said.toLowerCase().split(/[ -]/);
    return readWords(words(whole), ENGLISH) * 100 + readWords(words(part), ENGLISH);
  },
  zh: (text) => {
    const [, whole = "零", part = "零"] = /^马币(?:(.+)令吉)?(?:(.+)仙)?正$/.exec(text) ?? [];
    return readChinese(whole) * 100 + readChinese(part);
  },
};

/** Also round amounts, in which whole groups are zero. */
const anyAmount: fc.Arbitrary<Sen> = fc
  .oneof(
    fc.integer({ min: 0, max: 999_999_999_99 }),
    fc
      .array(fc.constantFrom(0, 0, 1, 9), { minLength: 1, maxLength: 11 })
      .map((digits) => Number(digits.join(""))),
  )
  .map(sen);

describe.each(LANGUAGES)("in words: %s", (language) => {
  test("every amount is read back", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(READ[language](amountInWords(amount, language))).toBe(amount);
      }),
      { numRuns: runs(2000) },
    );
  });

  test("no two of the most common amounts have the same words", () => {
    const written = Array.from({ length: 30_000 }, (_nothing, amount) =>
      amountInWords(sen(amount), language),
    );
    expect(new Set(written).size).toBe(written.length);
  });

  test("an amount that no payment can have has no words", () => {
    for (const amount of [-1, 1_000_000_000_00])
      expect(() => amountInWords(sen(amount), language)).toThrow(MoneyError);
  });
});

test("Chinese has one 零 for empty places, and none at the end", () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const words = amountInWords(amount, "zh");
      expect(words).not.toMatch(/零零|[^币]零令吉|零仙|零万|零亿/);
    }),
  );
});
