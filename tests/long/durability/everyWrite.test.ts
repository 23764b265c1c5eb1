import { expect, test } from "vitest";
import { newJourney } from "./journey.ts";
import { killAtWrites } from "./killAtWrites.ts";
import { inWorld, KINDS } from "./world.ts";

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

/** Without an end: a payment that has no such write ends them. */
function* writesFrom(step: number): Iterable<number> {
  for (let write = 1; ; write += step) yield write;
}

test.each(SERIES)(
  "$kind: killed $when $which write of $road, it keeps what it promised and ends every payment once",
  ({ kind, when, which, road }) =>
    inWorld(kind, MOST, async (world) => {
      const writes = writesFrom(STEPS[which]);
      const journeys = await killAtWrites(world, { when, writes, journeyOf: ROADS[road] });
      // creating or paying again, the way to the bank, the settlement, the receipt, the way back
      expect(journeys.length * STEPS[which]).toBeGreaterThan(15);
    }),
  900_000,
);
