import { defineConfig } from "vitest/config";
import { HOOK_TIMEOUT, ROOT, WORKERS } from "./root.ts";

/** Tests that open databases or start servers. `commands.ts` has those that run commands. */
export default defineConfig({
  root: ROOT,
  test: {
    name: "backend",
    environment: "node",
    // A worker loads the back end and its databases once for all files.
    isolate: false,
    maxWorkers: WORKERS,
    globalSetup: ["tests/config/memoryFolder.ts", "tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    // Properties take longer when they draw more cases.
    testTimeout: 60_000 * Number(process.env.KAUNTER_TEST_RUNS ?? 1),
    hookTimeout: HOOK_TIMEOUT,
    expect: { poll: { timeout: 15_000 } },
    include: ["tests/backend/**/*.test.ts"],
    exclude: ["tests/backend/commands/**"],
  },
});
