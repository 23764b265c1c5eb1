import { instantText } from "../../domain/instant.ts";
import { add, NOTHING, subtract } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { AmountPart, BillCharge, ChargeNotice, ChargeTerms, Fact, Offer, Wording } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";
import { type CodedLicence, isMeant, licenceKind } from "./codes.ts";
import {
  type LicenseItem,
  type LicenseLine,
  type LicenseRecord,
  type LicenseRow,
  licenseItem,
  licenseLine,
  licenseRecord,
  licenseRow,
} from "./license.ts";
import { arrearsOf, feeOf, type LicencePrice, licencePrices } from "./price.ts";
import { licenseSearch } from "./search.ts";

type Named = Pick<LicenseRow, "license_no" | "m_kod_type" | "nama_s">;

/** The facts of a licence: its number and kind, its owner, and how long it is valid now. */
function licenceFacts(of: Named & Pick<LicenseRow, "sah_hingga">): readonly Fact[] {
  return [...namedFacts(of), { label: "charges.fact.validUntil", kind: "day", day: of.sah_hingga }];
}

function namedFacts(of: Named): readonly Fact[] {
  const facts: Fact[] = [{ label: "charges.license.number", kind: "reference", text: of.license_no }];
  const kind = licenceKind(of.m_kod_type);
  const term = kindTerm(of.m_kod_type);
  if (term !== undefined) facts.push({ label: "charges.license.kind", kind: "term", term });
  // a dog has an owner, not a business
  const whose = kind === "dog" ? "charges.license.dogOwner" : "charges.fact.business";
  return [...facts, { label: whose, kind: "reference", text: of.nama_s }];
}

function kindTerm(code: string): string | undefined {
  const kind = licenceKind(code);
  return kind && `charges.license.kinds.${kind}`;
}

/**
 * The facts of an item or a line: the arrears alone, or the renewal and its period. The earlier validity date would be misleading
 * beside what was paid.
 */
function paidFacts(of: LicenseItem | LicenseLine): readonly Fact[] {
  return [...namedFacts(of), of.arrears_only ? ARREARS_ONLY : renewalFact(of)];
}

const ARREARS_ONLY: Fact = {
  label: "charges.license.paysFor",
  kind: "term",
  term: "charges.license.choice.arrears",
};

/** Without a kind, because it is true of licences and permits. */
const NOT_RENEWED: Wording = {
  ms: "Pembaharuan tidak termasuk.",
  en: "The renewal is not included.",
  zh: "不包括更新。",
};

function renewalFact(of: Pick<LicenseRecord, "renewal_year" | "renewal_month">): Fact {
  return { label: "charges.license.renewal", kind: "period", period: renewalPeriod(of) };
}

/** "2027", or "03/2027" for a licence that is renewed by the month. */
function renewalPeriod(of: Pick<LicenseRecord, "renewal_year" | "renewal_month">): string {
  const month = of.renewal_month === undefined ? "" : `${String(of.renewal_month).padStart(2, "0")}/`;
  return `${month}${of.renewal_year}`;
}

/** Notices that say why a renewal is blocked (rules 8.10, 8.16, 8.17), or that it is early (rule 4.18). */
function licenceNotices(record: LicenseRecord, terms: ChargeTerms): readonly ChargeNotice[] {
  const { not_allowed, risky, several } = terms.licences;
  if (isMeant(record, not_allowed)) return [{ tone: "warning", text: "charges.license.notice.notAllowed" }];
  if (isMeant(record, risky)) return [{ tone: "warning", text: "charges.license.notice.risky" }];
  if (isMeant(record, several)) return [{ tone: "warning", text: "charges.license.notice.several" }];
  if (record.renewal_year > terms.today.year && feeOf(record) > 0)
    return [{ tone: "info", text: "charges.license.notice.early", values: { year: record.renewal_year } }];
  return [];
}

