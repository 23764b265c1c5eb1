import { is } from "superstruct";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { userId } from "../accounts/users.ts";
import type { Clock } from "../clock.ts";
import { CONFIGURATION } from "../configuration/readConfiguration.ts";
import { councilPrintId } from "../councils/councilPrint.ts";
import { councilSellerId, councilSellerIn } from "../councils/councilSeller.ts";
import type { Databases } from "../databases/databases.ts";
import type { StoredDocument } from "../databases/documentStore.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { ifReadable } from "../databases/readStored.ts";
import { STAFF_VIEW } from "../databases/views.ts";
import { describeError, type Log } from "../log.ts";
import { COUNCIL_KEYS } from "../remittances/councilKeys.ts";
import type { Timer } from "../timer.ts";
import { noteRecorded, type RecordedAct, recordedAct } from "./auditLog.ts";
import { completePendingActs } from "./pendingActs.ts";

interface CompletingServices {
  readonly databases: Databases;
  readonly clock: Clock;
  /** The administrator of the settings, who has no role in the database. */
  readonly admin?: string | undefined;
}

/** Milliseconds between two rounds, so that a reader of the log does not miss an act for long. */
const BETWEEN = 5 * 60_000;

/** Completes the audit log now and then every five minutes, until it is stopped. Several processes may do so at once. */
export function startAuditing(
  services: CompletingServices & { readonly log: Log },
  timer: Timer,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await completeAuditLog(services).catch((failure: unknown) =>
        // the databases do not answer; the next round finds the same acts
        services.log({ event: "audit_log_not_completed", ...describeError(failure) }),
      );
      await timer.wait(BETWEEN, stopping.signal);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Milliseconds after which an act is certainly done, refused or cut off. A process that is still at work writes its entry itself. */
const UNDER_WAY = 2 * 60_000;

/**
 * Adds the entries that a crash kept out of the audit log, of the last acts that users, the configuration, the councils' data, their
 * sellers and their keys hold, and of the pending acts. What an older version wrote holds none.
 */
export async function completeAuditLog({ databases, clock, admin }: CompletingServices): Promise<void> {
  const { users, metadata, handles } = databases;
  const until = new Date(clock.now().getTime() - UNDER_WAY).toISOString();
  const noteOver = async (act: RecordedAct) => {
    if (act.at <= until) await noteRecorded(databases, act);
  };
  const noteLastOf = async (document: StoredDocument | undefined) => {
    if (is(document?.last_act, recordedAct)) await noteOver(document.last_act);
  };
  const staff = (await users.rows(STAFF_VIEW)).rows.map(({ key }) => String(key));
  for (const name of admin === undefined ? staff : [admin, ...staff])
    await noteLastOf(await users.read(userId(name)));
  for (const id of [CONFIGURATION, ...COUNCIL_CODES.map(councilPrintId)])
    await noteLastOf(await metadata.read(id));
  for (const document of await metadata.readAll(COUNCIL_CODES.map(councilSellerId))) {
    const { last, step } = ifReadable(() => councilSellerIn(document)) ?? {};
    if (last !== undefined && step !== undefined) await noteOver({ ...last, ...step });
  }
  for await (const key of everyDocument(handles, COUNCIL_KEYS)) await noteLastOf(key);
  await completePendingActs(databases, clock, until);
}
