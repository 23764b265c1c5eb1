import { create } from "superstruct";
import { erasureAnswer, personData } from "../../api/schemas/personData.ts";
import { note } from "../audit/auditLog.ts";
import { systemClock } from "../clock.ts";
import { systemRandom } from "../crypto.ts";
import { logToStandardError } from "../log.ts";
import { eraseCitizen } from "../privacy/eraseCitizen.ts";
import { personAt } from "../privacy/erasure.ts";
import { exportPersonData } from "../privacy/exportPersonData.ts";
import { PERSON_COMMAND } from "../routes/internalPersonRoutes.ts";
import { callRunningSystem, type Outcome } from "./callRunningSystem.ts";
import type { SystemPlace } from "./runningSystem.ts";

/** Exports all stored data of the person with this address as JSON. `copy` is undefined when there are none. */
export async function exportPerson(
  name: string,
  place: SystemPlace,
): Promise<Outcome<{ readonly copy: string | undefined }>> {
  const made = await callRunningSystem(
    place,
    "person/export",
    { name },
    async (databases) => {
      const services = { databases, clock: systemClock, random: systemRandom };
      const copy = await exportPersonData(services, await personAt(databases.users, name));
      await note(services, { by: PERSON_COMMAND, what: "person_exported" });
      return copy;
    },
    inWords,
  );
  if ("refused" in made) return made;
  const { account, payments, messages, unreadable } = create(made.answer, personData);
  const isNothing = account === null && payments.length + messages.length + unreadable.length === 0;
  return { copy: isNothing ? undefined : `${JSON.stringify(made.answer, undefined, 2)}\n` };
}

/**
 * Erases the stored data of the person with this address.
 * @param admin the name of the administrator in the settings
 * @returns how many payments cannot be erased yet
 */
export async function erasePersonAt(
  name: string,
  place: SystemPlace,
  admin: string | undefined,
): Promise<Outcome<{ readonly waiting: number }>> {
  const services = { clock: systemClock, log: logToStandardError("warn"), admin };
  const made = await callRunningSystem(
    place,
    "person/erase",
    { name },
    async (databases) => {
      const person = await personAt(databases.users, name);
      return { ok: true, waiting: await eraseCitizen({ ...services, databases }, person, PERSON_COMMAND) };
    },
    inWords,
  );
  if ("refused" in made) return made;
  return { waiting: create(made.answer, erasureAnswer).waiting };
}

const inWords = ({ status }: { readonly status: number }): string | undefined => WORDS.get(status);

/** The reasons for a refusal, by its status. */
const WORDS: ReadonlyMap<number, string> = new Map([
  [403, "The account belongs to the central team. Remove its roles first: npm run user -- <e-mail>"],
  [
    409,
    "The portal erased nothing, because a payment of this person is at the bank, to be settled, in the review queue or due for a refund. Try again when it has ended.",
  ],
]);
