import fc from "fast-check";
import { StructError } from "superstruct";
import { describe, expect, test } from "vitest";
import { chargeOfType, recordedCharge } from "../../../src/charges/index.ts";
import {
  chargeOf,
  dependentItems,
  identityOf,
  readItem,
  readLine,
  writeItem,
  writeLine,
} from "../../../src/charges/lines.ts";
import { isUnreadable, UnknownChargeError } from "../../../src/charges/unreadable.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { anyItems } from "./everyCharge.ts";
import {
  assessmentItem,
  compoundItem,
  itemsOfEveryType,
  licenseItem,
  marketItem,
  parkingItem,
  stayItem,
} from "./samples.ts";

/** The value after JSON, as the other side receives it. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function withoutAbsent(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined));
}

const MONEY =
  /^(amount|balance|arrears|current|full_year|discount|special_discount|gst_amount|landcess_effect)$/;

describe("items and lines of mixed charge types", () => {
  test("an item survives the request unchanged", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items)
          expect(withoutAbsent(readItem(overTheWire(writeItem(item))))).toEqual(withoutAbsent(item));
      }),
    );
  });

  test("a line survives the request unchanged", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items) {
          const line = chargeOf(item).lineOf(item);
          expect(withoutAbsent(readLine(overTheWire(writeLine(line))))).toEqual(withoutAbsent(line));
        }
      }),
    );
  });

  test("in requests money is ringgit with two decimals, and nothing else is", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        for (const item of items)
          for (const [field, held] of Object.entries(writeItem(item)))
            if (MONEY.test(field)) expect(held).toMatch(/^-?\d+\.\d\d$/);
            else expect(held).toBe(Reflect.get(item, field));
      }),
    );
  });

  test.each([
    undefined,
    null,
    "assessment",
    5,
    [],
    {},
    { type: "licence" },
    { type: "fines" },
    { type: "constructor" },
    { type: ["assessment"] },
  ])("an unknown charge type is refused: %j", (value) => {
    expect(() => readLine(value)).toThrow(UnknownChargeError);
    expect(() => readItem(value)).toThrow(UnknownChargeError);
  });

  test("a line without a required field, or with a third decimal, is refused", () => {
    const line = writeLine(chargeOf(compoundItem()).lineOf(compoundItem()));
    const { payer: _payer, ...lacking } = line;
    expect(() => readLine(lacking)).toThrow(StructError);
    expect(() => readLine({ ...line, amount: "50.001" })).toThrow(StructError);
    expect(() => readLine({ ...line, compound_type: "parking" })).toThrow(StructError);
    expect(() => readLine({ ...line, council: "mpkk" })).toThrow(StructError);
  });

  test("unreadable data and our own errors can be told apart", () => {
    for (const unreadable of [{ type: "fines" }, { type: "compound" }])
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

describe("'already exist in cart' compares council, type and number", () => {
  test("the amount, the selection and the time do not matter", () => {
    const one = assessmentItem("110012345", { arrears: 1_00 });
    const other = assessmentItem("110012345", { current: 2_00, full_year: 2_00 });
    expect(identityOf(one)).toBe(identityOf(other));
    expect(identityOf(chargeOf(one).lineOf(one))).toBe(identityOf(one));
  });

  test("another council, type or number is another bill", () => {
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

describe("'Removing a licence or permit also removes cart items whose license_no matches its id'", () => {
  const permit = licenseItem();

  test("a local-government charge for the premises is removed, however its number was typed", () => {
    for (const license_no of ["2011234", "201-1234", " 201 - 1234 "]) {
      const stay = stayItem({ license_no });
      expect(dependentItems(permit, [stay]), license_no).toEqual([stay]);
    }
  });

  test("another item of the same licence is removed", () => {
    const arrears = { ...licenseItem({}, "arrears"), id: 7 };
    expect(dependentItems(permit, [arrears])).toEqual([arrears]);
  });

  test("an id with dashes matches too", () => {
    const stay = stayItem({ license_no: "2011234" });
    expect(dependentItems({ ...permit, _id: "201-1234" }, [stay])).toEqual([stay]);
  });

  test("an item of another licence, another council or a charge without a licence stays", () => {
    const others = [
      stayItem({ license_no: "2011235" }),
      { ...stayItem({ license_no: "2011234" }), council: "mps" as const },
      assessmentItem("2011234"),
      compoundItem({ compound_no: "2011234" }),
      marketItem({ _id: "2011234", stall_no: "2011234" }),
      parkingItem(5_00, { _id: "2011234", account_no: "2011234" }),
    ];
    expect(dependentItems(permit, others)).toEqual([]);
  });

  test("removing any other item removes no further item (rule 4.13)", () => {
    const stay = stayItem({ license_no: "2011234" });
    for (const item of itemsOfEveryType())
      if (item.type !== "license") expect(dependentItems(item, [stay, permit])).toEqual([]);
    expect(dependentItems(stay, [permit])).toEqual([]);
  });
});

describe("the list of charge types", () => {
  test("has six charge types, each found by its name", () => {
    for (const type of CHARGE_TYPES) expect(chargeOfType(type).type).toBe(type);
    expect(itemsOfEveryType().map(({ type }) => type)).toEqual(CHARGE_TYPES);
    for (const item of itemsOfEveryType()) expect(chargeOf(item)).toBe(chargeOfType(item.type));
  });

  test("says where each charge's amount comes from, and a charge by form has no records", () => {
    const sources = CHARGE_TYPES.map((type) => chargeOfType(type).source);
    expect(sources).toEqual(["bill", "bill", "bill", "bill", "reload", "form"]);
    for (const type of CHARGE_TYPES)
      expect(recordedCharge(type)).toBe(type === "local_government_charge" ? undefined : chargeOfType(type));
  });

  test("'POST /market, /assessments, /compounds', 'GET /api/licenses': each bill has its call", () => {
    const calls = CHARGE_TYPES.flatMap((type) => {
      const charge = chargeOfType(type);
      return charge.source === "bill" ? [charge.findCall] : [];
    });
    expect(calls).toEqual(["assessments", "compounds", "api/licenses", "market"]);
  });
});
