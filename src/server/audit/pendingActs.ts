import { array, enums, type Infer, is, object, optional, string, type } from "superstruct";
import type { Clock } from "../clock.ts";
import { DatabaseAwayError } from "../databases/databaseAway.ts";
import { DATABASES, type Databases } from "../databases/databases.ts";
import { everyDocument } from "../databases/everyDocument.ts";
import { Refusal } from "../http/refusal.ts";
import { newEntryId, noteRecorded, type RecordedAct, recordedAct } from "./auditLog.ts";

/**
 * The acts on documents that are too many to read all of them in a round, such as payments, refund cases and messages. The write of
 * such an act leaves its person and time in the document. A small document, written before, says where to look for them, and goes when
 * the audit log has the entry. So a crash in between loses no entry: the next round looks there.
 */

const PENDING = "pending_act:";

/** A document that an act changes. `step` is the act's `what` in the document's own log, where the audit log has one kind for several. */
const place = object({ database: enums(DATABASES), id: string(), step: optional(string()) });

export type Place = Readonly<Infer<typeof place>>;

const pendingAct = type({ act: recordedAct, places: array(place) });

/**
 * Writes an act, and its entry of the audit log when it is written.
 * @param places where the act is: whichever is written first proves it
 * @param write writes the act's `at` and `by` there, in an entry of a document's list or in its `last_act`. A Refusal means that it
 *   wrote nothing.
 * @param done the act as the log names it, by what `write` returned. Undefined when `write` wrote nothing
 * @returns what `write` returned
 */
export async function writeAct<Outcome>(
  databases: Databases,
  act: RecordedAct,
  places: readonly Place[],
  write: () => Promise<Outcome>,
  done: (outcome: Outcome) => RecordedAct | undefined = (outcome) => (outcome ? act : undefined),
): Promise<Outcome> {
  const { handles } = databases;
  const entry = newEntryId(act.at);
  const _id = `${PENDING}${entry}`;
  const _rev = await handles.write({ _id, type: "pending_act", act, places });
  const end = async (written: RecordedAct | undefined) => {
    if (written !== undefined) await noteRecorded(databases, written, entry);
    if (_rev === undefined) return;
    await handles.write({ _id, _rev, _deleted: true }).catch((failure: unknown) => {
      // the act is done or refused, and the round removes what is left
      if (!(failure instanceof DatabaseAwayError)) throw failure;
    });
  };
  let outcome: Outcome;
  try {
    outcome = await write();
  } catch (failure) {
    // any other failure may have come after the write, which the round finds out
    if (failure instanceof Refusal) await end(undefined);
    throw failure;
  }
  await end(done(outcome));
  return outcome;
}

/** Milliseconds after which no process is still about to write an act. */
const ABANDONED = 24 * 60 * 60_000;

/**
 * Notes the acts whose process failed after their write. One whose process failed before it has nothing to note. A list of a cluster may
 * lack the newest: the next round has them.
 * @param until the instant before which every process has ended or failed
 */
export async function completePendingActs(databases: Databases, clock: Clock, until: string): Promise<void> {
  const { handles } = databases;
  for await (const pending of everyDocument(handles, PENDING)) {
    if (!is(pending, pendingAct)) continue;
    const { act, places, _id, _rev } = pending;
    if (act.at > until) continue;
    const isWritten = await isHeld(databases, places, act);
    if (isWritten) await noteRecorded(databases, act, _id.slice(PENDING.length));
    const isAbandoned = clock.now().getTime() - Date.parse(act.at) >= ABANDONED;
    if (isWritten || isAbandoned) await handles.write({ _id, _rev, _deleted: true });
  }
}

async function isHeld(
  databases: Databases,
  places: readonly Place[],
  { at, by }: RecordedAct,
): Promise<boolean> {
  for (const { database, id, step } of places) {
    const parts: readonly unknown[] = Object.values((await databases[database].read(id)) ?? {}).flat();
    const isOf = (part: unknown) =>
      is(part, actHeld) && part.at === at && part.by === by && (step === undefined || part.what === step);
    if (parts.some(isOf)) return true;
  }
  return false;
}

const actHeld = type({ at: string(), by: string(), what: optional(string()) });
