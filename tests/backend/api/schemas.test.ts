import fc from "fast-check";
import { mask } from "superstruct";
import { describe, expect, test } from "vitest";
import { assistedTypes } from "../../../src/api/schemas/assistedTypes.ts";
import { chargeTerms } from "../../../src/api/schemas/chargeTerms.ts";
import { configurationDocument } from "../../../src/api/schemas/configuration.ts";
import { searchQuery } from "../../../src/api/schemas/search.ts";
import { offeredTypes, refusalOf } from "../../../src/api/schemas/takenCharges.ts";
import { ASSISTED_TYPES } from "../../../src/charges/assisted.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";

/** The shapes that the client and the server share, and what the configuration means for the charges. */

const configured = (document: object) => mask(document, configurationDocument);

describe("'Search query: council, payment_type, _id, compound_type, database.' (rule 3.15)", () => {
  const query = { council: "mpt", payment_type: "compound", _id: "C2600123" };

  test("exactly these fields are accepted", () => {
    expect(Object.keys(searchQuery.schema)).toEqual([
      "council",
      "payment_type",
      "_id",
      "compound_type",
      "database",
    ]);
    expect(searchQuery.is({ ...query, compound_type: "vehicle", database: "compound" })).toBe(true);
  });

  test.each([
    { council: "mpkk" },
    { council: undefined },
    { payment_type: "fines" },
    { _id: "" },
    { _id: undefined },
    { _id: "two\nlines" },
    { _id: "1".repeat(201) },
    { database: 5 },
  ])("%j is refused", (wrong) => {
    expect(searchQuery.is(query)).toBe(true);
    expect(searchQuery.is({ ...query, ...wrong })).toBe(false);
  });
});

describe("'Configuration (read at start): closing, snackbarMessage, announcement, app_version.' (rule 3.16)", () => {
  test("the document has these fields, and fields that it leaves out have defaults", () => {
    const said = { closing: true, snackbarMessage: "Notis", announcement: "Tutup", app_version: "1.4.0" };
    expect(configured(said)).toMatchObject(said);
    expect(configured({})).toMatchObject({
      closing: false,
      snackbarMessage: null,
      announcement: null,
      app_version: null,
      app_stores: {},
    });
  });

  test("an operator's text is one for all languages, or one for each", () => {
    const said = { snackbarMessage: { ms: "Notis", zh: "通知" }, announcement: { en: "Closed" } };
    expect(configured(said)).toMatchObject(said);
    for (const wrong of [5, ["Notis"], { ms: 5 }, { en: "" }])
      expect(() => configured({ announcement: wrong })).toThrow();
  });

  test("a link to an app store is an https address", () => {
    const stores = { android: "https://play.google.com/store/apps/details?id=my.kaunter" };
    expect(configured({ app_stores: stores }).app_stores).toEqual(stores);
    for (const wrong of ["javascript:alert(1)", "http://play.google.com/x", "https:///x", ""])
      expect(() => configured({ app_stores: { ios: wrong } })).toThrow();
  });

  test("'The cart is full after a number of items that is not shown': ours is 20 (rule 9.15)", () => {
    expect(configured({}).cart_limit).toBe(20);
  });
});

describe("the charges that the Covid-19 assistance package reduces", () => {
  const assisted = (assistance: object, councils: object = {}) =>
    assistedTypes(
      configured({ assistance: { active: true, percent: 20, charges: [], ...assistance }, councils }),
    );

  test("are the assessment by default", () => {
    expect(assistedTypes(configured({}))).toEqual(["assessment"]);
  });

  test("are none while the package is off or has 0 per cent", () => {
    expect(assisted({ charges: ["assessment"], active: false })).toEqual([]);
    expect(assisted({ charges: ["assessment"], percent: 0 })).toEqual([]);
    expect(assisted({ charges: [] })).toEqual([]);
  });

  test("are the assessment and the licence when both are configured", () => {
    expect(assisted({ charges: ASSISTED_TYPES })).toEqual(["assessment", "license"]);
  });

  test.each(CHARGE_TYPES.filter((type) => !ASSISTED_TYPES.some((assisted) => assisted === type)))(
    "cannot include %s, whose service line has no field for the reduction",
    (type) => {
      expect(() => assisted({ charges: ["assessment", type] })).toThrow(/assistance\.charges\.1/);
    },
  );

  test("keep the default of a field that the configuration leaves out", () => {
    const { assistance } = configured({ assistance: { charges: ["license"] } });
    expect(assistance).toEqual({ active: true, percent: 20, charges: ["license"], dialog: true });
    expect(() => configured({ assistance: { percent: 12.5 } })).toThrow();
  });

  test("exclude a charge that no council takes", () => {
    const closed = Object.fromEntries(COUNCIL_CODES.map((code) => [code, { available: false }]));
    expect(assisted({ charges: ["assessment"] }, closed)).toEqual([]);
    expect(assisted({ charges: ["assessment"] }, { ...closed, mpt: {} })).toEqual(["assessment"]);
  });
});

