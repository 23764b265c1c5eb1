import type { Infer } from "superstruct";
import type {
  Difference,
  DifferenceAction,
  endRequest,
  takeRequest,
} from "../../api/schemas/reconciliation.ts";
import type { WireObject } from "../../domain/schemas/codec.ts";
import type { Databases } from "../databases/databases.ts";
import { StoredDataError } from "../databases/readStored.ts";
import { missing, Refusal } from "../http/refusal.ts";
import { type Payment, readPayment } from "../payments/paymentDocument.ts";
import {
  type ConfirmingServices,
  changeSeen,
  differenceSeen,
  mayBeConfirmed,
  versionOf,
  writeDecision,
} from "./confirmLine.ts";
import { changeDifference, differenceOnWire, ended, openDifferences, readDifference } from "./difference.ts";
import { isRecorded, mayBeChargedBack, noteLicences, recordChargeback } from "./recordChargeback.ts";

/** The open differences as the central team reads them, and what one person decides about them. */

async function actionsOf(
  settlements: Databases["settlements"],
  item: Difference,
  payment: Payment | undefined,
): Promise<readonly DifferenceAction[]> {
  if (item.status === "ended") return [];
  const more: readonly (readonly [DifferenceAction, boolean])[] = [
    ["confirm", mayBeConfirmed(item, payment)],
    ["rebuild", item.reason === "no_payment" && item.kind !== "chargeback"],
    ["charge_back", await mayBeChargedBack(settlements, item, payment)],
  ];
  return ["take", "resolve", ...more.flatMap(([action, isAllowed]) => (isAllowed ? [action] : []))];
}

type ReadDatabases = Pick<Databases, "settlements" | "all_payments">;

async function paymentOf(
  { all_payments }: Pick<Databases, "all_payments">,
  { payment_id }: Difference,
): Promise<Payment | undefined> {
  try {
    return payment_id === null ? undefined : await readPayment(all_payments, payment_id);
  } catch (failure) {
    if (failure instanceof StoredDataError) return undefined;
    throw failure;
  }
}

async function shown(databases: ReadDatabases, item: Difference): Promise<WireObject> {
  const actions = await actionsOf(databases.settlements, item, await paymentOf(databases, item));
  return { ...differenceOnWire(item), version: versionOf(item), actions };
}

/** The open differences, the oldest first. */
export async function listDifferences(
  databases: ReadDatabases,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ readonly differences: readonly WireObject[]; readonly next: string | null }> {
  const found = await openDifferences(databases.settlements, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    differences: await Promise.all(page.map((item) => shown(databases, item))),
    next: found.length > limit ? (page.at(-1)?.difference ?? null) : null,
  };
}

/** One difference, open or ended. @throws Refusal 404 */
export async function showDifference(databases: ReadDatabases, id: string): Promise<WireObject> {
  const item = await readDifference(databases.settlements, id);
  if (item === undefined) throw missing();
  return shown(databases, item);
}

interface Person {
  readonly name: string;
}

/** Makes the person the owner, in place of any other. @throws Refusal 404, 409 */
export async function takeDifference(
  { databases, clock }: ConfirmingServices,
  id: string,
  request: Infer<typeof takeRequest>,
  { name }: Person,
): Promise<void> {
  const { settlements } = databases;
  const item = await differenceSeen(settlements, id, request);
  const acted = { at: clock.now().toISOString(), by: name };
  const entry = { ...acted, what: "taken", note: null } as const;
  await writeDecision(databases, item, { ...acted, step: "taken" }, [], () =>
    changeSeen(settlements, item, (stored) => ({ ...stored, owner: name, log: [...stored.log, entry] })),
  );
}

/**
 * Ends a difference. Only its owner may. Nobody who is faster can refuse the end of a chargeback once it is recorded.
 * @throws Refusal 404, 409 `changed_meanwhile`, 422 for another person and for an outcome that the difference cannot have
 */
export async function endDifference(
  { databases, clock }: ConfirmingServices,
  id: string,
  request: Infer<typeof endRequest>,
  { name }: Person,
): Promise<void> {
  const { settlements } = databases;
  const item = await differenceSeen(settlements, id, request);
  if (item.owner !== name) throw new Refusal(422, "invalid_request");
  const record = { at: clock.now().toISOString(), by: name, note: request.note };
  const payment = await paymentOf(databases, item);
  const isChargedBack = request.outcome === "charged_back";
  if (isChargedBack) {
    if (payment === undefined || !(await mayBeChargedBack(settlements, item, payment)))
      throw new Refusal(422, "invalid_request");
    await recordChargeback(databases, payment, record);
  }
  if (payment !== undefined && (await isRecorded(settlements, item, payment)))
    await noteLicences(settlements, item, payment, record.at);
  const end = (stored: Difference) => ended(stored, request.outcome, record);
  const { at, by } = record;
  await writeDecision(databases, item, { at, by, step: request.outcome }, [], async () => {
    if (!isChargedBack) return changeSeen(settlements, item, end);
    let isOpen = false;
    await changeDifference(settlements, id, (stored) => {
      isOpen = stored.status === "open";
      return isOpen ? end(stored) : undefined;
    });
    return isOpen;
  });
}
