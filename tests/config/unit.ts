import { defineConfig } from "vitest/config";
import { HOOK_TIMEOUT, ROOT, WORKERS } from "./root.ts";

/**
 * Rules without a browser, a server or a database. The files of a worker share their modules, which saves time. A test must leave
 * nothing behind in a module or in the process.
 */
export default defineConfig({
  root: ROOT,
  test: {
    name: "unit",
    environment: "node",
    isolate: false,
    maxWorkers: WORKERS,
    // A property with thousands of cases takes long on a busy machine.
    testTimeout: 60_000 * Number(process.env.KAUNTER_TEST_RUNS ?? 1),
    hookTimeout: HOOK_TIMEOUT,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ["tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    include: ["tests/unit/**/*.test.ts"],
  },
});
