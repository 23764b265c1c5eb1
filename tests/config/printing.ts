import { defineConfig } from "vitest/config";
import { HOOK_TIMEOUT, ROOT, WORKERS } from "./root.ts";

/** The documents as a real Chromium prints them, read back. The tests themselves run in Node. */
export default defineConfig({
  root: ROOT,
  test: {
    name: "printing",
    environment: "node",
    maxWorkers: WORKERS,
    // A property with thousands of cases takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: HOOK_TIMEOUT,
    globalSetup: ["tests/config/printSeed.ts"],
    setupFiles: ["tests/config/seed.ts"],
    include: ["tests/printing/**/*.test.ts"],
  },
});
