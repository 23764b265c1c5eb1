import { randomInt } from "node:crypto";
import fc from "fast-check";

/**
 * The seed of every property, strange call and random moment of a run. Each run draws a new one and prints it.
 * `KAUNTER_TEST_SEED` repeats a run.
 */
process.env.KAUNTER_TEST_SEED ??= String(randomInt(2 ** 31));
export const RUN_SEED = Number(process.env.KAUNTER_TEST_SEED);

/** The number of cases of a property: the usual number times `KAUNTER_TEST_RUNS`, which is 1 by default. */
export const runs = (usual: number): number => usual * Number(process.env.KAUNTER_TEST_RUNS ?? 1);

fc.configureGlobal({ seed: RUN_SEED, numRuns: runs(100) });