describe("the charges that a council takes", () => {
  const CONFIGURATION = configured({
    councils: {
      mps: { available: false },
      dbkk: { charges: ["assessment", "parking"], maintenance: ["parking"] },
    },
  });

  test("are all charges unless the configuration says otherwise", () => {
    for (const council of COUNCIL_CODES) {
      expect(offeredTypes(configured({}), council)).toEqual(CHARGE_TYPES);
      for (const type of CHARGE_TYPES) expect(refusalOf(configured({}), council, type)).toBeUndefined();
    }
  });

  test("'This council is currently not available.' (rule 8.7)", () => {
    for (const type of CHARGE_TYPES) expect(refusalOf(CONFIGURATION, "mps", type)).toBe("invalid_council");
  });

  test("'This payment type is currently not available.' (rule 8.8)", () => {
    expect(refusalOf(CONFIGURATION, "dbkk", "market")).toBe("invalid_payment_type");
    expect(refusalOf(CONFIGURATION, "dbkk", "assessment")).toBeUndefined();
    expect(refusalOf(CONFIGURATION, "mpt", "market")).toBeUndefined();
  });

  test("'Payment for {field} is currently unavailable': the charge stays on offer so that the citizen reads this", () => {
    expect(refusalOf(CONFIGURATION, "dbkk", "parking")).toBe("under_maintenance");
    expect(offeredTypes(CONFIGURATION, "dbkk")).toEqual(["assessment", "parking"]);
  });

  test("that are on offer are refused for maintenance only", () => {
    fc.assert(
      fc.property(
        fc.option(fc.subarray([...CHARGE_TYPES]), { nil: undefined }),
        fc.subarray([...CHARGE_TYPES]),
        (charges, maintenance) => {
          const configuration = configured({ councils: { mpt: { charges, maintenance } } });
          const offered = offeredTypes(configuration, "mpt");
          for (const type of CHARGE_TYPES)
            expect(refusalOf(configuration, "mpt", type)).toBe(
              !offered.includes(type)
                ? "invalid_payment_type"
                : maintenance.includes(type)
                  ? "under_maintenance"
                  : undefined,
            );
        },
      ),
    );
  });
});

describe("the terms that the configuration and the day give to the charges", () => {
  const MIDNIGHT = new Date("2026-12-31T16:00:00Z");

  test("take the day in Malaysia", () => {
    expect(chargeTerms(configured({}), MIDNIGHT).today).toEqual({ year: 2027, month: 1, day: 1 });
    const before = new Date(MIDNIGHT.getTime() - 1);
    expect(chargeTerms(configured({}), before).today).toEqual({ year: 2026, month: 12, day: 31 });
  });

  test("'A Covid-19 assistance package gives a 20 percent reduction on some charges.'", () => {
    expect(chargeTerms(configured({}), MIDNIGHT).assistance).toEqual({
      percent: 20,
      charges: ["assessment"],
    });
    const off = { assistance: { active: false, percent: 20, charges: ["assessment"] } };
    expect(chargeTerms(configured(off), MIDNIGHT).assistance).toBeNull();
  });

  test("take the meaning of a licence's codes from the configuration, or the default for each that is absent", () => {
    expect(chargeTerms(configured({}), MIDNIGHT).licences).toEqual(DEFAULT_LICENCE_MEANINGS);
    const own = { licences: { risky: { statusl: ["X"] }, consent: {} } };
    expect(chargeTerms(configured(own), MIDNIGHT).licences).toEqual({
      ...DEFAULT_LICENCE_MEANINGS,
      risky: { statusl: ["X"] },
      consent: {},
    });
  });
});
