import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AssessmentItem, AssessmentRecord } from "../../../src/charges/assessment/assessment.ts";
import { assessment } from "../../../src/charges/assessment/index.ts";
import { assessmentSettlement } from "../../../src/charges/assessment/settlement.ts";
import type { ChargeTerms, Offer, Settled } from "../../../src/charges/charge.ts";
import { add, NOTHING } from "../../../src/domain/money.ts";
import {
  ADDED_AT,
  anyAssessment,
  anyTerms,
  assessmentRecord,
  WITH_ASSISTANCE,
  WITHOUT_ASSISTANCE,
} from "./samples.ts";

/** A balance is the record minus its settlements: the effect of paying an offer, and the rest that is then owed. */

type Offered = Offer<AssessmentItem>;

function settledBy(offer: Offered, record: AssessmentRecord, terms: ChargeTerms): Settled {
  return assessmentSettlement.settles(assessment.lineOf(offer.item), record, terms);
}

/** Checks the rule for every offer of every bill. */
function forEveryOffer(rule: (offer: Offered, record: AssessmentRecord, terms: ChargeTerms) => void): void {
  fc.assert(
    fc.property(anyAssessment, anyTerms, (record, terms) => {
      for (const offer of assessment.offers(record, terms, ADDED_AT)) rule(offer, record, terms);
    }),
  );
}

const FIGURES = ["arrears", "current", "full_year", "discount", "landcess_effect", "balance"] as const;

test("a record without settlements stays unchanged", () => {
  fc.assert(
    fc.property(anyAssessment, (record) => {
      expect(assessmentSettlement.remaining(record, [])).toEqual(record);
    }),
  );
});

test("a selection that was paid is no longer offered", () => {
  forEveryOffer((offer, record, terms) => {
    const left = assessmentSettlement.remaining(record, [settledBy(offer, record, terms)]);
    const choices = assessment.offers(left, terms, ADDED_AT).map(({ choice }) => choice);
    expect(choices).not.toContain(offer.choice);
    expect(assessment.reprice(assessment.lineOf(offer.item), left, terms)).toBeUndefined();
  });
});

test("paying the whole year leaves nothing to pay, since the discount is no longer owed", () => {
  forEveryOffer((offer, record, terms) => {
    if (offer.choice !== "3") return;
    const left = assessmentSettlement.remaining(record, [settledBy(offer, record, terms)]);
    expect(assessment.offers(left, terms, ADDED_AT)).toEqual([]);
    for (const figure of FIGURES) expect(left[figure]).toBe(NOTHING);
  });
});

test("paying step by step leaves nothing to pay either", () => {
  fc.assert(
    fc.property(anyAssessment, anyTerms, (record, terms) => {
      const settled: Settled[] = [];
      for (let step = 0; step < 3; step += 1) {
        const left = assessmentSettlement.remaining(record, settled);
        const [offer] = assessment.offers(left, terms, ADDED_AT);
        if (offer) settled.push(settledBy(offer, left, terms));
      }
      expect(assessment.offers(assessmentSettlement.remaining(record, settled), terms, ADDED_AT)).toEqual([]);
    }),
  );
});

test("several payments reduce the balance alike in any order", () => {
  const anyOrder = fc.array(fc.nat({ max: 2 }), { maxLength: 4 });
  fc.assert(
    fc.property(anyAssessment, anyTerms, anyOrder, (record, terms, order) => {
      const offers = assessment.offers(record, terms, ADDED_AT);
      const settled = order.flatMap((place) => {
        const offer = offers[place];
        return offer ? [settledBy(offer, record, terms)] : [];
      });
      expect(assessmentSettlement.remaining(record, settled)).toEqual(
        assessmentSettlement.remaining(record, settled.toReversed()),
      );
    }),
  );
});

describe("settling twice", () => {
  test("never makes a figure negative, and leaves no more than settling once", () => {
    forEveryOffer((offer, record, terms) => {
      const settled = settledBy(offer, record, terms);
      const once = assessmentSettlement.remaining(record, [settled]);
      const twice = assessmentSettlement.remaining(record, [settled, settled]);
      for (const figure of FIGURES) {
        expect(twice[figure]).toBeGreaterThanOrEqual(0);
        expect(twice[figure]).toBeLessThanOrEqual(once[figure]);
      }
    });
  });

  test("exceeds what the record owes in some part, so a double payment can be detected", () => {
    forEveryOffer((offer, record, terms) => {
      const settled = settledBy(offer, record, terms);
      const owes = assessment.owes(record) ?? {};
      expect(Object.keys(settled).toSorted()).toEqual(Object.keys(owes).toSorted());
      for (const [part, amount] of Object.entries(settled))
        expect(amount).toBeLessThanOrEqual(owes[part] ?? -1);
    });
    const record = assessmentRecord({ arrears: 184_20, current: 60_00, full_year: 60_00 });
    const [arrears] = assessment.offers(record, WITH_ASSISTANCE, ADDED_AT);
    if (arrears === undefined) throw new Error("arrears were to be offered");
    const settled = settledBy(arrears, record, WITH_ASSISTANCE);
    expect(add(settled.arrears ?? NOTHING, settled.arrears ?? NOTHING)).toBeGreaterThan(
      assessment.owes(record)?.arrears ?? NOTHING,
    );
  });
});

describe("paying the billed part twice is a double payment and does not pay the rest of the year", () => {
  const record = assessmentRecord({ current: 60_00, full_year: 240_00 });
  const [billed, wholeYear] = assessment.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);
  const settledOf = (offer: Offered | undefined) => settledBy(offer!, record, WITHOUT_ASSISTANCE);

  test("after the second payment the rest of the year is still owed", () => {
    const twice = assessmentSettlement.remaining(record, [settledOf(billed), settledOf(billed)]);
    expect(twice).toMatchObject({ current: 0, full_year: 180_00 });
  });

  test.each([
    ["billed", billed, billed, "billed"],
    ["the whole year", wholeYear, wholeYear, "year"],
    ["the whole year after what is billed", billed, wholeYear, "year"],
    ["what is billed after the whole year", wholeYear, billed, "billed"],
  ])("a double payment is detected: %s", (_name, first, second, part) => {
    const owes = assessment.owes(assessmentSettlement.remaining(record, [settledOf(first)])) ?? {};
    expect(settledOf(second)[part]).toBeGreaterThan(owes[part] ?? Number.NaN);
  });

  test("a year that was paid whole is not paid twice when the next quarter is billed", () => {
    const nextQuarter = assessmentRecord({ current: 120_00, full_year: 240_00 }, { billed_quarter: 3 });
    const owes = assessment.owes(nextQuarter) ?? {};
    for (const [part, amount] of Object.entries(settledOf(wholeYear)))
      expect(amount).toBeLessThanOrEqual(owes[part] ?? -1);
    expect(assessmentSettlement.remaining(nextQuarter, [settledOf(wholeYear)]).balance).toBe(NOTHING);
  });
});

test("the remaining balance is the arrears, the billed part and the land cess", () => {
  forEveryOffer((offer, record, terms) => {
    const left = assessmentSettlement.remaining(record, [settledBy(offer, record, terms)]);
    expect(left.balance).toBe(add(left.arrears, left.current, left.landcess_effect));
    expect(left.full_year).toBeGreaterThanOrEqual(left.current);
    expect(left.discount).toBeLessThanOrEqual(left.full_year);
  });
});
