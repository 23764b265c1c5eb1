import type { OwnerProof } from "../../api/schemas/payment.ts";
import type { LicenseLine } from "../../charges/license/license.ts";
import { readLine } from "../../charges/lines.ts";
import type { Searcher } from "../bills/searchRecords.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { asStored } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import { asksForFact, isFactOf } from "../licences/licenceFact.ts";
import { recordIdOf } from "../licences/paidRenewals.ts";
import { readVisible } from "../records/visible.ts";
import { isSameName } from "./isSameName.ts";
import type { Payment } from "./paymentDocument.ts";

/**
 * The record of a licence whose owner the caller proves, by the fact from its bill (rule 6.11). It counts for this answer alone,
 * because others have the payment's link too.
 * @throws Refusal 403 when the payment is not paid, has no such licence, or its council asks for no fact, and when the fact is
 * wrong, without a difference between them; 429 after too many wrong ones
 */
export async function provedOwner(
  { metadata, records }: Pick<Databases, "metadata" | "records">,
  payment: Payment,
  { council, license_no: number, bill_fact }: OwnerProof,
  searcher: () => Promise<Searcher>,
): Promise<StoredDocument> {
  const refusal = new Refusal(403, "bill_fact_needed");
  const id = recordIdOf({ council, number });
  const paid =
    payment.status === "paid" ? licencesOf(payment).find((line) => recordOf(line) === id) : undefined;
  if (paid === undefined || !(await asksForFact(metadata, council))) throw refusal;
  const record = await readVisible(records, id);
  // a record that passed to a new owner has another name
  if (typeof record?.ic_no !== "string" || !isSameName(record.nama_s, paid.nama_s)) throw refusal;
  if (!(await isFactOf({ council, number }, record.ic_no, bill_fact, searcher))) throw refusal;
  return record;
}

function licencesOf({ services }: Payment): readonly LicenseLine[] {
  return asStored(() => services.map(readLine)).filter((line) => line.type === "license");
}

const recordOf = ({ council, license_no: number }: LicenseLine): string => recordIdOf({ council, number });
