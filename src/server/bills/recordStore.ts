import type { Settled } from "../../charges/charge.ts";
import type { CouncilRecord } from "../../charges/index.ts";
import { settlementOf } from "../../charges/settlements.ts";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { type CouncilCode, isCouncilCode } from "../../domain/councils.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { isLater } from "../../domain/remittanceNumber.ts";
import type { Databases } from "../databases/databases.ts";
import type { NewDocument } from "../databases/documentStore.ts";
import { asStored } from "../databases/readStored.ts";
import {
  databaseIdOf,
  type RecordCharge,
  type RecordDocument,
  recordCharge,
  recordOf,
} from "../records/document.ts";
import { settledAmong } from "../records/loading/settledAmong.ts";
import { hasSearchKey, recordIdsByKey } from "../records/searchKeys.ts";
import { readAllVisible, readVisible } from "../records/visible.ts";
import { deductions, isBefore, less, type Paid, periodOf } from "./periods.ts";
import { type Settlement, settlementsOf } from "./settlements.ts";

type RecordDatabases = Pick<Databases, "records" | "settlements">;

export interface OwnedRecord {
  readonly record: CouncilRecord;
  /** The owner's identity number without dashes; undefined when the council sent none. It never leaves the server. */
  readonly owner: string | undefined;
}

/** A settlement whose `settled` is the part that was not paid back. */
export interface SettlementOfRecord extends Settlement, Paid {
  readonly settled: Settled;
  /** The amounts before refunds. */
  readonly gross: Settled;
}

/** A record with the settlements that its figures do not include yet, in the order of payment. */
export interface RecordHistory extends OwnedRecord {
  readonly charge: RecordCharge;
  /** As the council loaded it. */
  readonly record: CouncilRecord;
  /** When the council took its figures, an instant in UTC. Undefined when the council sent no time. */
  readonly asOf: string | undefined;
  /** The last remittance that the council posted before it took its figures. Undefined when the council named none. */
  readonly postedThrough: string | undefined;
  readonly settlements: readonly SettlementOfRecord[];
  /** The order numbers of all settlements of the record, including those that its figures contain. */
  readonly orderNumbers: readonly OrderNumber[];
}

export async function readRecordHistory(
  databases: RecordDatabases,
  recordId: string,
): Promise<RecordHistory | undefined> {
  const document = await readVisible(databases.records, recordId);
  if (document === undefined) return undefined;
  return recordHistoryOf(document, await settlementsOf(databases.settlements, recordId));
}

/**
 * @param document the record, stored or about to be stored
 * @param settlements all of the record, in the order of payment
 * @param notIn those that the figures do not include
 */
export function recordHistoryOf(
  document: NewDocument,
  settlements: readonly Settlement[],
  notIn = settlements.filter(isNotIn(document)),
): RecordHistory {
  const owned = ownedRecordOf(document);
  const isOfFormer = isOfFormerPeriod(document, owned.record);
  return {
    ...owned,
    asOf: textIn(document.as_of),
    postedThrough: textIn(document.posted_through),
    orderNumbers: settlements.map(({ order_number }) => order_number),
    settlements: notIn.map((settlement) =>
      withRefunded({
        ...settlement,
        gross: settlement.settled,
        isOfFormerPeriod: isOfFormer(settlement),
      }),
    ),
  };
}

/** The settlement without its refunds. */
export function withRefunded(
  settlement: SettlementOfRecord,
  refunded = settlement.refunded,
): SettlementOfRecord {
  return { ...settlement, refunded, settled: less(settlement.gross, refunded ?? {}) };
}

/** Figures that name no time and no remittance include no payment of the portal, so no payment counts as one for an earlier period. */
function isOfFormerPeriod(document: NewDocument, record: CouncilRecord): (of: Settlement) => boolean {
  const { as_of, posted_through } = document;
  const isDated = textIn(as_of) !== undefined || textIn(posted_through) !== undefined;
  const current = isDated ? periodOf(record) : undefined;
  return ({ period }) => isBefore(period, current);
}

