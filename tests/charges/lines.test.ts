import fc from "fast-check";
import { StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { assessment } from "../../src/charges/assessment/index.ts";
import { compound } from "../../src/charges/compound/index.ts";
import { type CartItem, findCharge, OFFERED_TYPES } from "../../src/charges/index.ts";
import {
  chargeOf,
  identityOf,
  isUnreadable,
  readItem,
  readLine,
  UnknownChargeError,
  writeItem,
  writeLine,
} from "../../src/charges/lines.ts";
import {
  ADDED_AT,
  anyAssessment,
  anyCompound,
  anyTerms,
  assessmentItem,
  compoundItem,
  WITHOUT_ASSISTANCE,
} from "./samples.ts";

const anyItems: fc.Arbitrary<readonly CartItem[]> = fc
  .tuple(anyAssessment, anyCompound, anyTerms)
  .map(([bill, fine, terms]) => [
    ...assessment.offers(bill, terms, ADDED_AT).map(({ item }) => item),
    ...compound.offers(fine, terms, ADDED_AT).map(({ item }) => item),
  ]);

/** What JSON makes of a value: all that the wire carries. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
}

const MONEY =
  /^(amount|balance|arrears|current|full_year|discount|special_discount|gst_amount|landcess_effect)$/;

describe("items and lines of mixed charge types", () => {
  test("an item comes back from the wire as it was", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items)
          expect(withoutAbsent(readItem(overTheWire(writeItem(item))))).toEqual(withoutAbsent(item));
      }),
    );
  });

  test("a line comes back from the wire as it was", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items) {
          const line = chargeOf(item).lineOf(item);
          expect(withoutAbsent(readLine(overTheWire(writeLine(line))))).toEqual(withoutAbsent(line));
        }
      }),
    );
  });

  test("on the wire money is ringgit with two decimals and nothing else is", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items)
          for (const [field, held] of Object.entries(writeItem(item)))
            if (MONEY.test(field)) expect(held).toMatch(/^\d+\.\d\d$/);
            else expect(held).toBe(Reflect.get(item, field));
      }),
    );
  });

  test("a line of an assessment holds the specification's fields and no selection", () => {
    const line = chargeOf(assessmentItem()).lineOf(assessmentItem());
    expect(Object.keys(line).toSorted()).toEqual(
      [
        "assessment_no",
        "amount",
        "council",
        "full_payment",
        "gst_amount",
        "discount",
        "special_discount",
        "landcess_effect",
        "type",
        "paid_until",
        "name",
        "house_no",
        "current_title",
      ].toSorted(),
    );
  });

  test.each([
    undefined,
    null,
    "assessment",
    5,
    [],
    {},
    { type: "license" },
    { type: "fines" },
    { type: "constructor" },
    { type: ["assessment"] },
  ])("no charge type that is taken here: %j", (value) => {
    expect(() => readLine(value)).toThrow(UnknownChargeError);
    expect(() => readItem(value)).toThrow(UnknownChargeError);
  });

  test("a line that lacks a field, or holds a third decimal, is refused", () => {
    const line = writeLine(chargeOf(compoundItem()).lineOf(compoundItem()));
    const { payer: _payer, ...lacking } = line;
    expect(() => readLine(lacking)).toThrow(StructError);
    expect(() => readLine({ ...line, amount: "50.001" })).toThrow(StructError);
    expect(() => readLine({ ...line, compound_type: "parking" })).toThrow(StructError);
    expect(() => readLine({ ...line, council: "mpkk" })).toThrow(StructError);
  });

  test("what could not be read is told from a fault of ours", () => {
    for (const unreadable of [{ type: "license" }, { type: "compound" }])
      expect(isUnreadable(thrownBy(() => readLine(unreadable)))).toBe(true);
    for (const fault of [new TypeError("a fault of ours"), undefined, "text"])
      expect(isUnreadable(fault)).toBe(false);
  });
});

function thrownBy(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

describe("what an item pays: 'already exist in cart' is by council, type and number", () => {
  test("the amount, the selection and the time take no part", () => {
    const one = assessmentItem("110012345", { arrears: 1_00 });
    const other = assessmentItem("110012345", { current: 2_00, full_year: 2_00 });
    expect(identityOf(one)).toBe(identityOf(other));
    expect(identityOf(chargeOf(one).lineOf(one))).toBe(identityOf(one));
  });

  test("another council, type or number is another", () => {
    const same = compoundItem({ compound_no: "110012345" });
    const identities = [
      assessmentItem("110012345"),
      assessmentItem("110012346"),
      same,
      { ...same, council: "mps" as const },
    ].map(identityOf);
    expect(new Set(identities).size).toBe(identities.length);
  });
});

describe("the registry", () => {
  test("each type that is offered is found by its own name, and the others are not", () => {
    expect(OFFERED_TYPES).toEqual(["assessment", "compound"]);
    for (const type of OFFERED_TYPES) expect(findCharge(type)?.type).toBe(type);
    expect(findCharge("license")).toBeUndefined();
  });

  test("every offered bill has a call of the specification's and terms that its rules take", () => {
    expect(assessment.findCall).toBe("assessments");
    expect(compound.findCall).toBe("compounds");
    expect(chargeOf(assessmentItem())).toBe(assessment);
    expect(chargeOf(compoundItem())).toBe(compound);
    expect(WITHOUT_ASSISTANCE.assistance).toBeNull();
  });
});
