import { create, StructError } from "superstruct";
import type { Databases } from "../databases/databases.ts";
import { type LoadStep, takeLoadStep } from "../records/loading/loadSteps.ts";
import { LoadBroken, type TakeStep } from "../records/loading/sendRecords.ts";
import { ALONE } from "../records/loading/throttle.ts";
import { throttledDatabases } from "../records/loading/throttledStore.ts";
import { type Delivery, inDatabases, postToSystem, refusalOf, type SystemPlace } from "./runningSystem.ts";

/**
 * Runs a load in the running system or, when nothing runs, in the databases.
 * @throws LoadBroken
 */
export async function withLoadTarget(
  place: SystemPlace,
  work: (take: TakeStep, where: "to the running system" | "to the databases") => Promise<void>,
): Promise<Delivery> {
  const answer = await postToSystem(place, "nothing", {});
  if (answer === "nobody answers")
    return await inDatabases(place, (databases) => work(takeIn(databases), "to the databases"));
  await work(takeAt(place), "to the running system");
  return { delivered: "to the running system" };
}

/** Takes the steps in the databases. */
export function takeIn(databases: Databases): TakeStep {
  const throttled = throttledDatabases(databases, ALONE);
  return answered((step) => takeLoadStep(throttled, step, new Date().toISOString(), ALONE));
}

const takeAt = (place: SystemPlace): TakeStep =>
  answered(async (step) => {
    const answer = await postToSystem(place, "loads", step);
    if (typeof answer === "string")
      throw new LoadBroken(
        `The system on port ${place.port} broke off the connection. Citizens see the records as before, unless the load had taken effect. Load the file again: the load goes on where it stopped.`,
      );
    if (!answer.ok) throw new LoadBroken(await refusalOf(answer, place));
    return await answer.json();
  });

function answered(call: (step: LoadStep) => Promise<unknown>): TakeStep {
  return async (step, answer) => {
    const given = await call(step);
    try {
      return create(given, answer);
    } catch (failure) {
      if (!(failure instanceof StructError)) throw failure;
      throw new LoadBroken("The running system has another version. Use the command of that version.");
    }
  };
}
