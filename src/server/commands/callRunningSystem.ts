import type { Databases } from "../databases/databases.ts";
import { Refusal } from "../http/refusal.ts";
import { inDatabases, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

export type Outcome<Value> = Value | { readonly refused: string };

/** Why a call was refused: its status, and whatever its answer holds. */
export interface RefusedCall {
  readonly status: number;
  readonly body: unknown;
}

/**
 * What the running system answers to a call, or the work gives in the databases while nothing runs.
 * @param path below /internal
 * @param inWords a refusal for the person who called; undefined where it has no words of its own
 */
export async function callRunningSystem(
  place: SystemPlace,
  path: string,
  body: object,
  work: (databases: Databases) => Promise<object>,
  inWords: (refusal: RefusedCall) => string | undefined,
): Promise<Outcome<{ readonly answer: unknown }>> {
  const said = await postToSystem(place, path, body);
  if (said === "nobody answers") return await inNobodysHands(place, work, inWords);
  if (said === "broken") return { refused: `The system on port ${place.port} broke off. Try again.` };
  if (said.ok) return { answer: await said.json() };
  const answer: unknown = await said
    .clone()
    .json()
    .catch(() => undefined);
  return {
    refused:
      inWords({ status: said.status, body: answer }) ??
      `The system on port ${place.port} refused: ${await reasonOf(said)}.`,
  };
}

async function inNobodysHands(
  place: SystemPlace,
  work: (databases: Databases) => Promise<object>,
  inWords: (refusal: RefusedCall) => string | undefined,
): Promise<Outcome<{ readonly answer: unknown }>> {
  let answer: unknown;
  try {
    const delivery = await inDatabases(place, async (databases) => {
      answer = await work(databases);
    });
    return "refused" in delivery ? delivery : { answer };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    const { status, details, reason } = failure;
    return { refused: inWords({ status, body: details }) ?? `It was refused: ${reason}.` };
  }
}
