import type { LicenseLine } from "../../../src/charges/license/license.ts";
import { isSameOwner } from "../../records/sameOwner.ts";
import type { StoredDocument } from "../databases/documentStore.ts";

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

/** The same before it is issued: what was paid tells no identity number, so the name decides. */
export function isStillPaid({ nama_s }: LicenseLine, record: StoredDocument): boolean {
  return record.nama_s === nama_s;
}
