import { create } from "superstruct";
import { erasureAnswer, personData } from "../src/api/schemas/personData.ts";
import { systemClock } from "./backend/clock.ts";
import type { Databases } from "./backend/databases/openDatabases.ts";
import { Refusal } from "./backend/http/refusal.ts";
import { logToStandardError } from "./backend/log.ts";
import { eraseCitizen } from "./backend/privacy/eraseCitizen.ts";
import { personAt } from "./backend/privacy/erasure.ts";
import { heldData } from "./backend/privacy/heldData.ts";
import { inDatabases, postToSystem, reasonOf, type SystemPlace } from "./systemDoor.ts";

type Outcome<Value> = Value | { readonly refused: string };

/** All that is held about the person of an address, as JSON; undefined where that is nothing. */
export async function exportPerson(
  name: string,
  place: SystemPlace,
): Promise<Outcome<{ readonly copy: string | undefined }>> {
  const made = await through(place, "person/export", { name }, async (databases) =>
    heldData({ databases, clock: systemClock }, await personAt(databases.users, name)),
  );
  if ("refused" in made) return made;
  const { account, payments, messages, unreadable } = create(made.answer, personData);
  const isNothing = account === null && payments.length + messages.length + unreadable.length === 0;
  return { copy: isNothing ? undefined : `${JSON.stringify(made.answer, undefined, 2)}\n` };
}

/**
 * Erases what is held about the person of an address.
 * @param admin the name of the configured administrator
 * @returns how many payments wait for their ending
 */
export async function erasePersonAt(
  name: string,
  place: SystemPlace,
  admin: string | undefined,
): Promise<Outcome<{ readonly waiting: number }>> {
  const desk = { clock: systemClock, log: logToStandardError("warn"), admin };
  const made = await through(place, "person/erase", { name }, async (databases) => ({
    ok: true,
    waiting: await eraseCitizen({ ...desk, databases }, await personAt(databases.users, name)),
  }));
  if ("refused" in made) return made;
  return { waiting: create(made.answer, erasureAnswer).waiting };
}

/** What the running system answers, or the work gives in the databases while nothing runs. */
async function through(
  place: SystemPlace,
  path: string,
  body: object,
  work: (databases: Databases) => Promise<object>,
): Promise<Outcome<{ readonly answer: unknown }>> {
  const said = await postToSystem(place, path, body);
  if (said === "nobody answers") return inNobodysHands(place, work);
  if (said === "broken") return { refused: `The system on port ${place.port} broke off. Try again.` };
  if (said.ok) return { answer: await said.json() };
  return {
    refused: WORDS.get(said.status) ?? `The system on port ${place.port} refused: ${await reasonOf(said)}.`,
  };
}

async function inNobodysHands(
  place: SystemPlace,
  work: (databases: Databases) => Promise<object>,
): Promise<Outcome<{ readonly answer: unknown }>> {
  let answer: unknown;
  try {
    const delivery = await inDatabases(place, async (databases) => {
      answer = await work(databases);
    });
    return "refused" in delivery ? delivery : { answer };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return { refused: WORDS.get(failure.status) ?? `It was refused: ${failure.reason}.` };
  }
}

/** Why nothing is erased, by the refusal's status. */
const WORDS: ReadonlyMap<number, string> = new Map([
  [403, "This is an account of the central team. Take its roles first: npm run user -- <e-mail>"],
  [
    409,
    "Money is under way: a payment is at the bank, to be settled, to be looked at or due back. Nothing is erased.",
  ],
]);