/**
 * The server stops payments when its clock is more than this wrong (docs/operation.md). So a payment this shortly before the figures
 * may really be later than they are. Milliseconds.
 */
export const CLOCK_MARGIN = 60_000;

/**
 * The council's figures include the settlements of the remittances that it posted or, when it names none, those up to the time of
 * the figures. A settlement within the margin still counts: nobody is asked to pay a bill twice because of a clock.
 */
function isNotIn({ as_of, posted_through }: NewDocument): (settlement: Settlement) => boolean {
  const [asOf, postedThrough] = [textIn(as_of), textIn(posted_through)];
  if (postedThrough !== undefined)
    return ({ remittance }) => remittance === undefined || isLater(remittance, postedThrough);
  if (asOf === undefined) return () => true;
  return ({ settled_at }) => Date.parse(settled_at) > Date.parse(asOf) - CLOCK_MARGIN;
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * The record minus its settlements, with unmasked names; undefined when the council has no record with this number.
 * @param except the order number of a payment whose settlement does not count
 */
export async function readCouncilRecord(
  databases: RecordDatabases,
  charge: RecordCharge,
  council: CouncilCode,
  number: string,
  except?: OrderNumber,
): Promise<OwnedRecord | undefined> {
  const history = await readRecordHistory(databases, databaseIdOf(council, charge.type, number));
  if (history === undefined) return undefined;
  const { record, owner } = history;
  const settlements = history.settlements.filter(({ order_number }) => order_number !== except);
  return {
    record: settlementOf(charge).remaining(record, settlements.map(deductions)),
    owner,
  };
}

/** A found record, without its settlements taken off. */
export interface FoundRecord extends OwnedRecord {
  readonly document: NewDocument;
}

/** The found records minus their settlements. Most have none, so it reads the settlements of the others alone, one record at a time. */
export async function lessSettled(
  { settlements }: Pick<Databases, "settlements">,
  charge: RecordCharge,
  found: readonly FoundRecord[],
): Promise<readonly OwnedRecord[]> {
  const settled = await settledAmong(
    settlements,
    found.map(({ document }) => document._id),
  );
  const current: OwnedRecord[] = [];
  for (const { document, record, owner } of found) {
    const ofRecord = settled.has(document._id) ? await settlementsOf(settlements, document._id) : [];
    const taken = recordHistoryOf(document, ofRecord).settlements.map(deductions);
    current.push({ record: settlementOf(charge).remaining(record, taken), owner });
  }
  return current;
}

/**
 * The records that a search finds, sorted by `_id`, with unmasked names. A record matches by its own number or by one of its
 * search keys.
 */
export async function findRecords(
  databases: RecordDatabases,
  charge: RecordCharge,
  council: CouncilCode,
  number: string,
): Promise<readonly FoundRecord[]> {
  const normalised = charge.normaliseNumber(number);
  if (normalised === "") return [];
  const { records } = databases;
  const own = databaseIdOf(council, charge.type, normalised);
  const byKey =
    charge.foundBy === undefined ? [] : await recordIdsByKey(records, council, charge.type, normalised);
  const documents = await readAllVisible(records, [...new Set([own, ...byKey])].sort());
  return documents
    .filter((document) => document._id === own || hasSearchKey(document, normalised))
    .map((document) => ({ document, ...ownedRecordOf(document) }));
}

function ownedRecordOf(document: NewDocument): OwnedRecord & { readonly charge: RecordCharge } {
  const { type, council, ic_no } = document;
  const charge = isChargeType(type) ? recordCharge(type) : undefined;
  if (charge === undefined || !isChargeType(type) || !isCouncilCode(council))
    throw new Error(
      "the stored record has a charge type without records: delete the record and load the council's file again",
    );
  const unread = {
    ic_no: undefined,
    search_keys: undefined,
    photo: undefined,
    print: undefined,
    as_of: undefined,
    posted_through: undefined,
  };
  const read: RecordDocument = { ...document, type, council, ...unread };
  const owner = textIn(ic_no);
  return { charge, record: asStored(() => recordOf(read)), owner };
}
