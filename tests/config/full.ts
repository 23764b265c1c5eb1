import { defineConfig } from "vitest/config";
import { ROOT } from "./root.ts";

/** Tests over a cluster that `KAUNTER_TEST_COUCHDB_CLUSTER` starts: a command with start, kill, restart and stop. */
export default defineConfig({
  root: ROOT,
  test: {
    name: "cluster",
    environment: "node",
    fileParallelism: false,
    globalSetup: ["tests/config/memoryFolder.ts", "tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    include: ["tests/full/**/*.test.ts"],
  },
});
