import { instantText } from "../../domain/instant.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { BillCharge, Fact, Offer, Settled } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import {
  type CompoundItem,
  type CompoundLine,
  type CompoundRecord,
  type CompoundRow,
  compoundItem,
  compoundLine,
  compoundRecord,
  compoundRow,
} from "./compound.ts";
import { compoundSearch } from "./search.ts";

/** The only choice. */
const WHOLE = "full";

/** Compounds (kompaun): fines, always paid in full. */
export const compound: BillCharge<CompoundRecord, CompoundRow, CompoundItem, CompoundLine> = {
  type: "compound",
  source: "bill",
  findCall: "compounds",
  ...compoundSearch,
  searchKinds: { ...compoundSearch.searchKinds, kindOf: (row) => row.compound_type },
  row: codec(compoundRow),
  record: codec(compoundRecord),
  item: codec(compoundItem),
  line: codec(compoundLine),
  nameFields: ["payer"],

  numberField: "compound_no",
  numberOf: (of) => of.compound_no,
  foundBy: (record, ownersNumber) => [record.compound_no, record.vehicle_no, ownersNumber],
  rowFacts: noticeFacts,
  recordFacts: (record) => [
    ...noticeFacts(record),
    { label: "charges.fact.payer", kind: "reference", text: record.payer },
    { label: "charges.fact.dueDate", kind: "day", day: record.due_date },
  ],
  itemFacts: noticeFacts,
  lineFacts: (line) => [
    ...numberFacts(line),
    { label: "charges.fact.payer", kind: "reference", text: line.payer },
  ],
  lineParts: (line) => [{ label: "charges.compound.part.amount", amount: line.amount }],
  lineOf,
  offers,
  choiceOf: () => WHOLE,
  // takes every field from the record. The request only names the bill
  reprice: (_line, record) => (record.amount > 0 ? lineOf(record) : undefined),
  settles: (line) => ({ amount: line.amount }),
  owes: ({ amount }) => ({ amount }),
  remaining,
};

function numberFacts(of: Pick<CompoundRow, "compound_no" | "compound_type">): readonly Fact[] {
  return [
    { label: "charges.compound.number", kind: "reference", text: of.compound_no },
    { label: "charges.fact.compoundType", kind: "term", term: `charges.compound.type.${of.compound_type}` },
  ];
}

function noticeFacts(notice: Omit<CompoundRow, "_id" | "type" | "council">): readonly Fact[] {
  const facts: Fact[] = [
    ...numberFacts(notice),
    { label: "charges.fact.offence", kind: "text", text: notice.offence },
    { label: "charges.fact.issuedOn", kind: "day", day: notice.issued_on },
  ];
  if (notice.vehicle_no)
    facts.push({ label: "charges.fact.vehicleNumber", kind: "reference", text: notice.vehicle_no });
  return facts;
}

function offers(record: CompoundRecord, _terms: unknown, addedAt: Date): readonly Offer<CompoundItem>[] {
  if (record.amount <= 0) return [];
  return [
    {
      choice: WHOLE,
      label: "charges.compound.offer",
      amount: record.amount,
      parts: [{ label: "charges.compound.part.amount", amount: record.amount }],
      item: { ...record, added_cart_at: instantText(addedAt) },
    },
  ];
}

function lineOf(of: CompoundItem | CompoundRecord): CompoundLine {
  const { type, council, compound_id, compound_no, compound_type, payer, amount } = of;
  return { type, council, compound_id, compound_no, compound_type, payer, amount };
}

function remaining(record: CompoundRecord, settled: readonly Settled[]): CompoundRecord {
  return { ...record, amount: lessPaid(record.amount, paidOf(settled, "amount")) };
}
