import type { LicenseLine } from "../../charges/license/license.ts";
import { readLine } from "../../charges/lines.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { asStored } from "../databases/readStored.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import { sha256 } from "../payments/tokens.ts";
import { isSameOwner } from "../records/sameOwner.ts";

/** A council's record goes on to the licence's next owner: what names a person, an address and a face are not the one's before. */

/** What was issued, and to whom. */
interface Issued {
  readonly owner?: string | undefined;
  readonly license: { readonly nama_s: string };
}

/** Whether the record is still of whom the licence was issued to. */
export function isStillOf({ owner, license: { nama_s } }: Issued, record: StoredDocument): boolean {
  return isSameOwner(record, { ic_no: owner, nama_s });
}

/** A licence that was paid for, and not issued yet. */
interface PaidLicence {
  readonly payment: Payment;
  readonly line: LicenseLine;
}

/** The same before it is issued: what was paid holds no identity number, so the name decides, or what is kept of it. */
export function isStillPaid({ payment, line }: PaidLicence, { nama_s }: StoredDocument): boolean {
  if (payment.erasure !== "done") return nama_s === line.nama_s;
  return (
    typeof nama_s === "string" &&
    payment.licence_holders?.includes(holderMark(payment, { ...line, nama_s })) === true
  );
}

/** What is kept of the names of whom a payment's licences are issued to, once it names nobody any more. */
export function holderMarks(payment: Payment): readonly string[] {
  return payment.services
    .map((stored) => asStored(() => readLine(stored)))
    .flatMap((line) => (line.type === "license" ? [holderMark(payment, line)] : []));
}

/** By which a name that one has can be tested, and none be read; of each licence of each payment another, so that none lead to one another. */
function holderMark({ _id }: Payment, { council, license_no, nama_s }: LicenseLine): string {
  return sha256(JSON.stringify([_id, council, license_no, nama_s]));
}
