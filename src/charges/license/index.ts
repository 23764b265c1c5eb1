import { add, NOTHING } from "../../domain/money.ts";
import { codec } from "../../domain/structs.ts";
import type { AmountPart, BillCharge, ChargeTerms, Offer, Settled } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
import { isMeant } from "./codes.ts";
import { licenceFacts, licenceNotices, paidFacts, renewalFact, renewalPeriod } from "./facts.ts";
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
import { licenceRegister, normaliseLicenceNumber } from "./number.ts";
import { feeOf, type LicencePrice, licencePrices } from "./price.ts";

/** Licences and permits (lesen): trading, and market, hawker, operation, billboard, sidewalk, open space. */
export const license: BillCharge<LicenseRecord, LicenseRow, LicenseItem, LicenseLine> = {
  type: "license",
  source: "bill",
  findCall: "api/licenses",
  prompt: {
    label: "charges.license.number",
    hint: "charges.license.hint",
    nothing: "charges.license.nothing",
  },
  searchKinds: [],
  row: codec(licenseRow),
  record: codec(licenseRecord),
  item: codec(licenseItem),
  line: codec(licenseLine),
  nameFields: ["nama_s", "consent"],

  normaliseNumber: normaliseLicenceNumber,
  registerOf: licenceRegister,
  numberOf: (of) => of.license_no,
  licenceNumberOf: (item) => normaliseLicenceNumber(item.license_no),
  rowFacts: licenceFacts,
  recordFacts: (record) => [...licenceFacts(record), renewalFact(record)],
  itemFacts: paidFacts,
  lineFacts: paidFacts,
  lineParts,
  lineOf,
  offers,
  notices: licenceNotices,
  consent: {
    isNeeded: (item, terms) => needsConsent(item, terms) && item.consent === undefined,
    give: (item, consent) => ({ ...item, consent }),
  },
  reprice,
  settles: (line, record) => ({ arrears: record.arrears, fee: line.arrears_only ? NOTHING : feeOf(record) }),
  owes: (record) => ({ arrears: record.arrears, fee: feeOf(record) }),
  remaining,
};

/** A renewal of certain licences; arrears are paid without. */
function needsConsent(of: LicenseItem | LicenseLine, { licences }: ChargeTerms): boolean {
  return !of.arrears_only && isMeant(of, licences.consent);
}

function offers(record: LicenseRecord, terms: ChargeTerms, addedAt: Date): readonly Offer<LicenseItem>[] {
  return licencePrices(record, terms).map((price) => {
    const choice = price.arrearsOnly ? "arrears" : "renewal";
    return {
      choice,
      label: `charges.license.choice.${choice}`,
      ...(price.arrearsOnly ? {} : { paidUntil: renewalPeriod(record) }),
      amount: price.amount,
      parts: price.parts,
      item: { ...record, ...pricedFields(price), added_cart_at: addedAt.toISOString() },
    };
  });
}

function pricedFields(price: LicencePrice) {
  return {
    arrears_only: price.arrearsOnly,
    amount: price.amount,
    gst_amount: NOTHING,
    discount: NOTHING,
  };
}

function lineOf(item: LicenseItem): LicenseLine {
  const { id: _key, _id, added_cart_at: _at, balance: _balance, arrears: _arrears, ...line } = item;
  return line;
}

function reprice(line: LicenseLine, record: LicenseRecord, terms: ChargeTerms): LicenseLine | undefined {
  const price = licencePrices(record, terms).find(({ arrearsOnly }) => arrearsOnly === line.arrears_only);
  if (price === undefined || (needsConsent(line, terms) && line.consent === undefined)) return undefined;
  const { _id, balance: _balance, arrears: _arrears, ...coded } = record;
  return { ...coded, ...pricedFields(price), ...(line.consent && { consent: line.consent }) };
}

/** What the line itself tells: a line carries no record to split its amount by. */
function lineParts(line: LicenseLine): readonly AmountPart[] {
  const part = line.arrears_only ? "arrears" : "renewal";
  return [{ label: `charges.license.part.${part}`, amount: line.amount }];
}

function remaining(record: LicenseRecord, settled: readonly Settled[]): LicenseRecord {
  const arrears = lessPaid(record.arrears, paidOf(settled, "arrears"));
  const fee = lessPaid(feeOf(record), paidOf(settled, "fee"));
  return { ...record, arrears, balance: record.balance < 0 ? record.balance : add(arrears, fee) };
}
