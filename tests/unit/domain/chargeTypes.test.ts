import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHARGE_TYPES, chargeTypeFromUrl, isChargeType } from "../../../src/domain/chargeTypes.ts";

describe("payment type from the URL", () => {
  test.each(["council_permit_license", "trading_license", "license"])(
    "'council_permit_license, trading_license and license become license': %s",
    (name) => expect(chargeTypeFromUrl(name)).toBe("license"),
  );

  test.each(["assessment", "compound", "parking"])("'... keep their names': %s", (name) =>
    expect(chargeTypeFromUrl(name)).toBe(name),
  );

  test("'market is searched as is'", () => expect(chargeTypeFromUrl("market")).toBe("market"));

  test("the form's own name is one, and spaces around a name are ignored", () => {
    expect(chargeTypeFromUrl("local_government_charge")).toBe("local_government_charge");
    expect(chargeTypeFromUrl(" assessment\n")).toBe("assessment");
  });

  test.each(["", "Assessment", "licence", "constructor", "toString", "__proto__", "hasOwnProperty"])(
    "no other name is a charge type: %j",
    (name) => expect(chargeTypeFromUrl(name)).toBeUndefined(),
  );

  test("any text gives one of the six or none", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const type = chargeTypeFromUrl(name);
        expect(type === undefined || CHARGE_TYPES.includes(type)).toBe(true);
      }),
    );
  });
});

test("there are six charge types", () => {
  expect(new Set(CHARGE_TYPES).size).toBe(6);
  expect(CHARGE_TYPES.every(isChargeType)).toBe(true);
  for (const wrong of [undefined, null, 1, "fines", ["assessment"]]) expect(isChargeType(wrong)).toBe(false);
});
