import { expect, test } from "vitest";
import type { BackendProcess } from "./childProcess.ts";
import { expectKept, type Journey, newJourney, payBefore, travel } from "./journey.ts";
import { reckon } from "./reckoning.ts";
import { inWorld, KINDS, type World } from "./world.ts";

/** The back end is killed at each write of a payment, and started again on what is there. */

/** More than a payment writes: were there no end, the bills would run out. */
const MOST = 60;

/** A payment through FPX, and one by card that pays again what was cancelled at the gateway. */
const ROADS = {
  "a payment": newJourney,
  "a card payment that pays again": (number: number) => newJourney(number, { gateway: "card" }),
} as const;

const STEPS = { each: 1, "every other": 2 } as const;

const SERIES = [
  ...KINDS.flatMap((kind) => [
    { kind, when: "before", which: "each", road: "a payment" } as const,
    { kind, when: "after", which: "each", road: "a payment" } as const,
  ]),
  // it shares its writes with the first: before the first, third and fifth here, after them there, is between any two
  { kind: KINDS[0], when: "before", which: "every other", road: "a card payment that pays again" } as const,
  { kind: KINDS[1], when: "after", which: "every other", road: "a card payment that pays again" } as const,
];

test.each(SERIES)(
  "$kind: killed $when $which write of $road, it keeps what it promised and ends every payment once",
  ({ kind, when, which, road }) =>
    inWorld(kind, MOST, async (world) => {
      const journeys: Journey[] = [];
      let running = await world.begin();
      for (let write = 1; ; write += STEPS[which]) {
        const journey = ROADS[road](write);
        if (journey.gateway === "card") await payBefore(journey, running, world.banks);
        await running.dieAt({ write, when, besides: journeys.flatMap(namesOf) });
        journeys.push(journey);
        if (await survives(running, journey, world)) break;
        expect(running.said()).toMatch(`killed ${when} write ${write}, `);
        running = await world.begin();
        await goOn(journey, running, world);
      }
      // creating or paying again, the way to the bank, the settlement, the receipt, the way back
      expect(journeys.length * STEPS[which]).toBeGreaterThan(15);
      await world.sendTheRest();
      for (const { email, wasMailed } of journeys)
        if (wasMailed) expect(world.letters.to(email)).toHaveLength(1);
      await world.inDatabases((databases) => reckon(databases, journeys, world.letters));
    }),
  900_000,
);

/** @returns whether the process came to the journey's end, and to its own in order */
async function survives(running: BackendProcess, journey: Journey, { banks }: World): Promise<boolean> {
  const failure: unknown = await travel(journey, running, banks).then(
    () => undefined,
    (thrown) => thrown,
  );
  const isAlive = await running.end();
  if (isAlive && failure !== undefined) throw failure;
  return isAlive;
}

/** Another process takes over: first it stands by what was promised, then everybody repeats what was not answered. */
async function goOn(journey: Journey, running: BackendProcess, { banks }: World): Promise<void> {
  journey.wasMailed = (await expectKept(journey, running))?.isMailed ?? false;
  await travel(journey, running, banks);
  await expectKept(journey, running);
  expect(running.said()).not.toMatch(/failed/);
}

/** What documents of the payment name it by. */
function namesOf({ payment, order, former }: Journey): readonly string[] {
  return [payment?._id, order, former?._id].filter((name) => name !== undefined);
}
