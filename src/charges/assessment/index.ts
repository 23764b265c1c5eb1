import { instantText } from "../../domain/instant.ts";
import { add, NOTHING, type Sen, smaller, subtract } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { AmountPart, BillCharge, ChargeTerms, Fact, Offer, Wording } from "../charge.ts";
import { specialDiscount } from "../specialDiscount.ts";
import {
  type AssessmentItem,
  type AssessmentLine,
  type AssessmentRecord,
  type AssessmentRow,
  assessmentItem,
  assessmentLine,
  assessmentRecord,
  assessmentRow,
  SELECTIONS,
  type Selection,
} from "./assessment.ts";
import { assessmentSearch } from "./search.ts";

/** Assessment and land cess (cukai taksiran, ses tanah). */
export const assessment: BillCharge<AssessmentRecord, AssessmentRow, AssessmentItem, AssessmentLine> = {
  type: "assessment",
  source: "bill",
  findCall: "assessments",
  ...assessmentSearch,
  row: codec(assessmentRow),
  record: codec(assessmentRecord),
  item: codec(assessmentItem),
  line: codec(assessmentLine),
  personalFields: ["name", "house_no", "current_title"],

  numberField: "assessment_no",
  numberOf: (of) => of.assessment_no,
  numberOfRow: (row) => row.assessment_no,
  rowFacts: ownerFacts,
  recordFacts: ownerFacts,
  keyFacts: ["charges.fact.owner"],
  itemFacts: (item) => [...ownerFacts(item), paidUntilFact(item)],
  consequenceOf: (of, year) => (paysArrearsAlone(of, year) ? withoutBillOf(of) : undefined),
  lineFacts: (line) => [...ownerFacts(line), paidUntilFact(line)],
  lineParts,
  lineOf,
  offers,
  usualChoice: "2",
  choiceOf: ({ selection }) => String(selection),
  reprice,
  owes: ({ arrears, current, full_year, landcess_effect }) => ({
    arrears,
    billed: current,
    year: full_year,
    landcess_effect,
  }),
};

type Owner = Pick<AssessmentRecord, "assessment_no" | "name" | "house_no" | "current_title">;

function ownerFacts(owner: Owner): readonly Fact[] {
  const facts: Fact[] = [
    { label: "charges.assessment.number", kind: "reference", text: owner.assessment_no },
    { label: "charges.fact.owner", kind: "reference", text: owner.name },
  ];
  if (owner.house_no)
    facts.push({ label: "charges.fact.houseNumber", kind: "reference", text: owner.house_no });
  if (owner.current_title)
    facts.push({ label: "charges.fact.currentTitle", kind: "reference", text: owner.current_title });
  return facts;
}

function paidUntilFact(of: { readonly paid_until: string }): Fact {
  return { label: "charges.fact.paidUntil", kind: "period", period: of.paid_until };
}

/** The price of one selection of an assessment. */
interface AssessmentPrice {
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
function pricedSelections(record: AssessmentRecord, terms: ChargeTerms): readonly AssessmentPrice[] {
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
function partsOf(price: AssessmentPrice): readonly AmountPart[] {
  const parts: AmountPart[] = [
    { label: "charges.assessment.part.arrears", amount: price.arrears },
    { label: "charges.assessment.part.year", amount: price.year },
    { label: "charges.assessment.part.landCess", amount: price.landCess },
    { label: "charges.assessment.part.discount", amount: subtract(NOTHING, price.discount) },
    { label: "charges.assessment.part.specialDiscount", amount: subtract(NOTHING, price.specialDiscount) },
  ];
  return parts.filter((part) => part.amount !== 0);
}

/** Whether arrears are paid and nothing of the year. Land cess alone is no choice. */
function paysArrearsAlone(of: AssessmentItem | AssessmentLine, year: number): boolean {
  const selection = "selection" in of ? of.selection : selectionOf(of, year);
  return selection === 1 && of.amount > of.landcess_effect;
}

/** Names the year, because a receipt is read later. It is true too while the council has not billed that year. */
function withoutBillOf({ paid_until }: AssessmentItem | AssessmentLine): Wording {
  const year = Number(paid_until.slice(0, 4)) + 1;
  return {
    ms: `Bil tahun ${year} tidak termasuk.`,
    en: `The bill for ${year} is not included.`,
    zh: `不包括 ${year} 年的账单。`,
  };
}

function offers(
  record: AssessmentRecord,
  terms: ChargeTerms,
  addedAt: Date,
): readonly Offer<AssessmentItem>[] {
  return pricedSelections(record, terms).map((price) => ({
    choice: String(price.selection),
    label: `charges.assessment.selection.${price.selection}`,
    paidUntil: price.paidUntil,
    amount: price.amount,
    parts: partsOf(price),
    item: {
      ...record,
      selection: price.selection,
      added_cart_at: instantText(addedAt),
      ...pricedFields(price),
    },
  }));
}

function pricedFields(price: AssessmentPrice) {
  return {
    amount: price.amount,
    full_payment: price.selection === 3,
    gst_amount: NOTHING,
    discount: price.discount,
    special_discount: price.specialDiscount,
    landcess_effect: price.landCess,
    paid_until: price.paidUntil,
  };
}

function lineOf(item: AssessmentItem): AssessmentLine {
  return {
    type: item.type,
    council: item.council,
    assessment_no: item.assessment_no,
    name: item.name,
    house_no: item.house_no,
    current_title: item.current_title,
    amount: item.amount,
    full_payment: item.full_payment,
    gst_amount: item.gst_amount,
    discount: item.discount,
    special_discount: item.special_discount,
    landcess_effect: item.landcess_effect,
    paid_until: item.paid_until,
  };
}

/** A line has no selection field. Its full payment and its period show which selection it was. */
export function selectionOf(line: AssessmentLine, thisYear: number): Selection {
  if (line.full_payment) return 3;
  return line.paid_until.startsWith(`${thisYear}/`) ? 2 : 1;
}

function reprice(
  line: AssessmentLine,
  record: AssessmentRecord,
  terms: ChargeTerms,
): AssessmentLine | undefined {
  const selection = selectionOf(line, terms.today.year);
  const price = pricedSelections(record, terms).find((offered) => offered.selection === selection);
  if (price === undefined) return undefined;
  const { assessment_no, name, house_no, current_title } = record;
  return { ...line, assessment_no, name, house_no, current_title, ...pricedFields(price) };
}

function lineParts(line: AssessmentLine): readonly AmountPart[] {
  const dues = add(subtract(line.amount, line.landcess_effect), line.discount, line.special_discount);
  const parts: AmountPart[] = [
    { label: "charges.assessment.part.dues", amount: dues },
    { label: "charges.assessment.part.landCess", amount: line.landcess_effect },
    { label: "charges.assessment.part.discount", amount: subtract(NOTHING, line.discount) },
    { label: "charges.assessment.part.specialDiscount", amount: subtract(NOTHING, line.special_discount) },
  ];
  return parts.filter((part) => part.amount !== 0);
}
