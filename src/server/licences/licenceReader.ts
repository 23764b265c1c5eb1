import { ownsAddress, type User } from "../accounts/users.ts";
import { verifiedIdentityOf } from "../accounts/verifiedIdentity.ts";
import { readVisitor } from "../accounts/viewer.ts";
import type { Databases } from "../databases/databases.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Context } from "../http/context.ts";
import { isSameAddress } from "../payments/history.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { findByToken } from "../payments/tokens.ts";
import type { Services } from "../services.ts";
import {
  type PaidRenewal,
  paidRenewals,
  type RequestedLicence,
  recordIdOf,
  renewalIn,
} from "./paidRenewals.ts";

/** Who asks for a digital licence or a picture on it. */
export interface LicenceReader {
  /** The status token that was shown; "" where none was. */
  readonly token: string;
  /** Who is logged in, on the portal's own pages. */
  readonly user: User | undefined;
}

export type LicenceDatabases = Pick<Databases, "records" | "settlements" | "all_payments" | "handles">;

export async function readLicenceReader(services: Services, context: Context): Promise<LicenceReader> {
  return { token: bearerOf(context), user: await readVisitor(services, context) };
}

/** What a reader may see of a licence. */
export interface ShownRenewals {
  /** Every renewal that was paid, the first first. */
  readonly all: readonly PaidRenewal[];
  /** Those of them that the reader paid. */
  readonly own: readonly PaidRenewal[];
  /** Whether it is the record's owner, whose card was seen. */
  readonly isOwner: boolean;
}

/**
 * What the reader may see: the licence's number is easily guessed, and the licence shows a face. It is seen
 * with the status token of a payment that renewed it, and by its owner who is logged in: whose verified identity number is the
 * record's, or whose own address paid the renewal.
 * @returns undefined for who may see nothing, whether there is a licence or not
 */
export async function renewalsFor(
  databases: LicenceDatabases,
  reader: LicenceReader,
  asked: RequestedLicence,
): Promise<ShownRenewals | undefined> {
  const shown = await paymentShown(databases, reader, asked);
  const { user } = reader;
  if (shown === undefined && user === undefined) return undefined;
  const all = await paidRenewals(databases, asked, shown);
  // who paid twice is the same payer with either token; payments without their payers' details are not of one
  const addresses = [shown?.email, user && ownsAddress(user) ? user.name : undefined].flatMap(
    (address) => address || [],
  );
  const own = all.filter(
    ({ payment }) =>
      payment._id === shown?._id || addresses.some((address) => isSameAddress(address, payment.email)),
  );
  const isOwner = await isRecordsOwner(databases, user, asked);
  return own.length > 0 || isOwner ? { all, own, isOwner } : undefined;
}

/** The token's payment where it renews this very licence. */
async function paymentShown(
  { handles, all_payments }: LicenceDatabases,
  { token }: LicenceReader,
  asked: RequestedLicence,
): Promise<Payment | undefined> {
  const id = await findByToken(handles, token);
  const payment = id && (await readPayment(all_payments, id));
  return payment && renewalIn(payment, asked) && payment;
}

async function isRecordsOwner(
  { records }: LicenceDatabases,
  user: User | undefined,
  asked: RequestedLicence,
): Promise<boolean> {
  const identity = user && verifiedIdentityOf(user);
  return identity !== undefined && (await records.read(recordIdOf(asked)))?.ic_no === identity;
}
