import { isNric } from "../../domain/identityNumber.ts";
import { instantText } from "../../domain/instant.ts";
import { HIDDEN } from "../../domain/mask.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { BillCharge, Fact, Offer, PersonalNumber } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";
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

/** The number of characters at the end of a compound's number. Each notice prints that number. */
const FACT_LENGTH = 4;

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
  personalFields: ["payer", "vehicle_no"],

  numberField: "compound_no",
  numberOf: (of) => of.compound_no,
  foundBy: (record, ownersNumber) => [record.compound_no, record.vehicle_no, ownersNumber],
  personalNumber,
  billFact: { of: ({ compound_no }) => endOf(compound_no), normalise: endOf, length: FACT_LENGTH },
  numberOfRow: (row) => row.compound_no,
  rowFacts: noticeFacts,
  dueOfRow: ({ amount }) => amount,
  recordFacts: (record) => [
    ...noticeFacts(record),
    ...payerFacts(record),
    { label: "charges.fact.dueDate", kind: "day", day: record.due_date },
  ],
  keyFacts: ["charges.fact.offence", "charges.fact.dueDate"],
  itemFacts: noticeFacts,
  lineFacts: (line) => [...numberFacts(line), ...payerFacts(line)],
  lineParts: (line) => [{ label: "charges.compound.part.amount", amount: line.amount }],
  lineOf,
  offers,
  usualChoice: WHOLE,
  choiceOf: () => WHOLE,
  // takes every field from the record. The request only names the bill
  reprice: (_line, record) => (record.amount > 0 ? lineOf(record) : undefined),
  owes: ({ amount }) => ({ amount }),
};

/** Vehicle numbers such as SAB1234A, PUTRAJAYA1 and 1M4U1234. */
const VEHICLE = /^(?:[A-Z]{1,10}\d{1,4}[A-Z]{0,2}|\d[A-Z]\d[A-Z]\d{1,4})$/;

function personalNumber(number: string): PersonalNumber | undefined {
  if (isNric(number)) return "identity";
  return VEHICLE.test(number) ? "vehicle" : undefined;
}

/** The last characters of a compound's number. A citizen may also type the whole number. */
function endOf(number: string): string {
  return plainNumber(number).slice(-FACT_LENGTH);
}

/** Only the payer reads the name. Everyone else sees nothing of it. */
function payerFacts({ payer }: Pick<CompoundRecord, "payer">): readonly Fact[] {
  return payer === HIDDEN ? [] : [{ label: "charges.fact.payer", kind: "reference", text: payer }];
}

function numberFacts(of: Pick<CompoundRow, "compound_no" | "compound_type">): readonly Fact[] {
  return [
    { label: "charges.compound.number", kind: "reference", text: of.compound_no },
    { label: "charges.fact.compoundType", kind: "term", term: `charges.compound.type.${of.compound_type}` },
  ];
}

function noticeFacts(notice: Omit<CompoundRow, "_id" | "type" | "council" | "amount">): readonly Fact[] {
  const facts: Fact[] = [
    ...numberFacts(notice),
    { label: "charges.fact.offence", kind: "text", text: notice.offence },
    { label: "charges.fact.issuedOn", kind: "day", day: notice.issued_on },
  ];
  if (notice.vehicle_no && notice.vehicle_no !== HIDDEN)
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
