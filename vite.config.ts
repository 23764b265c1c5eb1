import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { elementChains } from "./build/chains/elementChains.ts";
import { elementChunks } from "./build/chains/elementChunks.ts";
import { documentFonts } from "./build/documentFonts/documentFonts.ts";
import { firstPaint } from "./build/firstPaint/firstPaint.ts";
import { portalChunks } from "./build/portalChunks.ts";
import { earlySearch } from "./build/prerender/earlySearch.ts";
import { precompressed } from "./build/published/precompressed.ts";
import { publishedWidgets } from "./build/published/publishedWidgets.ts";
import { installable } from "./mobile/installable.ts";
import { findChromium } from "./tests/chromium.ts";
import { readPdfCommand } from "./tests/print/readPdfCommand.ts";

/** What a browser was too late for on a busy machine is tried once more where nobody watches, and the run says so. */
const RETRIES = process.env.CI === undefined ? 0 : 1;

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
  commands: { readPdf: readPdfCommand },
});

/**
 * What the browser's code imports from packages, made ready before the first test: an optimisation in the middle of a run
 * reloads the page and fails it.
 */
const READY = {
  // a module for each icon, as they are
  exclude: ["lucide-react"],
  include: [
    "@capacitor/app",
    "@capacitor/core",
    "@emotion/cache",
    "@emotion/react",
    "@hookform/resolvers",
    "@r2wc/react-to-web-component",
    "@zxing/library/esm/core/BinaryBitmap",
    "@zxing/library/esm/core/RGBLuminanceSource",
    "@zxing/library/esm/core/common/HybridBinarizer",
    "@zxing/library/esm/core/oned/Code128Reader",
    "@zxing/library/esm/core/oned/Code39Reader",
    "@zxing/library/esm/core/oned/EAN13Reader",
    "@zxing/library/esm/core/oned/ITFReader",
    "@zxing/library/esm/core/qrcode/QRCodeReader",
    "bwip-js/generic",
    "dayjs",
    "dayjs/plugin/utc.js",
    "hono/html",
    "i18next",
    "idb-keyval",
    "ky",
    "pdfjs-dist/legacy/build/pdf.mjs",
    "pdfmake/build/pdfmake.js",
    "qrcode",
    "react",
    "react-dom",
    "react-dom/client",
    "react-hook-form",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "superstruct",
    "zustand",
  ],
};

/** What Emotion imports for a way of styling that nothing here uses. */
const TREESHAKE = {
  moduleSideEffects: [
    { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

/** In the place of lucide's own, which does more than ours are drawn with. */
const ALIASES = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL("src/ui/text/createLucideIcon.ts", import.meta.url)),
  },
];

/** Storybook builds with this configuration too. */
const isPortal = (mode: string) => mode === "production" && process.env.STORYBOOK !== "true";

/**
 * `vite build --mode verify` makes the small page that checks a document, and comes first; `--mode frame` the page that other
 * sites frame, beside it; `vite build` makes the portal beside both; `vite build --mode widgets` makes the custom elements.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    documentFonts(),
    elementChains(),
    earlySearch(ALIASES),
    isPortal(mode) && [firstPaint(), installable(), precompressed()],
    mode === "widgets" && publishedWidgets(),
  ],
  resolve: { alias: ALIASES },
  // the elements' files find each other by their own address, on whatever site they are served
  base: mode === "widgets" ? "./" : "/",
  // a library's build leaves this to the program that uses it; the elements are the program
  define: mode === "widgets" ? { "process.env.NODE_ENV": '"production"' } : {},
  build:
    mode === "widgets"
      ? {
          outDir: "dist/widgets",
          emptyOutDir: true,
          copyPublicDir: false,
          sourcemap: true,
          // a library's `import()` goes without Vite's preload helper, which would triple the loader
          lib: {
            entry: ["", "-search", "-cart", "-checkout", "-receipt", "-licence", "-pay", ".debug"].map(
              (name) => `widgets/kaunter${name}.ts`,
            ),
            formats: ["es" as const],
          },
          rolldownOptions: {
            treeshake: TREESHAKE,
            checks: { pluginTimings: false },
            output: {
              entryFileNames: "[name].js",
              // short, for the loader names them; the source maps say what they hold
              chunkFileNames: "chunks/[hash:7].js",
              hashCharacters: "hex" as const,
              comments: { annotation: false },
              minify: true,
              codeSplitting: elementChunks(),
            },
          },
        }
      : mode === "verify" || mode === "frame"
        ? // alone: of what it shares with the portal it carries the part that it needs, and the portal carries nothing for it
          {
            outDir: "dist/portal",
            emptyOutDir: mode === "verify",
            copyPublicDir: false,
            modulePreload: false as const,
            rolldownOptions: { input: `${mode}.html` },
          }
        : {
            outDir: "dist/portal",
            // beside the small pages, of which the worker keeps the first too
            emptyOutDir: false,
            modulePreload: { polyfill: false },
            // what makes PDFs is large, and fetched for a document alone
            chunkSizeWarningLimit: 1200,
            // the fonts of documents are cut when they are first asked for, which takes longer than all else
            rolldownOptions: {
              treeshake: TREESHAKE,
              checks: { pluginTimings: false },
              output: { comments: { annotation: false }, codeSplitting: portalChunks() },
            },
          },
  test: {
    // on a machine that does much else, a property over thousands of cases takes its time
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          setupFiles: ["tests/runSeed.ts"],
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/elements/**", "tests/browser/**"],
        },
      },
      {
        extends: true,
        // the pages that tests open in frames import these by address, which no scan of the tests finds
        optimizeDeps: {
          ...READY,
          entries: ["widgets/*.ts", "tests/elements/**/*.{ts,tsx}", "tests/browser/**/*.{ts,tsx}"],
        },
        test: {
          name: "browser",
          include: ["tests/elements/**/*.test.{ts,tsx}", "tests/browser/**/*.test.{ts,tsx}"],
          // one after the other: they share an origin, and with it the cart
          fileParallelism: false,
          retry: RETRIES,
          browser: browser(),
        },
      },
      {
        extends: true,
        // loads all of Storybook, which only its tests need
        plugins: mode === "test" ? [storybookTest({ configDir: ".storybook" })] : [],
        optimizeDeps: { ...READY, entries: ["src/**/*.stories.tsx", ".storybook/**/*.tsx"] },
        test: { name: "stories", retry: RETRIES, browser: browser() },
      },
    ],
  },
}));
