import type { RecordedCharge } from "../../charges/charge.ts";
import { type CartItem, type CouncilRecord, recordedCharge, type ServiceLine } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { LicencePrint } from "./licencePrint.ts";

/**
 * A council record as the database `records` holds it.
 *
 * Two ids: on the wire a record's `_id` is its normalised number ("K26130101"), which is what a citizen types; in the
 * database, where all councils and charge types stand side by side, `_id` is "<council>:<type>:<normalised number>".
 * Here alone one becomes the other. Everything else is as on the wire: nothing masked, money in ringgit with two decimals.
 */
export interface RecordDocument extends WireObject {
  readonly _id: string;
  readonly type: ChargeType;
  readonly council: CouncilCode;
  /** The identity number of the owner, payer, tenant or holder, without dashes; absent for a company. Never sent to a browser. */
  readonly ic_no?: string;
  /** The normalised numbers any of which finds the record, where not its own alone does: a compound's vehicle and identity number. */
  readonly search_keys?: readonly string[];
  /** When the council took these figures: what was settled until then is in them already. An instant in UTC. */
  readonly as_of?: string;
  /** Licences: the owner's photo, in base64. In the database it is an attachment (storeRecords.ts). */
  readonly photo?: string;
  /** Licences: what the digital licence prints. It names a person and an address: no search and no row shows it. */
  readonly print?: LicencePrint;
}

/** A charge with records behind it, whichever it is. */
export type RecordCharge = RecordedCharge<CouncilRecord, CartItem, ServiceLine>;

/** The charge of a type, or undefined when the type has no records. */
export function recordCharge(type: ChargeType): RecordCharge | undefined {
  return recordedCharge(type);
}

/** The charge of a record: what has a record has a charge that reads it. */
function chargeOfRecord({ type }: CouncilRecord): RecordCharge {
  const charge = recordCharge(type);
  if (charge === undefined) throw new RangeError("this charge type has no records");
  return charge;
}

/** The field that holds a record's number. */
export function numberField(record: CouncilRecord): string {
  return chargeOfRecord(record).numberField;
}

/** The number as it is printed on the bill: "K26-130101". */
export function printedNumber(record: CouncilRecord): string {
  return chargeOfRecord(record).numberOf(record);
}

/** The number as searches and ids hold it: "K26130101". */
export function normalisedNumber(type: ChargeType, number: string): string {
  return recordCharge(type)?.normaliseNumber(number) ?? number;
}

/** The database's `_id` of the record that has this number, printed or normalised. */
export function databaseIdOf(council: CouncilCode, type: ChargeType, number: string): string {
  return `${council}:${type}:${normalisedNumber(type, number)}`;
}

/** The database's `_id` of a record. */
export function databaseId(record: CouncilRecord): string {
  return databaseIdOf(record.council, record.type, printedNumber(record));
}

/**
 * The document of a record.
 * @param identityNumber of the person whose record it is, without dashes
 * @param besides what a council may send and the record's schema does not hold
 */
export function documentOf(
  record: CouncilRecord,
  identityNumber: string | undefined,
  besides: Pick<RecordDocument, "photo" | "print" | "as_of"> = {},
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
 * The record of a document, its `_id` the normalised number again, money in sen.
 * @throws StructError when the document does not hold what its charge type needs
 */
export function recordOf(document: RecordDocument): CouncilRecord {
  const charge = recordCharge(document.type);
  if (charge === undefined) throw new RangeError("this charge type has no records");
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
      // "-" is how some councils write that there is none: it names nobody's bill
      .filter((number) => number !== "")
  );
}
