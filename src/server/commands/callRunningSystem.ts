import type { Databases } from "../databases/databases.ts";
import { Refusal } from "../http/refusal.ts";
import { brokenOff, inDatabases, postToSystem, refusalOf, type SystemPlace } from "./runningSystem.ts";

export type Outcome<Value> = Value | { readonly refused: string };

/** A refused call: its status and the body of its answer. */
export interface RefusedCall {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Posts to the running system. When nothing runs, does the work in the databases.
 * @param path below /internal
 * @param work does in the databases what the call does in the running system
 * @param inWords the sentence for a refusal; undefined for the usual one
 */
export async function callRunningSystem(
  place: SystemPlace,
  path: string,
  body: object,
  work: (databases: Databases) => Promise<object>,
  inWords: (refusal: RefusedCall) => string | undefined,
): Promise<Outcome<{ readonly answer: unknown }>> {
  const said = await postToSystem(place, path, body);
  if (said === "nobody answers") return await inOwnDatabases(place, work, inWords);
  if (said === "broken") return { refused: brokenOff(place) };
  if (said.ok) return { answer: await said.json() };
  const answer: unknown = await said
    .clone()
    .json()
    .catch(() => undefined);
  return {
    refused: inWords({ status: said.status, body: answer }) ?? (await refusalOf(said, place)),
  };
}

async function inOwnDatabases(
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
    return {
      refused:
        inWords({ status, body: details }) ?? `The portal refuses this: ${reason}. Correct the arguments.`,
    };
  }
}
