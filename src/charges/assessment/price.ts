import { add, NOTHING, type Sen, smaller, subtract } from "../../domain/money.ts";
import type { AmountPart, ChargeTerms } from "../charge.ts";
import { specialDiscount } from "../specialDiscount.ts";
import { type AssessmentRecord, SELECTIONS, type Selection } from "./assessment.ts";

/** What one selection of an assessment costs, and until when it pays. */
export interface AssessmentPrice {
  readonly selection: Selection;
  readonly amount: Sen;
  /** What is owed of former years. */
  readonly arrears: Sen;
  /** This year's part before reductions: what is billed, or all of the year. */
  readonly year: Sen;
  readonly landCess: Sen;
  readonly discount: Sen;
  /** The assistance package's share of this year's part. */
  readonly specialDiscount: Sen;
  /** "2026/4" (docs/specification.md, section 9). */
  readonly paidUntil: string;
}

/**
 * Prices a selection: 1 the arrears; 2 arrears and what is billed; 3 arrears and the whole year less its
 * discount. The assistance package takes its percentage off this year's part, after the discount. Land cess is paid with any.
 */
export function priceSelection(
  record: AssessmentRecord,
  selection: Selection,
  terms: ChargeTerms,
): AssessmentPrice {
  const year = selection === 1 ? NOTHING : selection === 2 ? record.current : record.full_year;
  const discount = selection === 3 ? smaller(record.discount, year) : NOTHING;
  const discounted = subtract(year, discount);
  const special = specialDiscount("assessment", discounted, terms);
  return {
    selection,
    arrears: record.arrears,
    year,
    landCess: record.landcess_effect,
    discount,
    specialDiscount: special,
    amount: add(record.arrears, subtract(discounted, special), record.landcess_effect),
    paidUntil: paidUntil(record, selection, terms.today.year),
  };
}

function paidUntil(record: AssessmentRecord, selection: Selection, thisYear: number): string {
  if (selection === 1) return `${thisYear - 1}/4`;
  return `${thisYear}/${selection === 2 ? record.billed_quarter : 4}`;
}

/** The selections that have something of their own to pay; none that comes to zero. */
export function pricedSelections(record: AssessmentRecord, terms: ChargeTerms): readonly AssessmentPrice[] {
  return SELECTIONS.map((selection) => priceSelection(record, selection, terms)).filter(
    (price) => price.amount > 0 && paysItsOwnPart(price, record),
  );
}

/** Selection 1 pays arrears, or a land cess that stands alone; 2 and 3 pay a part of this year. */
function paysItsOwnPart(price: AssessmentPrice, record: AssessmentRecord): boolean {
  if (price.selection === 1) return record.arrears > 0 || (record.current === 0 && record.full_year === 0);
  return price.year > 0;
}

/** The parts that add up to the amount, those of zero left out. */
export function partsOf(price: AssessmentPrice): readonly AmountPart[] {
  const parts: AmountPart[] = [
    { label: "charges.assessment.part.arrears", amount: price.arrears },
    { label: "charges.assessment.part.year", amount: price.year },
    { label: "charges.assessment.part.landCess", amount: price.landCess },
    { label: "charges.assessment.part.discount", amount: subtract(NOTHING, price.discount) },
    { label: "charges.assessment.part.specialDiscount", amount: subtract(NOTHING, price.specialDiscount) },
  ];
  return parts.filter((part) => part.amount !== 0);
}
