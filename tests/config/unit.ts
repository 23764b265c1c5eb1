import { defineConfig } from "vitest/config";
import { ROOT, WORKERS } from "./root.ts";

/**
 * Rules without a browser, a server or a database. The files of a worker share their modules, so that a file takes the time of
 * its tests alone: no test may leave anything behind in a module or in the process.
 */
export default defineConfig({
  root: ROOT,
  test: {
    name: "unit",
    environment: "node",
    isolate: false,
    maxWorkers: WORKERS,
    // a property over thousands of cases takes its time on a machine that does much else
    testTimeout: 60_000 * Number(process.env.KAUNTER_TEST_RUNS ?? 1),
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ["tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    include: ["tests/unit/**/*.test.ts"],
  },
});
