import { defineConfig, mergeConfig } from "vitest/config";
import backend from "./backend.ts";

/** Tests that start the commands of a deployment as processes. Starting them takes most of their time, so the long tier runs them. */
export default mergeConfig(
  { ...backend, test: { ...backend.test, include: [], exclude: [] } },
  defineConfig({ test: { name: "commands", include: ["tests/backend/commands/**/*.test.ts"] } }),
);
