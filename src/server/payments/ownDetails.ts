import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, readLine } from "../../charges/lines.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { ownsAddress, type User } from "../accounts/users.ts";
import { verifiedIdentityOf } from "../accounts/verifiedIdentity.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { asStored } from "../databases/readStored.ts";
import { databaseIdOf } from "../records/document.ts";
import { readAllVisible } from "../records/visible.ts";
import { isSameAddress } from "./isSameAddress.ts";
import { isSameName } from "./isSameName.ts";
import type { Payment } from "./paymentDocument.ts";
import { publicLine } from "./priceLines.ts";

/** The caller who reads a payment with its status token. */
export interface PaymentReader {
  /** Logged in on the portal's own pages. */
  readonly user: User | undefined;
  readonly now: Date;
  /** The record of a licence whose owner the reader proves by the fact from its bill. */
  readonly proved?: StoredDocument | undefined;
}

/**
 * The fields of a payment that its reader may see whole. The holder of a status link may be anyone with whom the payer shared it, so the
 * link alone shows nothing more.
 * - The payer who is logged in with the payment's address reads their own e-mail and phone.
 * - The owner of a bill, logged in with a verified identity number, reads the name on it.
 * - Whoever proves the owner of a licence in this call reads its name. A fact given to open a licence shows no name here: it is
 *   noted for the payment, so everyone with the link would read it.
 */
export async function ownDetails(
  databases: Pick<Databases, "records">,
  payment: Payment,
  { user, proved }: Pick<PaymentReader, "user" | "proved">,
): Promise<WireObject> {
  const isPayer = user !== undefined && ownsAddress(user) && isSameAddress(user.name, payment.email);
  const lines = payment.services.map((stored) => asStored(() => readLine(stored)));
  const identity = user && verifiedIdentityOf(user);
  const own = identity === undefined ? [] : await recordsOwnedBy(databases, lines, identity);
  const owned = proved === undefined ? own : [...own, proved];
  const services = lines.map((line) => {
    const charge = chargeOf(line);
    const whole = charge.line.write(line);
    const shown = publicLine({ charge, line });
    const [name = ""] = charge.personalFields;
    // a record that passed to a new owner has another name
    const isOwner = owned.some(
      (record) => record._id === recordOf(line) && isSameName(record[name], whole[name]),
    );
    return isOwner ? { ...shown, [name]: whole[name] } : shown;
  });
  return { services, ...(isPayer && { email: payment.email, contact: payment.contact }) };
}

const recordOf = (line: ServiceLine): string =>
  databaseIdOf(line.council, line.type, chargeOf(line).numberOf(line));

/** The records of these lines that belong to the person. */
async function recordsOwnedBy(
  { records }: Pick<Databases, "records">,
  lines: readonly ServiceLine[],
  identity: string,
): Promise<readonly StoredDocument[]> {
  const stored = await readAllVisible(records, [...new Set(lines.map(recordOf))]);
  return stored.filter(({ ic_no }) => ic_no === identity);
}
