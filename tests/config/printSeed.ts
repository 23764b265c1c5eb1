import { RUN_SEED } from "./seed.ts";

/** Prints before the first test how to repeat this run. The workers read the seed from the environment. */
export default function printSeed(): void {
  process.stdout.write(`Seed ${RUN_SEED}: KAUNTER_TEST_SEED=${RUN_SEED} repeats this run.\n`);
}
