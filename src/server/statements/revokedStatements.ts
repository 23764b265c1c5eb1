import { isMeant } from "../../charges/license/codes.ts";
import { license } from "../../charges/license/index.ts";
import { malaysiaDate } from "../../domain/malaysiaTime.ts";
import { receiptNumberOf } from "../../domain/payments/orderNumber.ts";
import { markOf, type RevokedList, type RevokedReason } from "../../domain/statements/revokedList.ts";
import { readLastingConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import type { DocumentStore } from "../databases/documentStore.ts";
import { everyDocument, everyPage } from "../databases/everyDocument.ts";
import { asStored, ifReadable } from "../databases/readStored.ts";
import { type IssuedLicence, issuedLicenceOf } from "../licences/issuedLicence.ts";
import { recordIdOf } from "../licences/paidRenewals.ts";
import { readAllVisible } from "../records/visible.ts";
import { everyRefundCase } from "../refunds/refundCases.ts";
import type { ServicesWith } from "../services.ts";

/** A new list is made no more often than this, in milliseconds. */
const LIST_LASTS = 60 * 60_000;

/**
 * Returns the signed list of revoked documents. Each process makes one an hour, at a call, and not at all without calls.
 * A failed attempt is not kept.
 */
export function revokedLists(services: ServicesWith<"statements">): () => Promise<RevokedList> {
  let made: { readonly at: number; readonly list: Promise<RevokedList> } | undefined;
  return () => {
    const now = services.clock.now();
    if (made !== undefined && now.getTime() - made.at < LIST_LASTS) return made.list;
    const list = makeList(services, now);
    const making = { at: now.getTime(), list };
    made = making;
    list.catch(() => {
      if (made === making) made = undefined;
    });
    return list;
  };
}

async function makeList(
  { databases, statements }: ServicesWith<"statements">,
  now: Date,
): Promise<RevokedList> {
  const entries = [
    ...(await refundedReceipts(databases)),
    ...(await licencesInDate(databases, malaysiaDate(now))),
  ];
  return await statements.signList({ at: now.toISOString(), entries: entries.toSorted() });
}

/** The receipts of payments whose money went back, all or in part. */
async function refundedReceipts({ settlements }: Databases): Promise<string[]> {
  const entries: string[] = [];
  for await (const { order, refund } of everyRefundCase(settlements)) {
    if (refund.payouts.length === 0) continue;
    entries.push(await entryOf("m", { kind: "receipt", number: receiptNumberOf(order) }));
  }
  return entries;
}

/**
 * The issued licences in date that the council revoked, or that a later one replaces: one on the council's record, or an issued
 * one. A licence past its last day needs no entry, because the paper says so.
 */
async function licencesInDate(databases: Databases, today: string): Promise<string[]> {
  const { licences } = await readLastingConfiguration(databases.metadata);
  const latest = await latestDays(databases.digital_license);
  const entries: string[] = [];
  for await (const page of everyPage(databases.digital_license, "")) {
    const inDate = page
      .flatMap((document) => ifReadable(() => issuedLicenceOf(document)) ?? [])
      .filter((issued) => issued.license.valid_until >= today);
    const records = await readAllVisible(databases.records, [...new Set(inDate.map(recordOf))]);
    const recordById = new Map(records.map((record) => [record._id, record]));
    for (const issued of inDate) {
      const stored = recordById.get(recordOf(issued));
      const record = stored && ifReadable(() => asStored(() => license.record.read(stored)));
      const { license_no: number, valid_until: validUntil } = issued.license;
      const document = { kind: "licence", issuer: issued.council, number, validUntil } as const;
      const latestDay = latest.get(recordOf(issued)) ?? "";
      if (record !== undefined && isMeant(record, licences.not_allowed))
        entries.push(await entryOf("r", document));
      else if (latestDay > validUntil || (record?.sah_hingga ?? "") > validUntil)
        entries.push(await entryOf("s", document));
    }
  }
  return entries;
}

/** The last valid day of each licence's latest issue, by its record. */
async function latestDays(store: DocumentStore): Promise<ReadonlyMap<string, string>> {
  const latest = new Map<string, string>();
  for await (const document of everyDocument(store)) {
    const issued = ifReadable(() => issuedLicenceOf(document));
    if (issued === undefined) continue;
    const id = recordOf(issued);
    if ((latest.get(id) ?? "") < issued.license.valid_until) latest.set(id, issued.license.valid_until);
  }
  return latest;
}

const recordOf = ({ council, license: { license_no: number } }: IssuedLicence): string =>
  recordIdOf({ council, number });

async function entryOf(reason: RevokedReason, document: Parameters<typeof markOf>[0]): Promise<string> {
  return `${reason}${await markOf(document, crypto.subtle)}`;
}
