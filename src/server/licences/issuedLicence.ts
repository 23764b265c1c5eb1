import { create, type Infer, is, literal, object, optional, string, type } from "superstruct";
import { type LicencePayment, licencePayment, printedLicence } from "../../api/schemas/digitalLicence.ts";
import { isMeant } from "../../charges/license/codes.ts";
import { plainNumber } from "../../charges/plainNumber.ts";
import { licenceKeyText } from "../../domain/licenceKey.ts";
import { codec } from "../../domain/schemas/codec.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { readLastingConfiguration } from "../configuration/readConfiguration.ts";
import type { Databases } from "../databases/databases.ts";
import { changeDocument, type DocumentStore, type StoredDocument } from "../databases/documentStore.ts";
import { readStored } from "../databases/readStored.ts";
import { licencePrint } from "../records/licencePrint.ts";
import { readVisible } from "../records/visible.ts";
import { isStillPaid } from "./licenceOwner.ts";
import { type PaidRenewal, type RequestedLicence, recordIdOf } from "./paidRenewals.ts";
import { validityOf } from "./validity.ts";

/**
 * A stored digital licence (rule 3.14): the payment and the printed fields. The council's record later moves to the next period
 * and perhaps to another owner, but an issued licence keeps its content. The server adds the pictures and the QR code when
 * someone reads the licence.
 */
const issuedLicence = object({
  _id: string(),
  type: literal("digital_license"),
  council: councilCode,
  payment: licencePayment,
  license: printedLicence,
  /** The owner's identity number from the record; absent for a company. It never leaves the server. */
  owner: optional(string()),
});

export type IssuedLicence = Infer<typeof issuedLicence>;

export type LicenceOfPeriod = Required<RequestedLicence>;

const paymentBlock = codec(licencePayment);

/** The id has the council, because a number is unique only within its council. Every writer of the licence uses the same id. */
function idOf({ council, number, period: { year, month } }: LicenceOfPeriod): string {
  const key = { number: plainNumber(number), year, ...(month !== undefined && { month }) };
  return `${council}:${licenceKeyText(key)}`;
}

export async function readIssuedLicence(
  store: DocumentStore,
  asked: LicenceOfPeriod,
): Promise<IssuedLicence | undefined> {
  const stored = await store.read(idOf(asked));
  return stored && issuedLicenceOf(stored);
}

/** @throws StoredDataError */
export function issuedLicenceOf(stored: StoredDocument): IssuedLicence {
  return readStored(stored, issuedLicence);
}

/**
 * Writes the licence that the renewal paid for, from the stored payment and the council's record only. Writing again gives the
 * same document. An already stored licence changes only its payment, because an earlier payment may turn up later.
 * @returns undefined when the council's record has no print data, or another name than the paid one
 */
export async function issueLicence(
  databases: Pick<Databases, "records" | "metadata" | "digital_license">,
  asked: LicenceOfPeriod,
  renewal: PaidRenewal,
): Promise<IssuedLicence | undefined> {
  const { digital_license } = databases;
  const { line, receipt, paidAt } = renewal;
  const payment: LicencePayment = {
    receipt_no: receipt,
    timestamp: paidAt,
    paid_until_year: line.renewal_year,
    paid_until_month: line.renewal_month ?? null,
    amount: line.amount,
  };
  const _id = idOf(asked);
  const printed = await printedOf(databases, asked, renewal);
  if (printed !== undefined) {
    const { council } = asked;
    // returns false when the licence is stored already
    await digital_license.write({
      _id,
      type: "digital_license",
      council,
      payment: paymentBlock.write(payment),
      ...printed,
    });
  }
  await changeDocument(digital_license, _id, (stored) =>
    readStored(stored, issuedLicence).payment.receipt_no === receipt
      ? undefined
      : { ...stored, payment: paymentBlock.write(payment) },
  );
  return await readIssuedLicence(digital_license, asked);
}

const printable = type({ nama_s: string(), print: licencePrint, ic_no: optional(string()) });

/** The printed fields from the payment's line and the council's record, and the owner's identity number. */
async function printedOf(
  { records, metadata }: Pick<Databases, "records" | "metadata">,
  asked: LicenceOfPeriod,
  renewal: PaidRenewal,
): Promise<Pick<IssuedLicence, "license" | "owner"> | undefined> {
  const record = await readVisible(records, recordIdOf(asked));
  if (record === undefined || !is(record, printable) || !isStillPaid(renewal, record)) return undefined;
  const { licences } = await readLastingConfiguration(metadata);
  const { line } = renewal;
  const { license_no, m_kod_type } = line;
  const { from, until } = validityOf(asked.period);
  const license = {
    license_no,
    m_kod_type,
    // from the record, because the line's name is masked once the payer's details are erased
    nama_s: record.nama_s,
    operasi: isMeant(line, licences.operation),
    ...record.print,
    valid_from: from,
    valid_until: until,
  };
  return {
    license: create(license, printedLicence),
    ...(record.ic_no !== undefined && { owner: record.ic_no }),
  };
}
