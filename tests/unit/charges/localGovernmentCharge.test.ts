import fc from "fast-check";
import { StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import type { FormValues } from "../../../src/charges/charge.ts";
import { readItem, readLine, shownNumberOf, writeItem, writeLine } from "../../../src/charges/lines.ts";
import { localGovernmentForm as form } from "../../../src/charges/local_government_charge/form.ts";
import { localGovernmentCharge as charge } from "../../../src/charges/local_government_charge/index.ts";
import { daysBetween, MOST_DAYS, MOST_PEOPLE } from "../../../src/charges/local_government_charge/price.ts";
import { NOTHING, sen } from "../../../src/domain/money.ts";
import { ANY_CHARACTER } from "../../anyCharacter.ts";
import { runs } from "../../config/seed.ts";
import { ADDED_AT, anyStay, daysLater, stayForm, stayItem } from "./samples.ts";

const ruleOf = (field: string, values: FormValues) =>
  form.problems(values).find((problem) => problem.field === field)?.rule;

const lineOf = (values: FormValues = {}) => charge.lineOf(stayItem(values));

describe("'Required: full_name, phone, license_no, customer_name, total_no_of_people, total_no_of_days, start_date, end_date.' (rule 5.6)", () => {
  const TYPED = [
    "full_name",
    "phone",
    "license_no",
    "customer_name",
    "total_no_of_people",
    "start_date",
    "end_date",
  ];

  test.each(TYPED)("%s", (field) => {
    const { [field]: _typed, ...absent } = stayForm();
    for (const values of [absent, stayForm({ [field]: "" }), stayForm({ [field]: " \t " })])
      expect(form.problems(values)).toContainEqual({ field, rule: "required" });
  });

  test("total_no_of_days follows from the dates: a line without it is unreadable (rule 5.6)", () => {
    const { total_no_of_days, ...lacking } = writeLine(lineOf());
    expect(total_no_of_days).toBe(3);
    expect(() => readLine(lacking)).toThrow(StructError);
    expect(form.inputs.map(({ name }) => name)).not.toContain("total_no_of_days");
  });

  test("an empty form lacks each of them, in the form's order (rule 5.6)", () => {
    const lacked = form.problems({});
    expect(lacked.map(({ field }) => field)).toEqual(form.inputs.map(({ name }) => name));
    expect(lacked.every(({ rule }) => rule === "required")).toBe(true);
    expect(lacked.map(({ field }) => field).toSorted()).toEqual([...TYPED, "email"].toSorted());
  });
});

describe("'email is required and valid.' (rule 5.7)", () => {
  test.each([
    ["", "required"],
    ["aminah", "email"],
    ["aminah@example", "email"],
    ["a b@example.my", "email"],
    ["aminah@example.my", undefined],
    [" aminah@example.my ", undefined],
  ])("%j: %s", (email, rule) => expect(ruleOf("email", stayForm({ email }))).toBe(rule));
});

describe("'amount is required and at least 0.'", () => {
  test("a line or an item without an amount or with a negative one is unreadable (rule 5.8)", () => {
    for (const [read, written] of [
      [readLine, writeLine(lineOf())],
      [readItem, writeItem(stayItem())],
    ] as const) {
      const { amount: _amount, ...lacking } = written;
      expect(() => read(lacking)).toThrow(StructError);
      expect(() => read({ ...written, amount: "-0.01" })).toThrow(StructError);
      expect(read({ ...written, amount: "0.00" }).amount).toBe(NOTHING);
    }
  });
});

describe("'The days count is the difference between end and start dates in days.'", () => {
  /** Counts the days one by one. */
  function daysCounted(start: string, end: string): number {
    let days = 0;
    for (let day = start; day !== end; day = daysLater(day, 1)) days += 1;
    return days;
  }

  test.each([
    ["2026-12-30", "2027-01-02", 3],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-02-28", "2027-03-01", 1],
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-21", "2026-11-20", -1],
    ["2026-01-01", "2027-01-01", 365],
  ])("from %s to %s: %i (rule 5.9)", (start, end, days) => expect(daysBetween(start, end)).toBe(days));

  test("are the days of the calendar, also backwards (rule 5.9)", () => {
    fc.assert(
      fc.property(anyStay, ({ start_date = "", end_date = "" }) => {
        const days = daysCounted(start_date, end_date);
        expect(daysBetween(start_date, end_date)).toBe(days);
        expect(daysBetween(end_date, start_date)).toBe(-days);
      }),
    );
  });

  test("the item has the computed number, whatever was typed (rule 5.9)", () => {
    fc.assert(
      fc.property(anyStay, (values) => {
        const item = form.itemOf({ ...values, total_no_of_days: "1", amount: "0.01" }, "mpt", ADDED_AT);
        expect(item.total_no_of_days).toBe(daysBetween(item.start_date, item.end_date));
      }),
    );
  });
});

describe("'Local-government charge. people x days x 1, with gst and discount 0.'", () => {
  test("four people for three days cost RM 12.00 (rule 9.7)", () => {
    expect(writeLine(lineOf())).toMatchObject({
      total_no_of_people: 4,
      total_no_of_days: 3,
      amount: "12.00",
      gst_amount: "0.00",
      discount: "0.00",
    });
  });

  test("RM 1.00 for each person and day, for any number of both (rule 9.7)", () => {
    fc.assert(
      fc.property(anyStay, (values) => {
        const item = form.itemOf(values, "mpt", ADDED_AT);
        expect(item.amount).toBe(Number(values.total_no_of_people) * item.total_no_of_days * 100);
        expect(form.priceOf(values)).toBe(item.amount);
      }),
    );
  });

  test("a line with a tax or a discount is unreadable (rule 9.7)", () => {
    for (const field of ["gst_amount", "discount"])
      expect(() => readLine({ ...writeLine(lineOf()), [field]: "0.01" })).toThrow(StructError);
  });

  test("the price is shown as soon as people and days are given, and not before", () => {
    const { total_no_of_people, start_date, end_date } = stayForm();
    const needed = {
      total_no_of_people: `${total_no_of_people}`,
      start_date: `${start_date}`,
      end_date: `${end_date}`,
    };
    expect(form.priceOf(needed)).toBe(12_00);
    const period = { start: "2026-12-30", end: "2027-01-02", days: 3 };
    expect(form.periodOf({ ...needed, total_no_of_people: "" })).toEqual(period);
    expect(form.periodOf({ ...needed, end_date: needed.start_date })).toBeUndefined();
    for (const field of Object.keys(needed)) expect(form.priceOf({ ...needed, [field]: "" })).toBeUndefined();
    for (const people of ["0", "-4", "1.5", "4e2", "four", "１"])
      expect(form.priceOf({ ...needed, total_no_of_people: people })).toBeUndefined();
  });
});

describe("'Local-government charge: license_no, customer_name, total_no_of_people, total_no_of_days, start_date, end_date, amount, full_name, email, phone, type (default local_government_charge).' (rule 3.5)", () => {
  const FIELDS =
    "license_no, customer_name, total_no_of_people, total_no_of_days, start_date, end_date, amount, full_name, email, phone, type".split(
      ", ",
    );

  test("the item has these, its council and the time it was added", () => {
    expect(Object.keys(stayItem()).toSorted()).toEqual([...FIELDS, "council", "added_cart_at"].toSorted());
  });

  test("the line has these, its council, its gst and its discount", () => {
    expect(Object.keys(charge.lineOf({ ...stayItem(), id: 3 })).toSorted()).toEqual(
      [...FIELDS, "council", "gst_amount", "discount"].toSorted(),
    );
  });

  test("type (default local_government_charge)", () => {
    expect(stayItem().type).toBe("local_government_charge");
  });
});

describe("a form goes into the cart exactly when it has no problem", () => {
  test("a valid form always does", () => {
    fc.assert(
      fc.property(anyStay, (values) => {
        expect(form.problems(values)).toEqual([]);
        expect(form.itemOf(values, "mps", ADDED_AT)).toMatchObject({ council: "mps" });
      }),
    );
  });

  const anyTyped = fc.oneof(
    fc.string({ unit: ANY_CHARACTER, maxLength: 120 }),
    fc.constantFrom(
      "",
      "ß".repeat(100),
      "\u{1f600}".repeat(100),
      "ŉ".repeat(90),
      "0",
      "5",
      "99999",
      "2026-02-30",
    ),
    fc.constantFrom("2026-11-21", "2026-11-22", "2028-11-22", "aminah@example.my", "0123456789", "a\u0007b"),
  );
  const anyForm = fc
    .tuple(anyStay, fc.dictionary(fc.constantFrom(...form.inputs.map(({ name }) => name)), anyTyped))
    .map(([right, wrong]) => ({ ...right, ...wrong }));

  test("any form either has problems and is refused, or its item survives a request unchanged", () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        if (form.problems(values).length > 0) {
          expect(() => form.itemOf(values, "mpt", ADDED_AT)).toThrow(RangeError);
          return;
        }
        const item = form.itemOf(values, "mpt", ADDED_AT);
        expect(readItem(JSON.parse(JSON.stringify(writeItem(item))))).toEqual(item);
        const line = charge.lineOf(item);
        expect(readLine(JSON.parse(JSON.stringify(writeLine(line))))).toEqual(line);
      }),
      { numRuns: runs(500) },
    );
  });

  test("each field has at most one problem, and each problem a field", () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        const fields = form.problems(values).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        for (const field of fields) expect(form.inputs.map(({ name }) => name)).toContain(field);
      }),
    );
  });

  test.each([
    ["total_no_of_people", "0", "between"],
    ["total_no_of_people", String(MOST_PEOPLE), undefined],
    ["total_no_of_people", String(MOST_PEOPLE + 1), "between"],
    ["total_no_of_people", "2.5", "between"],
    ["start_date", "2026-02-29", "date"],
    ["start_date", "12/30/2026", "date"],
    ["start_date", "30/12/26", "date_format"],
    ["end_date", "2026-12-30", "afterStart"],
    ["end_date", "2026-12-29", "afterStart"],
    ["end_date", daysLater("2026-12-30", MOST_DAYS), undefined],
    ["end_date", daysLater("2026-12-30", MOST_DAYS + 1), "longest"],
    ["phone", "12", "phone"],
    ["full_name", "a".repeat(101), "max"],
    ["full_name", "a".repeat(100), undefined],
    ["customer_name", "two\nlines", "characters"],
  ])("%s %j: %s", (field, typed, rule) => expect(ruleOf(field, stayForm({ [field]: typed }))).toBe(rule));
});

