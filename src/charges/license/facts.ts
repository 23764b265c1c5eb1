import type { ChargeNotice, ChargeTerms, Fact } from "../charge.ts";
import { isMeant, licenceKind } from "./codes.ts";
import type { LicenseItem, LicenseLine, LicenseRecord, LicenseRow } from "./license.ts";
import { feeOf } from "./price.ts";

type Named = Pick<LicenseRow, "license_no" | "m_kod_type" | "nama_s">;

/** The facts of a licence: its number and kind, its owner, and how long it is valid now. */
export function licenceFacts(of: Named & Pick<LicenseRow, "sah_hingga">): readonly Fact[] {
  return [...namedFacts(of), { label: "charges.fact.validUntil", kind: "day", day: of.sah_hingga }];
}

function namedFacts(of: Named): readonly Fact[] {
  const facts: Fact[] = [{ label: "charges.license.number", kind: "reference", text: of.license_no }];
  const kind = licenceKind(of.m_kod_type);
  if (kind !== undefined)
    facts.push({ label: "charges.license.kind", kind: "term", term: `charges.license.kinds.${kind}` });
  // a dog has an owner, not a business
  const whose = kind === "dog" ? "charges.license.dogOwner" : "charges.fact.business";
  return [...facts, { label: whose, kind: "reference", text: of.nama_s }];
}

/**
 * The facts of an item or a line: the arrears alone, or the renewal and its period. The earlier validity date would be misleading
 * beside what was paid.
 */
export function paidFacts(of: LicenseItem | LicenseLine): readonly Fact[] {
  return [...namedFacts(of), of.arrears_only ? ARREARS_ONLY : renewalFact(of)];
}

const ARREARS_ONLY: Fact = {
  label: "charges.license.paysFor",
  kind: "term",
  term: "charges.license.choice.arrears",
};

export function renewalFact(of: Pick<LicenseRecord, "renewal_year" | "renewal_month">): Fact {
  return { label: "charges.license.renewal", kind: "reference", text: renewalPeriod(of) };
}

/** "2027", or "03/2027" for a licence that is renewed by the month. */
export function renewalPeriod(of: Pick<LicenseRecord, "renewal_year" | "renewal_month">): string {
  const month = of.renewal_month === undefined ? "" : `${String(of.renewal_month).padStart(2, "0")}/`;
  return `${month}${of.renewal_year}`;
}

/** Notices about what blocks a renewal (rules 8.10, 8.16, 8.17), or that it is early (rule 4.18). */
export function licenceNotices(record: LicenseRecord, terms: ChargeTerms): readonly ChargeNotice[] {
  const { not_allowed, risky, several } = terms.licences;
  if (isMeant(record, not_allowed)) return [{ tone: "warning", text: "charges.license.notice.notAllowed" }];
  if (isMeant(record, risky)) return [{ tone: "warning", text: "charges.license.notice.risky" }];
  if (isMeant(record, several)) return [{ tone: "warning", text: "charges.license.notice.several" }];
  if (record.renewal_year > terms.today.year && feeOf(record) > 0)
    return [{ tone: "info", text: "charges.license.notice.early", values: { year: record.renewal_year } }];
  return [];
}