/** Licences and permits (lesen): trading, and market, hawker, operation, billboard, sidewalk, open space. */
export const license: BillCharge<LicenseRecord, LicenseRow, LicenseItem, LicenseLine> = {
  type: "license",
  source: "bill",
  findCall: "api/licenses",
  ...licenseSearch,
  row: codec(licenseRow),
  record: codec(licenseRecord),
  item: codec(licenseItem),
  line: codec(licenseLine),
  personalFields: ["nama_s", "consent"],

  numberField: "license_no",
  numberOf: (of) => of.license_no,
  licenceNumberOf: (item) => plainNumber(item.license_no),
  numberOfRow: (row) => row.license_no,
  rowFacts: licenceFacts,
  recordFacts: (record) => [...licenceFacts(record), renewalFact(record)],
  keyFacts: [
    "charges.license.kind",
    "charges.fact.business",
    "charges.license.dogOwner",
    "charges.fact.validUntil",
  ],
  kindOf: ({ m_kod_type }) => kindTerm(m_kod_type),
  itemFacts: paidFacts,
  lineFacts: paidFacts,
  consequenceOf: ({ arrears_only }) => (arrears_only ? NOT_RENEWED : undefined),
  lineParts,
  lineOf,
  offers,
  usualChoice: choiceName(false),
  choiceOf: ({ arrears_only }) => choiceName(arrears_only),
  notices: licenceNotices,
  consent: {
    prompt: { title: "charges.license.consent.title", help: "charges.license.consent.help" },
    isNeeded: (item, terms) => needsConsent(item, item.arrears_only, terms) && item.consent === undefined,
    give: (item, consent) => ({ ...item, consent }),
  },
  reprice,
  owes: (record) => ({ arrears: arrearsOf(record), fee: feeOf(record) }),
};

/** Renewing certain licences needs consent. Paying arrears never does. */
function needsConsent(licence: CodedLicence, arrearsOnly: boolean, { licences }: ChargeTerms): boolean {
  return !arrearsOnly && isMeant(licence, licences.consent);
}

function offers(record: LicenseRecord, terms: ChargeTerms, addedAt: Date): readonly Offer<LicenseItem>[] {
  return licencePrices(record, terms).map((price) => {
    const choice = choiceName(price.arrearsOnly);
    return {
      choice,
      label: `charges.license.choice.${choice}`,
      ...(price.arrearsOnly ? {} : { paidUntil: renewalPeriod(record) }),
      amount: price.amount,
      parts: price.parts,
      item: { ...record, ...pricedFields(price), added_cart_at: instantText(addedAt) },
    };
  });
}

function choiceName(arrearsOnly: boolean): "arrears" | "renewal" {
  return arrearsOnly ? "arrears" : "renewal";
}

function pricedFields(price: LicencePrice) {
  return {
    arrears_only: price.arrearsOnly,
    amount: price.amount,
    gst_amount: NOTHING,
    discount: price.discount,
  };
}

function lineOf(item: LicenseItem): LicenseLine {
  const { id: _key, _id, added_cart_at: _at, balance: _balance, arrears: _arrears, ...line } = item;
  return line;
}

function reprice(line: LicenseLine, record: LicenseRecord, terms: ChargeTerms): LicenseLine | undefined {
  const price = licencePrices(record, terms).find(({ arrearsOnly }) => arrearsOnly === line.arrears_only);
  if (price === undefined) return undefined;
  const { _id, balance: _balance, arrears: _arrears, ...coded } = record;
  const priced = { ...coded, ...pricedFields(price) };
  // judged by the record's codes, because the line's codes come from the browser
  if (!needsConsent(record, line.arrears_only, terms)) return priced;
  return line.consent && { ...priced, consent: line.consent };
}

/** Uses the line alone, which does not say how its amount splits into arrears and fee. */
function lineParts(line: LicenseLine): readonly AmountPart[] {
  const part = line.arrears_only ? "arrears" : "renewal";
  const dues = { label: `charges.license.part.${part}`, amount: add(line.amount, line.discount) };
  if (line.discount === 0) return [dues];
  return [dues, { label: "charges.license.part.specialDiscount", amount: subtract(NOTHING, line.discount) }];
}
