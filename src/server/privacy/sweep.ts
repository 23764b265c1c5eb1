import { isResetExpired } from "../../domain/resetLink.ts";
import { isCitizen } from "../../domain/roles.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import {
  CLAIMS_VIEW,
  CODE_ENDS_VIEW,
  FINISHED_MESSAGES_VIEW,
  SESSION_ENDS_VIEW,
  TO_ERASE_VIEW,
} from "../databases/privacyViews.ts";
import { describeError } from "../log.ts";
import { finishLoads } from "../records/loading/loads.ts";
import type { Throttle } from "../records/loading/throttle.ts";
import { throttledDatabases } from "../records/loading/throttledStore.ts";
import type { Timer } from "../timer.ts";
import { eraseDocument } from "./eraseDocument.ts";
import { eraseFormerPayer } from "./erasedPayment.ts";
import { completeErasures, type ErasureServices } from "./erasure.ts";
import type { RetainedKind, Retention } from "./retention.ts";

const DAY = 24 * 60 * 60_000;

export interface SweepServices extends ErasureServices {
  readonly retention: Retention;
  /** The removal of former versions gives way to them. */
  readonly searchesUnderWay: Throttle;
}

/**
 * Erases data past their retention, now and then daily, until it is stopped. Several processes may sweep at once, because each
 * deletion checks the revision that it deletes.
 */
export function startSweeping(services: SweepServices, timer: Timer): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(services, stopping.signal).catch((failure: unknown) => {
        // the databases do not answer; the next sweep finds the same data
        services.log({ event: "sweep_failed", ...describeError(failure) });
      });
      await timer.wait(DAY, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Runs one sweep: completes interrupted erasures, removes the former versions of records that a cut-off load left, then erases data past their retention.
 * @throws Error when the databases fail
 */
export async function sweep(services: SweepServices, stopping?: AbortSignal): Promise<void> {
  const { databases, clock, searchesUnderWay } = services;
  await completeErasures(services);
  await finishLoads(throttledDatabases(databases, searchesUnderWay), clock.now().toISOString(), stopping);
  const swept: Record<RetainedKind, number> = {
    payments: 0,
    accounts: 0,
    sessions: 0,
    codes: 0,
    messages: 0,
  };
  for await (const [what, erase] of pastOnes(services)) {
    if (stopping?.aborted) break;
    if (await erase()) swept[what] += 1;
  }
  if (Object.values(swept).some((count) => count > 0)) services.log({ event: "retention_swept", ...swept });
}

type Past = readonly [RetainedKind, erase: () => Promise<boolean>];

async function* pastOnes({ databases, clock, retention }: SweepServices): AsyncGenerator<Past> {
  const { all_payments, handles, notifications, reset_password, users } = databases;
  const until = (what: RetainedKind) => new Date(clock.now().getTime() - retention[what] * DAY);

  for (const id of await all_payments.idsUpTo(TO_ERASE_VIEW, until("payments").toISOString()))
    yield ["payments", () => eraseFormerPayer(databases, id)];
  for await (const stored of everyDocument(users, "org.couchdb.user:"))
    if (isUnconfirmed(stored) && isUntil(stored.timestamp, until("accounts")))
      yield ["accounts", () => eraseDocument(users, stored._id, isUnconfirmed)];
  const sessionsUntil = until("sessions");
  for (const id of await handles.idsUpTo(SESSION_ENDS_VIEW, sessionsUntil.toISOString()))
    yield [
      "sessions",
      () =>
        eraseDocument(handles, id, ({ idle_until, expires_at }) =>
          [idle_until, expires_at].some((end) => isUntil(end, sessionsUntil)),
        ),
    ];
  const codesUntil = until("codes");
  for (const id of await handles.idsUpTo(CODE_ENDS_VIEW, codesUntil.toISOString()))
    yield ["codes", () => eraseDocument(handles, id, ({ expires_at }) => isUntil(expires_at, codesUntil))];
  const claimsUntil = until("payments");
  for (const id of await handles.idsUpTo(CLAIMS_VIEW, claimsUntil.toISOString()))
    yield [
      "codes",
      () => eraseDocument(handles, id, ({ payment_datetime }) => isUntil(payment_datetime, claimsUntil)),
    ];
  for await (const { _id } of everyDocument(reset_password))
    if (isResetExpired(_id, codesUntil)) yield ["codes", () => eraseDocument(reset_password, _id)];
  const messagesUntil = until("messages");
  for (const id of await notifications.idsUpTo(FINISHED_MESSAGES_VIEW, messagesUntil.toISOString()))
    yield [
      "messages",
      () =>
        eraseDocument(
          notifications,
          id,
          ({ type, status, taken_at }) =>
            status !== "to_send" && (type !== "address_place" || isUntil(taken_at, messagesUntil)),
        ),
    ];
}

/** Whether someone registered this account and never entered a code. Accounts with a role of the central team stay. */
function isUnconfirmed({ verified_by, roles }: StoredDocument): boolean {
  return verified_by === null && !(Array.isArray(roles) && !isCitizen(roles));
}

/** Compares the end in the revision to delete, because it may have been moved meanwhile. */
function isUntil(at: unknown, until: Date): boolean {
  return typeof at === "string" && Date.parse(at) <= until.getTime();
}
