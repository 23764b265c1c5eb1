import { RUN_SEED } from "./seed.ts";

/** Says before the first test how this run can be repeated. The workers take the seed from the environment. */
export default function printSeed(): void {
  process.stdout.write(`Seed ${RUN_SEED}: KAUNTER_TEST_SEED=${RUN_SEED} repeats this run.\n`);
}
