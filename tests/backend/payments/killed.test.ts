import { expect, test } from "vitest";
import { newJourney } from "../../long/durability/journey.ts";
import { killAtWrites } from "../../long/durability/killAtWrites.ts";
import { inWorld } from "../../long/durability/world.ts";

/** One process that is killed in the middle of payments. The long tier kills it at every write, with every kind of database. */

/** While the payment is created, while its receipt is stored, and while the citizen returns. */
const WRITES = [2, 8, 14];

test("killed while it creates, settles and receipts payments, the back end keeps its promises and ends each payment once", async () => {
  await inWorld("embedded", Math.max(...WRITES), async (world) => {
    const journeyOf = (write: number) => newJourney(write);
    const journeys = await killAtWrites(world, { when: "after", writes: WRITES, journeyOf });
    expect(journeys).toHaveLength(WRITES.length);
  });
  // It starts a process several times.
}, 180_000);
