import { defineConfig } from "vitest/config";
import { HOOK_TIMEOUT, ROOT, WORKERS } from "./root.ts";

/** The tests that `npm run test:long` adds to those of the back end. */
export default defineConfig({
  root: ROOT,
  test: {
    name: "long",
    environment: "node",
    maxWorkers: WORKERS,
    globalSetup: ["tests/config/memoryFolder.ts", "tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    testTimeout: 60_000,
    hookTimeout: HOOK_TIMEOUT,
    expect: { poll: { timeout: 15_000 } },
    include: ["tests/long/**/*.test.ts"],
  },
});
