import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "./tests/chromium.ts";

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: ["--no-sandbox", "--disable-background-networking"],
    },
  }),
  instances: [{ browser: "chromium" as const }],
});

/** `vite build` makes the portal; `vite build --mode widgets` makes the custom elements. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build:
    mode === "widgets"
      ? { outDir: "dist/widgets", emptyOutDir: true }
      : { outDir: "dist/portal", emptyOutDir: true, modulePreload: { polyfill: false } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/elements/**", "tests/browser/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/elements/**/*.test.{ts,tsx}", "tests/browser/**/*.test.{ts,tsx}"],
          browser: browser(),
        },
      },
    ],
  },
}));
