import { array, is, nullable, string, type } from "superstruct";
import { type PersonData, storedCode, storedMessage, storedSession } from "../../api/schemas/personData.ts";
import { resetRequestedAt } from "../../domain/resetLink.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { ownRecordOf } from "../accounts/ownRecord.ts";
import type { User } from "../accounts/users.ts";
import { verificationId } from "../accounts/verificationCode.ts";
import type { Clock } from "../clock.ts";
import type { Databases } from "../databases/databases.ts";
import { readStored } from "../databases/readStored.ts";
import { readablePayment } from "../payments/paymentDocument.ts";
import { publicPaymentOf } from "../payments/publicPayment.ts";
import { refundsOf } from "../refunds/refundCases.ts";
import { accountTraces } from "./accountTraces.ts";
import { paymentsWith } from "./addressPayments.ts";
import type { Person } from "./erasure.ts";

/** Leaves out which member of the central team saw the identity card: that is the member's personal data. */
const notes = type({ ic_notes: array(type({ ic_num: nullable(string()), at: instant })) });

/** `PersonData` on the wire. The payments' amounts are in ringgit. */
export type PersonExport = Omit<PersonData, "payments"> & { readonly payments: readonly WireObject[] };

/**
 * All stored data of a person, in the form that the person may have: nothing of the password, and no key, token or link with
 * which its holder could act.
 */
export async function exportPersonData(
  { databases, clock }: { readonly databases: Databases; readonly clock: Clock },
  person: Person,
): Promise<PersonExport> {
  const { address, user, ownsPayments } = person;
  const { handles, resets, messages } = await accountTraces(databases, address);
  const newest = await databases.handles.read(verificationId(address));
  const paid = ownsPayments ? await exportedPayments(databases, address) : { payments: [], unreadable: [] };
  return {
    kind: "kaunter-person",
    version: 1,
    made_at: clock.now().toISOString(),
    address,
    account: user === undefined ? null : accountOf(user),
    sessions: handles
      .filter(({ type }) => type === "session")
      .map((stored) => readStored(stored, storedSession)),
    codes: newest === undefined ? [] : [readStored(newest, storedCode)],
    reset_links: resets.flatMap(({ _id }) => {
      const asked = resetRequestedAt(_id);
      return asked === undefined ? [] : [{ asked_at: new Date(asked).toISOString() }];
    }),
    messages: messages
      .filter(({ payment_id }) => ownsPayments || payment_id === undefined)
      .map((stored) => readStored(stored, storedMessage)),
    ...paid,
    ...(!ownsPayments && { left_out: "unverified" as const }),
  };
}

function accountOf(user: User): PersonData["account"] {
  const { ic_notes } = is(user, notes) ? user : { ic_notes: [] };
  return { ...ownRecordOf(user), identity_notes: ic_notes.map(({ ic_num, at }) => ({ ic_num, at })) };
}

async function exportedPayments(databases: Databases, address: string) {
  const payments: WireObject[] = [];
  const unreadable: string[] = [];
  for await (const stored of paymentsWith(databases.all_payments, address)) {
    const payment = readablePayment(stored);
    if (payment === undefined) {
      unreadable.push(stored._id);
      continue;
    }
    const refunds = await refundsOf(databases.settlements, payment);
    const { email, contact } = payment;
    payments.push({ ...publicPaymentOf(payment, refunds), email, contact });
  }
  return { payments, unreadable };
}
