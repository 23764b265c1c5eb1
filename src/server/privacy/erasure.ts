import { boolean, type Infer, nullable, object, optional, string } from "superstruct";
import { NOT_LOGGED_IN } from "../../api/schemas/failure.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { accountName, findTypedUser, findUser, ownsAddress, type User, userId } from "../accounts/users.ts";
import { verificationId } from "../accounts/verificationCode.ts";
import { newEntryId, noteRecorded, recordedAct } from "../audit/auditLog.ts";
import { sha256 } from "../crypto.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { readStored, StoredDataError } from "../databases/readStored.ts";
import { Refusal } from "../http/refusal.ts";
import { describeError } from "../log.ts";
import { readablePayment } from "../payments/paymentDocument.ts";
import type { Services } from "../services.ts";
import { accountTraces } from "./accountTraces.ts";
import { paymentsWith } from "./addressPayments.ts";
import { eraseDocument } from "./eraseDocument.ts";
import { erasePayer, isUnderWay } from "./erasedPayment.ts";

export type ErasureServices = Pick<Services, "databases" | "clock" | "log">;

/** The person whose data are to be erased. */
export interface Person {
  /** The e-mail address. */
  readonly address: string;
  /** Absent when the address has no account. */
  readonly user: User | undefined;
  /** Whether the mailbox is known to be theirs. Otherwise payments with the address may be another person's. */
  readonly ownsPayments: boolean;
}

/** The person of the account that is logged in. */
export function personOf(user: User): Person {
  return { address: user.name, user, ownsPayments: ownsAddress(user) };
}

/** The person of an address, for the central team. The team has checked that the mailbox is theirs. There may be no account. */
export async function personAt(users: Databases["users"], typed: string): Promise<Person> {
  const user = await findTypedUser(users, typed);
  return { address: user?.name ?? accountName(typed), user, ownsPayments: true };
}

/** The erasure in progress. The server writes it before it erases anything. After an interruption the next start continues. */
const erasure = object({
  /** The account's name, or the address when there is no account. */
  name: string(),
  /** Identifies the account: a new registration with the same address has another salt. Null when there was no account. */
  password_salt: nullable(string()),
  with_payments: boolean(),
  asked_at: instant,
  /** The central team's act, and the id of its entry of the audit log. Absent when the person erased the account. */
  act: optional(recordedAct),
  entry: optional(string()),
});

type Erasure = Infer<typeof erasure>;

const PREFIX = "erasure:";

/**
 * Erases the stored data of a person: the account, its sessions, links, codes and messages, and the payer's details of the
 * payments. A payment that has an enquiry due or is not settled waits for a later sweep.
 * @param by who of the central team erases it, for the audit log. Absent when it is the person
 * @returns how many payments wait
 * @throws Refusal 409 still_open while a payment is in progress, because nobody could tell the payer the result; 401 when the
 *   account's password was changed meanwhile
 */
export async function erasePerson(services: ErasureServices, person: Person, by?: string): Promise<number> {
  const { databases, clock } = services;
  if (person.ownsPayments && (await isMoneyUnderWay(databases, person.address)))
    throw new Refusal(409, "still_open");
  const at = clock.now().toISOString();
  const begun = {
    _id: `${PREFIX}${sha256(accountName(person.address))}`,
    type: "erasure",
    name: person.address,
    password_salt: person.user?.salt ?? null,
    with_payments: person.ownsPayments,
    asked_at: at,
    ...(by !== undefined && { act: { at, by, what: "person_erased" }, entry: newEntryId(at) }),
  };
  // An interrupted erasure is completed first. It may belong to an earlier account with this address.
  while (!(await databases.handles.write(begun))) {
    const pending = await databases.handles.read(begun._id);
    if (pending !== undefined) await complete(services, pending);
  }
  const pending = await databases.handles.read(begun._id);
  const waiting = pending === undefined ? 0 : await complete(services, pending);
  if (person.user && (await findUser(databases.users, person.user.name)))
    throw new Refusal(401, NOT_LOGGED_IN);
  return waiting;
}

/**
 * Completes interrupted erasures, at each start and with every sweep. One that fails does not stop the others.
 * @throws Error when the databases fail
 */
export async function completeErasures(services: ErasureServices): Promise<void> {
  for await (const pending of everyDocument(services.databases.handles, PREFIX))
    try {
      await complete(services, pending);
    } catch (failure) {
      if (!(failure instanceof StoredDataError)) throw failure;
      services.log({ event: "erasure_failed", ...describeError(failure) });
    }
}

/** The bank is asked about a declined payment for days. The sweep waits for that, but the person need not wait. */
async function isMoneyUnderWay(databases: Databases, address: string): Promise<boolean> {
  for await (const stored of paymentsWith(databases.all_payments, address)) {
    const payment = readablePayment(stored);
    if (payment === undefined) return true;
    const isOnlyAskedAbout = !["in_progress", "pending", "paid"].includes(payment.status);
    const judged = isOnlyAskedAbout ? { ...payment, next_enquiry_at: undefined } : payment;
    if (await isUnderWay(databases, judged)) return true;
  }
  return false;
}

/**
 * Runs all steps. A step that was done before finds nothing to do. The document that starts the others goes last, after the entry of the
 * audit log, so that a crash loses no entry. Writing the entry again changes nothing.
 * @returns how many payments wait
 */
async function complete({ databases, log }: ErasureServices, pending: StoredDocument): Promise<number> {
  const begun = readStored(pending, erasure);
  const { users, handles } = databases;
  await eraseDocument(users, userId(begun.name), ({ salt }) => salt === begun.password_salt);
  const waiting = begun.with_payments ? await erasePayments(databases, begun) : 0;
  await eraseTraces(databases, begun);
  if (begun.act !== undefined) await noteRecorded(databases, begun.act, begun.entry);
  if (await eraseDocument(handles, pending._id)) log({ event: "person_erased", waiting });
  return waiting;
}

/** @returns how many of them wait */
async function erasePayments(databases: Databases, { name, asked_at }: Erasure): Promise<number> {
  let waiting = 0;
  for await (const { _id, payment_datetime } of paymentsWith(databases.all_payments, name))
    if (String(payment_datetime) <= asked_at && !(await erasePayer(databases, _id))) waiting += 1;
  return waiting;
}

async function eraseTraces(databases: Databases, { name, password_salt, asked_at }: Erasure): Promise<void> {
  const { users, handles, reset_password, notifications } = databases;
  const traces = await accountTraces(databases, name);
  const isOfAccount = (stored: StoredDocument) => stored.password_salt === password_salt;
  for (const { _id } of traces.handles) await eraseDocument(handles, _id, isOfAccount);
  for (const { _id } of traces.resets) await eraseDocument(reset_password, _id, isOfAccount);
  // messages about payments are erased with their payments
  for (const { _id, payment_id, created_at } of traces.messages)
    if (payment_id === undefined && String(created_at) <= asked_at) await eraseDocument(notifications, _id);
  if ((await findUser(users, name)) === undefined) await eraseDocument(handles, verificationId(name));
}
