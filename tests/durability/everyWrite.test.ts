import { expect, test } from "vitest";
import type { BackendProcess } from "./childProcess.ts";
import { expectKept, type Journey, newJourney, travel } from "./journey.ts";
import { reckon } from "./reckoning.ts";
import { inWorld, KINDS, type World } from "./world.ts";

/** The back end is killed right before and right after each write of a payment, and started again on what is there. */

/** More than a payment writes: were there no end, the bills would run out. */
const MOST = 60;

const SERIES = KINDS.flatMap((kind) => [
  { kind, when: "before" as const },
  { kind, when: "after" as const },
]);

test.each(SERIES)(
  "$kind: killed $when each write of a payment, it keeps what it promised and ends every payment once",
  ({ kind, when }) =>
    inWorld(kind, MOST, async (world) => {
      const journeys: Journey[] = [];
      let running = await world.begin();
      for (let write = 1; ; write += 1) {
        const journey = newJourney(write);
        await running.dieAt({ write, when, besides: journeys.flatMap(namesOf) });
        journeys.push(journey);
        if (await survives(running, journey, world)) break;
        expect(running.said()).toMatch(`killed ${when} write ${write}, `);
        running = await world.begin();
        await goOn(journey, running, world);
      }
      // createPayment, the way to the bank, the settlement, the receipt, the way back
      expect(journeys.length).toBeGreaterThan(15);
      await world.sendTheRest();
      for (const { email, wasMailed } of journeys)
        if (wasMailed) expect(world.letters.to(email)).toHaveLength(1);
      await world.inDatabases((databases) => reckon(databases, journeys, world.letters));
    }),
  900_000,
);

/** @returns whether the process came to the journey's end, and to its own in order */
async function survives(running: BackendProcess, journey: Journey, { bank }: World): Promise<boolean> {
  const failure: unknown = await travel(journey, running, bank).then(
    () => undefined,
    (thrown) => thrown,
  );
  const isAlive = await running.end();
  if (isAlive && failure !== undefined) throw failure;
  return isAlive;
}

/** Another process takes over: first it stands by what was promised, then everybody repeats what was not answered. */
async function goOn(journey: Journey, running: BackendProcess, { bank }: World): Promise<void> {
  journey.wasMailed = (await expectKept(journey, running))?.isMailed ?? false;
  await travel(journey, running, bank);
  await expectKept(journey, running);
  expect(running.said()).not.toMatch(/failed/);
}

/** What documents of the payment name it by. */
function namesOf({ payment, order }: Journey): readonly string[] {
  return [payment?._id, order].filter((name) => name !== undefined);
}
