import type { RecordedCharge } from "../../charges/charge.ts";
import { type CartItem, type CouncilRecord, recordedCharge, type ServiceLine } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { LicencePrint } from "./licencePrint.ts";

/**
 * A council record in the database `records`.
 *
 * On the wire `_id` is the record's normalised number ("K26130101"), which a citizen types. In the database, which holds all
 * councils and charge types, `_id` is "<council>:<type>:<normalised number>". Only this file converts between the two. Everything
 * else is as on the wire, but unmasked: money is in ringgit with two decimals.
 */
export interface RecordDocument extends WireObject {
  readonly _id: string;
  readonly type: ChargeType;
  readonly council: CouncilCode;
  /** The identity number of the owner, payer, tenant or holder, without dashes. Absent for a company. Never sent to a browser. */
  readonly ic_no?: string;
  /**
   * The normalised numbers that find the record, where its own number is not the only one. A compound also has the vehicle's
   * number and the identity number.
   */
  readonly search_keys?: readonly string[];
  /** The instant, in UTC, at which the council took these figures. They already include all payments settled until then. */
  readonly as_of?: string;
  /** The last remittance that the council had posted to its ledger when it took these figures. Then `as_of` decides nothing. */
  readonly posted_through?: string;
  /** Licences: the owner's photo in base64. The database holds it as an attachment (storeRecords.ts). */
  readonly photo?: string;
  /** Licences: the text of the digital licence. It names a person and an address, so no search and no row shows it. */
  readonly print?: LicencePrint;
}

/** Any charge that has records. */
export type RecordCharge = RecordedCharge<CouncilRecord, CartItem, ServiceLine>;

export function recordCharge(type: ChargeType): RecordCharge | undefined {
  return recordedCharge(type);
}

function chargeOfRecord({ type }: { readonly type: ChargeType }): RecordCharge {
  const charge = recordCharge(type);
  if (charge === undefined)
    throw new RangeError(`The charge ${type} has no records: check the type with recordCharge() first.`);
  return charge;
}

export function numberField(record: CouncilRecord): string {
  return chargeOfRecord(record).numberField;
}

/** The number as the bill prints it: "K26-130101". */
export function printedNumber(record: CouncilRecord): string {
  return chargeOfRecord(record).numberOf(record);
}

/** The number in searches and ids: "K26130101". */
export function normalisedNumber(type: ChargeType, number: string): string {
  return recordCharge(type)?.normaliseNumber(number) ?? number;
}

/** The database's `_id` of the record with this number, printed or normalised. */
export function databaseIdOf(council: CouncilCode, type: ChargeType, number: string): string {
  return `${council}:${type}:${normalisedNumber(type, number)}`;
}

export function databaseId(record: CouncilRecord): string {
  return databaseIdOf(record.council, record.type, printedNumber(record));
}

/**
 * The database's document of a record.
 * @param identityNumber the owner's, without dashes
 * @param besides fields that a council may send and the record's schema does not have
 */
export function documentOf(
  record: CouncilRecord,
  identityNumber: string | undefined,
  besides: Pick<RecordDocument, "photo" | "print" | "as_of" | "posted_through"> = {},
): RecordDocument {
  const { type, council } = record;
  const keys = searchKeys(record, identityNumber);
  return {
    ...chargeOfRecord(record).record.write(record),
    _id: databaseId(record),
    type,
    council,
    ...(identityNumber === undefined ? {} : { ic_no: identityNumber }),
    ...(keys === undefined ? {} : { search_keys: keys }),
    ...besides,
  };
}

/**
 * The record of a document. Its `_id` is the normalised number again, and money is in sen.
 * @throws StructError when the document lacks what its charge type needs
 */
export function recordOf(document: RecordDocument): CouncilRecord {
  const charge = chargeOfRecord(document);
  const number = document._id.slice(`${document.council}:${document.type}:`.length);
  return charge.record.read({ ...document, _id: number });
}

function searchKeys(
  record: CouncilRecord,
  identityNumber: string | undefined,
): readonly string[] | undefined {
  const charge = chargeOfRecord(record);
  return (
    charge
      .foundBy?.(record, identityNumber)
      .map((number) => charge.normaliseNumber(number ?? ""))
      // some councils write "-" for "none", and that must find nobody's bill
      .filter((number) => number !== "")
  );
}
