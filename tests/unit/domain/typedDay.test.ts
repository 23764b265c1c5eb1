import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayInWords, formatDay } from "../../../src/domain/malaysiaTime.ts";
import { readTypedDay } from "../../../src/domain/typedDay.ts";

describe("'Dates are DD/MM/YYYY': a citizen types a day in this form (rule 5.27)", () => {
  test.each([
    "03/04/2026",
    "3/4/2026",
    "03-04-2026",
    "03.04.2026",
    "3 4 2026",
    "03042026",
    " 03/04/2026 ",
    "０３／０４／２０２６",
    "2026-04-03",
  ])("%j is 3 April", (typed) => expect(readTypedDay(typed)).toEqual({ day: "2026-04-03" }));

  test("every shown day reads back as itself, with or without slashes", () => {
    const any = fc
      .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(any, (day) => {
        expect(readTypedDay(formatDay(day))).toEqual({ day });
        expect(readTypedDay(formatDay(day).replaceAll("/", ""))).toEqual({ day });
      }),
    );
  });

  test.each(["31/02/2026", "29022027", "04/13/2026", "0/4/2026", "00/00/0000"])(
    "%j is not an existing day",
    (typed) => expect(readTypedDay(typed)).toEqual({ rule: "date" }),
  );

  test.each(["3/4/26", "342026", "3 April 2026", "03/04-2026", "x", "2026/04/03", "3/4/2026 1"])(
    "%j is not in the format",
    (typed) => expect(readTypedDay(typed)).toEqual({ rule: "date_format" }),
  );
});

test.each([
  ["ms", "3\u00a0April\u00a02026"],
  ["en", "3\u00a0April\u00a02026"],
  ["zh", "2026年4月3日"],
] as const)("a day is written out in %s, whatever the reader's time zone", (language, words) => {
  expect(dayInWords("2026-04-03", language)).toBe(words);
});
