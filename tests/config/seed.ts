import { randomInt } from "node:crypto";
import fc from "fast-check";

/**
 * Draws every property, strange call and random moment of a run. It is another one in each run and is printed at its start;
 * `KAUNTER_TEST_SEED` repeats a run.
 */
process.env.KAUNTER_TEST_SEED ??= String(randomInt(2 ** 31));
export const RUN_SEED = Number(process.env.KAUNTER_TEST_SEED);

/** How often a property is tried: `KAUNTER_TEST_RUNS` times as often as usual, which is 1 where it is not set. */
export const runs = (usual: number): number => usual * Number(process.env.KAUNTER_TEST_RUNS ?? 1);

fc.configureGlobal({ seed: RUN_SEED, numRuns: runs(100) });
