import { type Bill, type BillRecord, findCharge } from "../../src/charges/index.ts";
import type { ChargeType } from "../../src/domain/chargeTypes.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import type { WireObject } from "../../src/domain/structs.ts";

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
  /** The identity number of the owner or payer, without dashes; absent for a company. Never sent to a browser. */
  readonly ic_no?: string;
  /** Compounds: the normalised compound, vehicle and identity numbers, any of which finds the record. */
  readonly search_keys?: readonly string[];
}

/** The charge of a type that has bills, or undefined when the type has none or is not taken here. */
export function billCharge(type: ChargeType): Bill | undefined {
  const charge = findCharge(type);
  return charge?.source === "bill" ? charge : undefined;
}

/** The number as it is printed on the bill: "K26-130101". */
export function printedNumber(record: BillRecord): string {
  return record.type === "assessment" ? record.assessment_no : record.compound_no;
}

/** The number as searches and ids hold it: "K26130101". */
export function normalisedNumber(type: ChargeType, number: string): string {
  return billCharge(type)?.normaliseNumber(number) ?? number;
}

/** The database's `_id` of the bill that has this number, printed or normalised. */
export function databaseIdOf(council: CouncilCode, type: ChargeType, number: string): string {
  return `${council}:${type}:${normalisedNumber(type, number)}`;
}

/** The database's `_id` of a record. */
export function databaseId(record: BillRecord): string {
  return databaseIdOf(record.council, record.type, printedNumber(record));
}

/** The document of a record. @param identityNumber of the owner or payer, or undefined */
export function documentOf(record: BillRecord, identityNumber: string | undefined): RecordDocument {
  const { type, council } = record;
  const keys = searchKeys(record, identityNumber);
  return {
    ...billCharge(type)?.record.write(record),
    _id: databaseId(record),
    type,
    council,
    ...(identityNumber === undefined ? {} : { ic_no: identityNumber }),
    ...(keys === undefined ? {} : { search_keys: keys }),
  };
}

/**
 * The record of a document, its `_id` the normalised number again, money in sen.
 * @throws StructError when the document does not hold what its charge type needs
 */
export function recordOf(document: RecordDocument): BillRecord {
  const charge = billCharge(document.type);
  if (charge === undefined) throw new RangeError("a document of a charge type without bills");
  const number = document._id.slice(`${document.council}:${document.type}:`.length);
  return charge.record.read({ ...document, _id: number });
}

function searchKeys(record: BillRecord, identityNumber: string | undefined): readonly string[] | undefined {
  if (record.type !== "compound") return undefined;
  return (
    [record.compound_no, record.vehicle_no, identityNumber]
      .map((key) => normalisedNumber("compound", key ?? ""))
      // "-" is how some councils write that there is none: it names nobody's compound
      .filter((key) => key !== "")
  );
}