describe("checking a line's price again", () => {
  test("computes the amount from the line's own people and days", () => {
    fc.assert(
      fc.property(anyStay, fc.integer({ min: 0, max: 10 ** 9 }), (values, wrong) => {
        const line = charge.lineOf(form.itemOf(values, "mpt", ADDED_AT));
        expect(charge.reprice({ ...line, amount: sen(wrong) })).toEqual(line);
      }),
    );
  });

  test("gives no line without the payer's e-mail or phone, which a payment's answer leaves out", () => {
    for (const field of ["email", "phone"] as const) {
      const { [field]: _given, ...published } = writeLine(lineOf());
      expect(readLine(published)).not.toHaveProperty(field);
      expect(charge.reprice({ ...lineOf(), [field]: undefined })).toBeUndefined();
      expect(() => readLine({ ...writeLine(lineOf()), [field]: "x" })).toThrow(StructError);
    }
  });

  test("gives no line when its number of days does not fit its dates", () => {
    expect(charge.reprice({ ...lineOf(), total_no_of_days: 2 })).toBeUndefined();
    expect(charge.reprice({ ...lineOf(), end_date: "2026-12-30" })).toBeUndefined();
    expect(charge.reprice({ ...lineOf(), start_date: "2027-01-03", total_no_of_days: 1 })).toBeUndefined();
  });
});

describe("the number of a stay", () => {
  test("differs for another guest or another start at the same premises", () => {
    const others: readonly FormValues[] = [
      {},
      { customer_name: "Lim Ah Kau" },
      { start_date: "2026-12-31" },
      { license_no: "R1" },
    ];
    const numbers = others.map((of) => charge.numberOf(stayItem(of)));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(charge.numberOf(stayItem({ total_no_of_people: "5" }))).toBe(charge.numberOf(stayItem()));
  });

  test("no line of its shown number begins with a dot", () => {
    const item = stayItem({ license_no: "201-1234", customer_name: "Tan Mei Ling" });
    expect(shownNumberOf(item)).toMatch(/^201-1234\u00a0· Tan Mei Ling\u00a0· \d\d\//);
  });

  test("a licence number is stored in capitals, a phone number without dashes", () => {
    expect(stayItem({ license_no: " r7654321 " })).toMatchObject({
      license_no: "R7654321",
      phone: "0891234567",
    });
  });
});
