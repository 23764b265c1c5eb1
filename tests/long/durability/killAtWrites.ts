import { expect } from "vitest";
import type { BackendProcess } from "./childProcess.ts";
import { expectKept, type Journey, payBefore, travel } from "./journey.ts";
import { reckon } from "./reckoning.ts";
import type { World } from "./world.ts";

/** The writes at which the back end dies, and the payments that cause them. */
export interface Kills {
  readonly when: "before" | "after";
  /** Positions of writes within a payment, from 1. The loop ends with them, or with the first payment that has fewer writes. */
  readonly writes: Iterable<number>;
  /** The payment for each kill. */
  readonly journeyOf: (write: number) => Journey;
}

/**
 * Kills the back end at one write of each payment and starts it again on the stored data. It must keep its promises, and every
 * payment must end once.
 * @returns the payments
 */
export async function killAtWrites(
  world: World,
  { when, writes, journeyOf }: Kills,
): Promise<readonly Journey[]> {
  const journeys: Journey[] = [];
  let running: BackendProcess | undefined = await world.begin();
  for (const write of writes) {
    const journey = journeyOf(write);
    if (journey.gateway === "card") await payBefore(journey, running, world.banks);
    await running.dieAt({ write, when, besides: journeys.flatMap(namesOf) });
    journeys.push(journey);
    if (await survives(running, journey, world)) {
      running = undefined;
      break;
    }
    expect(running.said()).toMatch(`killed ${when} write ${write}, `);
    running = await world.begin();
    await goOn(journey, running, world);
  }
  if (running !== undefined) expect(await running.end()).toBe(true);
  await world.sendTheRest();
  for (const { email, wasMailed } of journeys)
    if (wasMailed) expect(world.deliveredMail.to(email)).toHaveLength(1);
  await world.inDatabases((databases) => reckon(databases, journeys, world.deliveredMail));
  return journeys;
}

/** @returns whether the process finished the journey and then shut down gracefully */
async function survives(running: BackendProcess, journey: Journey, { banks }: World): Promise<boolean> {
  const failure: unknown = await travel(journey, running, banks).then(
    () => undefined,
    (thrown) => thrown,
  );
  const isAlive = await running.end();
  if (isAlive && failure !== undefined) throw failure;
  return isAlive;
}

/** Another process takes over. It must keep the promises first. Then everybody repeats their unanswered requests. */
async function goOn(journey: Journey, running: BackendProcess, { banks }: World): Promise<void> {
  journey.wasMailed = (await expectKept(journey, running))?.isMailed ?? false;
  await travel(journey, running, banks);
  await expectKept(journey, running);
  expect(running.said()).not.toMatch(/failed/);
}

/** The texts by which documents name the payment. */
function namesOf({ payment, order, former }: Journey): readonly string[] {
  return [payment?._id, order, former?._id].filter((name) => name !== undefined);
}
