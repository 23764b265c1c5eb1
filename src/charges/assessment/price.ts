import { add, NOTHING, type Sen, smaller, subtract } from "../../domain/money.ts";
import type { AmountPart, ChargeTerms } from "../charge.ts";
import { specialDiscount } from "../specialDiscount.ts";
import { type AssessmentRecord, SELECTIONS, type Selection } from "./assessment.ts";

/** The price of one selection of an assessment. */
export interface AssessmentPrice {
  readonly selection: Selection;
  readonly amount: Sen;
  /** Owed for earlier years. */
  readonly arrears: Sen;
  /** This year's part before reductions: the billed part, or the whole year. */
  readonly year: Sen;
  readonly landCess: Sen;
  readonly discount: Sen;
  /** The assistance package's reduction of this year's part. */
  readonly specialDiscount: Sen;
  /** "2026/4" (rule 9.8). */
  readonly paidUntil: string;
}

/**
 * Prices a selection: 1 the arrears; 2 the arrears and what is billed; 3 the arrears and the whole year less its discount (rule
 * 9.8). The assistance package reduces this year's part by its percentage, after the discount. Every selection includes the land
 * cess.
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

/** Returns the selections that have a part of their own to pay. It leaves out amounts of zero. */
export function pricedSelections(record: AssessmentRecord, terms: ChargeTerms): readonly AssessmentPrice[] {
  return SELECTIONS.map((selection) => priceSelection(record, selection, terms)).filter(
    (price) => price.amount > 0 && paysItsOwnPart(price, record),
  );
}

/** Selection 1 pays arrears, or land cess when nothing else is owed. Selections 2 and 3 pay a part of this year. */
function paysItsOwnPart(price: AssessmentPrice, record: AssessmentRecord): boolean {
  if (price.selection === 1) return record.arrears > 0 || (record.current === 0 && record.full_year === 0);
  return price.year > 0;
}

/** The parts that add up to the amount, without zeros. */
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
