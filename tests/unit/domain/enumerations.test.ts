import { describe, expect, test } from "vitest";
import { COMPOUND_CATEGORIES, COMPOUND_TYPES } from "../../../src/domain/compounds.ts";
import {
  COMPOUND_GROUPS,
  DISCOUNT_METHODS,
  GENDERS,
  IDENTITY_TYPES,
  UNITS,
} from "../../../src/domain/enumerations.ts";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { BANK_NAMES } from "../../../src/domain/payments/banks.ts";
import { CARD_BANK_NAMES, CARD_BANKS } from "../../../src/domain/payments/cardBanks.ts";
import { PAYMENT_STATES, STATUSES } from "../../../src/domain/payments/paymentState.ts";
import { text } from "../i18n/allTexts.ts";

/**
 * The exact wording of docs/specification.md, sections 3 and 4, the number of values, and the key prefix of the labels that
 * screens show.
 */
const ENUMERATIONS = [
  {
    name: "Compound types",
    wording: "individual, health_individual, trading, health_trading, citycontrol, vehicle",
    count: 6,
    values: COMPOUND_TYPES,
    labels: "charges.compound.type",
  },
  {
    name: "Category values",
    wording:
      "individual-enforcement, individual-health, trading-enforcement, trading-health, seizure-enforcement, vehicle-enforcement, inventory, service",
    count: 8,
    values: COMPOUND_CATEGORIES,
  },
  {
    name: "Compound category",
    wording: "individual, seizure, vehicle, trading",
    count: 4,
    values: COMPOUND_GROUPS,
  },
  {
    name: "Gender",
    wording: "female, male",
    count: 2,
    values: GENDERS,
  },
  {
    name: "Identity type",
    wording: "army_id, new_id, old_id, passport_id, police_id",
    count: 5,
    values: IDENTITY_TYPES,
  },
  {
    name: "Discount method",
    wording: "direct, percentage",
    count: 2,
    values: DISCOUNT_METHODS,
  },
  {
    name: "Units",
    wording:
      "piece, unit, year, month, day, hour, minute, kilometre, metre, mile, kilogram, gram, metric_ton, pound",
    count: 14,
    values: UNITS,
  },
  {
    name: "Labels name these statuses",
    wording:
      "pending, in_progress, paid, unpaid, failed, successful, cancelled, expired, suspended, terminated, approved, reviewed, active, inactive, archived, dropped",
    count: 16,
    values: STATUSES,
    labels: "status",
  },
] as const;

describe("the specification's enumerations", () => {
  test.each(ENUMERATIONS)("'$name: $wording' (rules 3.17, 4.2)", ({ wording, count, values }) => {
    expect(values.join(", ")).toBe(wording);
    expect(values).toHaveLength(count);
    expect(new Set(values).size).toBe(count);
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    test.each(ENUMERATIONS.filter((enumeration) => "labels" in enumeration))(
      "each value of $name has a label, other than its raw name (rules 3.17, 4.2)",
      ({ labels, values }) => {
        const said = values.map((value) => text(language, `${labels}.${value}`));
        for (const label of said) {
          expect(label.trim()).not.toBe("");
          expect(label).not.toContain("_");
          // A label begins with a capital letter or is Chinese. A raw name is neither.
          expect(label).toMatch(/^[\p{Lu}\p{Script=Han}]/u);
        }
        expect(new Set(said).size).toBe(values.length);
      },
    );
  });
});

test("a payment is in one of the statuses that labels name (rule 4.2)", () => {
  for (const state of PAYMENT_STATES) expect(STATUSES).toContain(state);
});

describe("'The bank list has 16 Malaysian banks'", () => {
  test("16 banks are listed once, each with a name (rule 3.18)", () => {
    expect(CARD_BANKS).toHaveLength(16);
    expect(new Set(CARD_BANKS).size).toBe(16);
    expect(Object.keys(CARD_BANK_NAMES)).toEqual([...CARD_BANKS]);
    expect(Object.values(CARD_BANK_NAMES)).toEqual([
      "Affin Bank",
      "Alliance Bank",
      "AmBank",
      "Bank Islam",
      "Bank Muamalat",
      "Bank Rakyat",
      "BSN",
      "CIMB Bank",
      "Hong Leong Bank",
      "HSBC Bank",
      "Maybank",
      "OCBC Bank",
      "Public Bank",
      "RHB Bank",
      "Standard Chartered",
      "UOB Bank",
    ]);
  });

  test("they are sorted by name, ignoring case", () => {
    const names = Object.values(CARD_BANK_NAMES);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  });

  test("individuals can pay from each of them by FPX too", () => {
    const fpx = Object.values(BANK_NAMES["01"]);
    for (const name of Object.values(CARD_BANK_NAMES)) {
      const known = name.replace(/ Bank$/, "");
      expect(
        fpx.some((bank) => bank.startsWith(known)),
        name,
      ).toBe(true);
    }
  });
});
