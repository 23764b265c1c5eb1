import fc from "fast-check";
import type { AssessmentRecord } from "../../src/charges/assessment/assessment.ts";
import { assessment } from "../../src/charges/assessment/index.ts";
import type { ChargeTerms } from "../../src/charges/charge.ts";
import type { CompoundRecord } from "../../src/charges/compound/compound.ts";
import { compound } from "../../src/charges/compound/index.ts";
import { CATEGORY_OF } from "../../src/charges/compound/kinds.ts";
import type { CartItem } from "../../src/charges/index.ts";
import { COMPOUND_TYPES } from "../../src/domain/compounds.ts";
import { COUNCIL_CODES } from "../../src/domain/councils.ts";
import { add, NOTHING, type Sen, sen } from "../../src/domain/money.ts";

/** Made-up bills, and generators of every bill a council may load. */

export const TODAY = { year: 2026, month: 11, day: 21 } as const;
export const ADDED_AT = new Date("2026-11-21T02:03:04.000Z");

export const WITHOUT_ASSISTANCE: ChargeTerms = { today: TODAY, assistance: null };
export const WITH_ASSISTANCE: ChargeTerms = {
  today: TODAY,
  assistance: { percent: 20, charges: ["assessment"] },
};

/** Figures in sen; what is not named is nothing. The balance follows from the rest. */
type Figures = Partial<Record<"arrears" | "current" | "full_year" | "discount" | "landcess_effect", number>>;

export function assessmentRecord(
  figures: Figures,
  rest: Partial<Omit<AssessmentRecord, keyof Figures | "balance">> = {},
): AssessmentRecord {
  const { arrears = 0, current = 0, full_year = 0, discount = 0, landcess_effect = 0 } = figures;
  return {
    _id: "110012345",
    type: "assessment",
    council: "mpt",
    assessment_no: "110012345",
    name: "Siti binti Ahmad",
    house_no: "12",
    current_title: "CL 105012345",
    billed_quarter: 2,
    ...rest,
    arrears: sen(arrears),
    current: sen(current),
    full_year: sen(full_year),
    discount: sen(discount),
    landcess_effect: sen(landcess_effect),
    balance: sen(arrears + current + landcess_effect),
  };
}

export function compoundRecord(of: Partial<CompoundRecord> = {}): CompoundRecord {
  return {
    _id: "C2600123",
    type: "compound",
    council: "mpt",
    compound_no: "C2600123",
    compound_type: "vehicle",
    category: "vehicle-enforcement",
    offence: "Letak kereta di petak kuning",
    issued_on: "2026-10-01",
    vehicle_no: "SAB1234C",
    compound_id: "7f0c",
    payer: "Lim Ah Kau",
    due_date: "2026-10-15",
    amount: sen(50_00),
    ...of,
  };
}

/** An item of an assessment by the number, as a search puts it into the cart. */
export function assessmentItem(number = "110012345", figures: Figures = { arrears: 184_20 }): CartItem {
  const record = assessmentRecord(figures, { _id: number, assessment_no: number });
  const [offer] = assessment.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

export function compoundItem(of: Partial<CompoundRecord> = {}): CartItem {
  const [offer] = compound.offers(compoundRecord(of), WITHOUT_ASSISTANCE, ADDED_AT);
  if (offer === undefined) throw new Error("the sample has nothing to pay");
  return offer.item;
}

/** Nothing as often as not, otherwise up to a hundred thousand ringgit. */
const anyFigure: fc.Arbitrary<Sen> = fc.oneof(
  fc.constant(NOTHING),
  fc.integer({ min: 1, max: 100_000_00 }).map(sen),
);

const anyText = fc.stringMatching(/^[A-Za-z0-9 .\-林陈]{1,40}$/);

/** Every assessment bill that a council may load: `current` is a part of the year, the discount is not more than it. */
export const anyAssessment: fc.Arbitrary<AssessmentRecord> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    number: fc.stringMatching(/^[0-9]{5,12}$/),
    name: anyText,
    house_no: fc.option(anyText, { nil: undefined }),
    current_title: fc.option(anyText, { nil: undefined }),
    arrears: anyFigure,
    current: anyFigure,
    unbilled: anyFigure,
    landCess: anyFigure,
    discounted: fc.double({ min: 0, max: 1, noNaN: true }),
    billed_quarter: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  })
  .map(({ number, unbilled, landCess, discounted, arrears, current, ...rest }) => {
    const full_year = add(current, unbilled);
    return {
      _id: number,
      type: "assessment",
      assessment_no: number,
      ...rest,
      arrears,
      current,
      full_year,
      discount: sen(Math.floor(full_year * discounted)),
      landcess_effect: landCess,
      balance: add(arrears, current, landCess),
    };
  });

export const anyCompound: fc.Arbitrary<CompoundRecord> = fc
  .record({
    council: fc.constantFrom(...COUNCIL_CODES),
    compound_no: fc.stringMatching(/^[A-Z0-9]{4,14}$/),
    compound_type: fc.constantFrom(...COMPOUND_TYPES),
    vehicle_no: fc.option(fc.stringMatching(/^[A-Z]{3}\d{4}$/), { nil: undefined }),
    offence: anyText,
    payer: anyText,
    amount: anyFigure,
  })
  .map((some) => ({
    _id: some.compound_no,
    type: "compound",
    category: CATEGORY_OF[some.compound_type],
    compound_id: `id-${some.compound_no}`,
    issued_on: "2026-10-01",
    due_date: "2026-10-15",
    ...some,
  }));

export const anyTerms: fc.Arbitrary<ChargeTerms> = fc.record({
  today: fc.record({
    year: fc.integer({ min: 2020, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  assistance: fc.option(
    fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      charges: fc.constantFrom(["assessment" as const], ["compound" as const], []),
    }),
  ),
});
