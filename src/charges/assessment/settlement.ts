import { add, NOTHING, smaller, subtract } from "../../domain/money.ts";
import type { ChargeTerms, Settled, SettlementRules } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import type { AssessmentLine, AssessmentRecord } from "./assessment.ts";
import { priceSelection, selectionOf } from "./index.ts";

export const assessmentSettlement: SettlementRules<AssessmentRecord, AssessmentLine> = {
  settles,
  paysFor,
  remaining,
};

/**
 * Paying a selection settles its figures before discounts, so that nobody owes the discount later. The billed part and the whole
 * year are separate parts. Someone who pays the billed part twice gets a refund case, and the second payment does not count
 * towards the rest of the year.
 */
function settles(line: AssessmentLine, record: AssessmentRecord, terms: ChargeTerms): Settled {
  const selection = selectionOf(line, terms.today.year);
  const { arrears, year, landCess } = priceSelection(record, selection, terms);
  const [billed, whole] = selection === 3 ? [NOTHING, year] : [year, NOTHING];
  return { arrears, billed, year: whole, landcess_effect: landCess };
}

/** The discounts reduce this year's part: the billed part or the whole year. */
function paysFor(line: AssessmentLine, settled: Settled): Settled {
  const reduced = add(line.discount, line.special_discount);
  const part = (settled.year ?? NOTHING) > 0 ? "year" : "billed";
  return { ...settled, [part]: subtract(settled[part] ?? NOTHING, reduced) };
}

function remaining(record: AssessmentRecord, settled: readonly Settled[]): AssessmentRecord {
  const billed = smaller(paidOf(settled, "billed"), record.current);
  const year = add(billed, paidOf(settled, "year"));
  const arrears = lessPaid(record.arrears, paidOf(settled, "arrears"));
  const current = lessPaid(record.current, year);
  const fullYear = lessPaid(record.full_year, year);
  const landCess = lessPaid(record.landcess_effect, paidOf(settled, "landcess_effect"));
  return {
    ...record,
    arrears,
    current,
    full_year: fullYear,
    discount: smaller(record.discount, fullYear),
    landcess_effect: landCess,
    balance: add(arrears, current, landCess),
  };
}
