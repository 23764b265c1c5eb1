import { expect, test } from "vitest";
import { seededRandom } from "../../../demo/records/random.ts";
import { RUN_SEED } from "../../config/seed.ts";
import { Gone } from "./childProcess.ts";
import { expectKept, type Journey, newJourney, travel } from "./journey.ts";
import { reckon } from "./reckoning.ts";
import { type Runner, runAndKill } from "./runner.ts";
import { inWorld, KINDS, type World } from "./world.ts";

/** The test kills the back end at random moments while several people pay, and starts it again on the stored data. */

const KILLS = 30;
const PAYERS = 4;

/** More payments than the kills leave time for. */
const MOST = 500;

/** After the first enquiry of the schedule. Milliseconds. */
const LATER = 5 * 60_000;

test.each(KINDS)(
  `%s: killed ${KILLS} times at random moments under load, the back end keeps its promises and every payment ends once`,
  async (kind) => {
    await inWorld(kind, MOST, (world) => payAndKill(world, RUN_SEED));
  },
  900_000,
);

async function payAndKill(world: World, seed: number): Promise<void> {
  const runner = runAndKill(world, KILLS, seededRandom(seed));
  const journeys: Journey[] = [];
  const payOneByOne = async () => {
    while (runner.killsLeft() > 0) {
      const journey = nextJourney(journeys.length + 1);
      journeys.push(journey);
      while (!(await goOn(journey, runner, world)));
    }
  };
  await Promise.all(Array.from({ length: PAYERS }, payOneByOne));
  expect(await (await runner.last).end()).toBe(true);

  // The schedule survives the kills: the back end asks about the payments that are still open.
  const later = await world.begin({ ahead: LATER });
  for (const journey of journeys.filter(({ choice, order }) => choice === "unheard" && order !== undefined))
    await expect.poll(async () => (await expectKept(journey, later))?.status).toBe("paid");
  expect(await later.end()).toBe(true);
  await world.sendTheRest();
  await world.inDatabases((databases) => reckon(databases, journeys, world.deliveredMail));
}

/**
 * Every seventh payment is cancelled. Of every fifth nothing arrives until the back end asks the exchange. Every fourth of the
 * others is by card.
 */
function nextJourney(number: number): Journey {
  const choice = number % 7 === 0 ? "cancel" : number % 5 === 0 ? "unheard" : "approve";
  const gateway = choice === "approve" && number % 4 === 0 ? "card" : "fpx";
  return newJourney(number, { choice, gateway, isHasty: number % 2 === 0 });
}

/** @returns whether the journey ended, or was interrupted again */
async function goOn(journey: Journey, runner: Runner, { banks }: World): Promise<boolean> {
  try {
    await expectKept(journey, runner);
    await travel(journey, runner, banks);
    return true;
  } catch (failure) {
    if (failure instanceof Gone) return false;
    throw failure;
  }
}
