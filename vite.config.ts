import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { elementChains } from "./scripts/build/chains/elementChains.ts";
import { elementChunks } from "./scripts/build/chains/elementChunks.ts";
import { documentFonts } from "./scripts/build/documentFonts/documentFonts.ts";
import { firstPaint } from "./scripts/build/firstPaint/firstPaint.ts";
import { portalChunks } from "./scripts/build/portalChunks.ts";
import { earlySearch } from "./scripts/build/prerender/earlySearch.ts";
import { precompressed } from "./scripts/build/published/precompressed.ts";
import { publishedWidgets } from "./scripts/build/published/publishedWidgets.ts";
import { installable } from "./scripts/mobile/installable.ts";

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

/** The portal's pages and the file that is served as it is stand here. */
const PAGES = fileURLToPath(new URL("src/shell", import.meta.url));
const PORTAL = fileURLToPath(new URL("dist/portal", import.meta.url));

/**
 * `vite build --mode verify` makes the small page that checks a document, and comes first; `--mode frame` the page that other
 * sites frame, beside it; `vite build` makes the portal beside both; `vite build --mode widgets` makes the custom elements.
 */
export default defineConfig(({ mode }) => ({
  ...((isPortal(mode) || mode === "verify" || mode === "frame") && { root: PAGES }),
  plugins: [
    react(),
    documentFonts(),
    elementChains(),
    earlySearch(ALIASES),
    isPortal(mode) && [firstPaint(), installable(), precompressed()],
    mode === "widgets" && publishedWidgets(),
  ],
  resolve: { alias: ALIASES },
  // files find each other by their own address, on whatever site and below whatever path they are served
  base: "./",
  // the page that other sites frame is served one folder below its files
  ...(mode === "frame" && {
    experimental: {
      renderBuiltUrl: (file: string, { hostType }: { readonly hostType: string }) =>
        hostType === "html" ? `../${file}` : { relative: true },
    },
  }),
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
            outDir: PORTAL,
            emptyOutDir: mode === "verify",
            copyPublicDir: false,
            modulePreload: false as const,
            rolldownOptions: { input: join(PAGES, `${mode}.html`) },
          }
        : {
            outDir: PORTAL,
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
}));
