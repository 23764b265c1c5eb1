import { playwright } from "@vitest/browser-playwright";
import { mergeConfig, type ViteUserConfig } from "vitest/config";
import { ownMembers } from "../../scripts/build/ownMembers.ts";
import productConfig from "../../vite.config.ts";
import { chromiumLaunch } from "../chromium.ts";
import { HOOK_TIMEOUT, ROOT, WORKERS } from "./root.ts";

/**
 * The packages that the browser's code imports, prepared before the first test. Preparing one during a run would reload the page
 * and fail it.
 */
const OPTIMISED = {
  // Each icon stays a module of its own.
  exclude: ["lucide-react"],
  include: [
    "@capacitor/app",
    "@capacitor/core",
    "@emotion/cache",
    "@emotion/react",
    "@emotion/styled",
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
    "react-i18next",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "superstruct",
    "zustand",
  ],
};

/** `vitest run`, as opposed to a watch that runs changed tests again. */
const IS_SINGLE_RUN = process.argv.includes("run");

interface BrowserTests {
  readonly name: string;
  /** The test files. A Storybook project finds its own. */
  readonly include?: readonly string[];
  /** The modules whose imports the scan follows. */
  readonly entries: readonly string[];
}

/** Tests that run in a real Chromium, with the product's own build plugins. Each file starts with an empty browser. */
export function browserTests({ name, include, entries }: BrowserTests): ViteUserConfig {
  const product = productConfig({ mode: "test", command: "serve" });
  return mergeConfig(product, {
    root: ROOT,
    // Each page of a test fetches hundreds of modules. During a single run none of them changes.
    server: { headers: IS_SINGLE_RUN ? { "Cache-Control": "max-age=3600" } : {} },
    optimizeDeps: {
      ...OPTIMISED,
      entries: [...entries],
      // Vite prepares packages without the plugins above.
      rolldownOptions: { plugins: [ownMembers()] },
    },
    test: {
      name,
      ...(include === undefined ? {} : { include: [...include] }),
      maxWorkers: WORKERS,
      setupFiles: ["tests/config/emptyBrowser.ts"],
      // A property with thousands of cases takes long on a busy machine.
      testTimeout: 60_000,
      hookTimeout: HOOK_TIMEOUT,
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [{ browser: "chromium" }],
      },
    },
  } satisfies ViteUserConfig);
}
