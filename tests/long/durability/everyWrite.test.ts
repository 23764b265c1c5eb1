import { expect, test } from "vitest";
import { newJourney } from "./journey.ts";
import { killAtWrites } from "./killAtWrites.ts";
import { inWorld, KINDS } from "./world.ts";

/** The test kills the back end at each write of a payment, and starts it again on the stored data. */

/** More writes than a payment has. Without an upper limit an endless loop would use up the bills. */
const MOST = 60;

/** A payment through FPX, and a card payment that repeats one cancelled at the gateway. */
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
  // The two kinds share these writes: one is killed before writes 1, 3, 5 and so on, the other after them. Together they cover
  // every gap between two writes.
  { kind: KINDS[0], when: "before", which: "every other", road: "a card payment that pays again" } as const,
  { kind: KINDS[1], when: "after", which: "every other", road: "a card payment that pays again" } as const,
];

/** Endless. The first payment without such a write ends the loop. */
function* writesFrom(step: number): Iterable<number> {
  for (let write = 1; ; write += step) yield write;
}

test.each(SERIES)(
  "$kind: killed $when $which write of $road, the back end keeps its promises and every payment ends once",
  ({ kind, when, which, road }) =>
    inWorld(kind, MOST, async (world) => {
      const writes = writesFrom(STEPS[which]);
      const journeys = await killAtWrites(world, { when, writes, journeyOf: ROADS[road] });
      // Creating or paying again, the redirect to the bank, the settlement, the receipt, the return.
      expect(journeys.length * STEPS[which]).toBeGreaterThan(15);
    }),
  900_000,
);
