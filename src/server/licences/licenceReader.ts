import { plainNumber } from "../../charges/plainNumber.ts";
import { licenceKeyOf } from "../../domain/licenceKey.ts";
import { ownsAddress, type User } from "../accounts/users.ts";
import { verifiedIdentityOf } from "../accounts/verifiedIdentity.ts";
import { readVisitor } from "../accounts/viewer.ts";
import type { Databases } from "../databases/databases.ts";
import { bearerOf } from "../http/bearer.ts";
import type { Context } from "../http/context.ts";
import { isFromElsewhere } from "../http/origins.ts";
import { isSameAddress } from "../payments/isSameAddress.ts";
import { type FoundPayment, findByTokenOrKey } from "../payments/paymentAccess.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import { readVisible } from "../records/visible.ts";
import type { Services } from "../services.ts";
import {
  type PaidRenewal,
  paidRenewals,
  type RequestedLicence,
  recordIdOf,
  renewalIn,
} from "./paidRenewals.ts";

/** The caller who asks for a digital licence or a picture on it. */
export interface LicenceReader {
  /** The status token or key from the request; "" without one. */
  readonly token: string;
  /** False for a page of another origin, which reads no licence and no picture on it, whatever it sends. */
  readonly isOnPortal: boolean;
  /** The time of the request: a key ends. */
  readonly now: Date;
  /** The logged-in user; undefined for calls from other sites' pages. */
  readonly user: User | undefined;
}

export type LicenceDatabases = Pick<Databases, "records" | "settlements" | "all_payments" | "handles">;

export async function readLicenceReader(services: Services, context: Context): Promise<LicenceReader> {
  return {
    token: bearerOf(context),
    isOnPortal: !isFromElsewhere(context, services.portal),
    now: services.clock.now(),
    user: await readVisitor(services, context),
  };
}

/** The renewals that a reader may see. */
export interface ShownRenewals {
  /** Every paid renewal, in the order of payment. */
  readonly all: readonly PaidRenewal[];
  /** The renewals that the reader paid. */
  readonly own: readonly PaidRenewal[];
  /** Those of them that the reader's token or log-in proves. Anyone can type another payer's e-mail address. */
  readonly proved: readonly PaidRenewal[];
  /** Whether the reader is the record's owner, with a verified identity number. */
  readonly isOwner: boolean;
}

/**
 * Decides what the reader may see. A licence shows a face, and its number is easy to guess. So the reader needs the status token
 * of a payment that renewed the licence, or a login with the record's verified identity number or with the address of a renewal's
 * payer.
 * @returns undefined for a reader who may see nothing, whether the licence exists or not
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
  // A payer who paid twice sees both renewals with either token. An erased payment has an empty address, which matches nobody.
  const login = user && ownsAddress(user) ? user.name : "";
  const paidBy = (addresses: readonly string[]) =>
    all.filter(
      ({ payment }) =>
        payment._id === shown?._id ||
        addresses.some((address) => address !== "" && isSameAddress(address, payment.email)),
    );
  const own = paidBy([shown?.email ?? "", login]);
  const isOwner = await isRecordsOwner(databases, user, asked);
  return own.length > 0 || isOwner ? { all, own, proved: paidBy([login]), isOwner } : undefined;
}

/** The token's payment, if it renews this licence. */
async function paymentShown(
  { handles, all_payments }: LicenceDatabases,
  { token, isOnPortal, now }: LicenceReader,
  asked: RequestedLicence,
): Promise<Payment | undefined> {
  if (!isOnPortal) return undefined;
  const found = await findByTokenOrKey(handles, token, now);
  const payment =
    found !== undefined && readsLicence(found, asked) ? await readPayment(all_payments, found.id) : undefined;
  return payment && renewalIn(payment, asked) && payment;
}

function readsLicence({ licences }: FoundPayment, { council, number, period }: RequestedLicence): boolean {
  if (licences === "all") return true;
  return licences.some((licence) => {
    const key = licenceKeyOf(licence.licence);
    return (
      licence.council === council &&
      key !== undefined &&
      plainNumber(key.number) === plainNumber(number) &&
      (period === undefined || (key.year === period.year && key.month === period.month))
    );
  });
}

async function isRecordsOwner(
  { records }: LicenceDatabases,
  user: User | undefined,
  asked: RequestedLicence,
): Promise<boolean> {
  const identity = user && verifiedIdentityOf(user);
  return identity !== undefined && (await readVisible(records, recordIdOf(asked)))?.ic_no === identity;
}
