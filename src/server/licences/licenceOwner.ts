import type { LicenseLine } from "../../charges/license/license.ts";
import { readLine } from "../../charges/lines.ts";
import { sha256 } from "../crypto.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { asStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { isSameOwner } from "../records/sameOwner.ts";

/** A council's record can pass to a new owner. Its name, address and photo are then no longer those of the earlier owner. */

interface Issued {
  readonly owner?: string | undefined;
  readonly license: { readonly nama_s: string };
}

/** Whether the record still has the owner to whom the licence was issued. */
export function isStillOf({ owner, license: { nama_s } }: Issued, record: StoredDocument): boolean {
  return isSameOwner(record, { ic_no: owner, nama_s });
}

/** A licence that is paid but not issued yet. */
interface PaidLicence {
  readonly payment: Payment;
  readonly line: LicenseLine;
}

/**
 * Whether the record still has the owner whose licence was paid. A payment's line has no identity number, so the name decides.
 * After the payment's erasure, the hash of the name decides.
 */
export function isStillPaid({ payment, line }: PaidLicence, { nama_s }: StoredDocument): boolean {
  if (payment.erasure !== "done") return nama_s === line.nama_s;
  return (
    typeof nama_s === "string" &&
    payment.licence_holders?.includes(holderMark(payment, { ...line, nama_s })) === true
  );
}

/** The hashes that a payment keeps of its licences' owners when its personal data is erased. */
export function holderMarks(payment: Payment): readonly string[] {
  return payment.services
    .map((stored) => asStored(() => readLine(stored)))
    .flatMap((line) => (line.type === "license" ? [holderMark(payment, line)] : []));
}

/**
 * A hash that can confirm a known name, but does not reveal it. It includes the payment and the licence, so that the hashes of
 * one person differ and cannot be linked.
 */
function holderMark({ _id }: Payment, { council, license_no, nama_s }: LicenseLine): string {
  return sha256(JSON.stringify([_id, council, license_no, nama_s]));
}
