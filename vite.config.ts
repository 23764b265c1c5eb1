import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { elementChains } from "./scripts/build/chains/elementChains.ts";
import { elementChunks } from "./scripts/build/chains/elementChunks.ts";
import { documentFonts } from "./scripts/build/documentFonts/documentFonts.ts";
import { firstPaint } from "./scripts/build/firstPaint/firstPaint.ts";
import { knownGlobals } from "./scripts/build/knownGlobals.ts";
import { minified } from "./scripts/build/minified.ts";
import { ownMembers } from "./scripts/build/ownMembers.ts";
import { portalChunks } from "./scripts/build/portalChunks.ts";
import { earlySearch } from "./scripts/build/prerender/earlySearch.ts";
import { precompressed } from "./scripts/build/published/precompressed.ts";
import { publishedWidgets } from "./scripts/build/published/publishedWidgets.ts";
import { reactAsModules } from "./scripts/build/reactAsModules.ts";
import { installable } from "./scripts/mobile/installable.ts";

/** Drops the packages that Emotion imports for a kind of styling that this project does not use. */
const TREESHAKE = {
  moduleSideEffects: [
    { test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
  ],
};

/** Replaces lucide's own function, which does more than these icons need. */
const ALIASES = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL("src/ui/text/createLucideIcon.ts", import.meta.url)),
  },
];

/** Leaves the variables' names alone: `minified` has given them short ones. */
const MINIFY = { compress: true, mangle: false, codegen: true };

/** Storybook builds with this configuration too. */
const isPortal = (mode: string) => mode === "production" && process.env.STORYBOOK !== "true";

/** The folder of the portal's pages, and of the file that is served unchanged. */
const PAGES = fileURLToPath(new URL("src/shell", import.meta.url));
const PORTAL = fileURLToPath(new URL("dist/portal", import.meta.url));

/**
 * `vite build --mode verify` makes the small page that checks a document, and runs first because it empties the folder.
 * `--mode frame` makes the page for frames in other sites. `vite build` makes the portal, in the same folder. `--mode widgets`
 * makes the custom elements.
 */
export default defineConfig(({ mode }) => ({
  ...((isPortal(mode) || mode === "verify" || mode === "frame") && { root: PAGES }),
  plugins: [
    react(),
    ownMembers(),
    documentFonts(),
    elementChains(),
    earlySearch(ALIASES),
    (isPortal(mode) || mode === "widgets") && [reactAsModules(), knownGlobals(), minified()],
    isPortal(mode) && [firstPaint(), installable(), precompressed()],
    mode === "widgets" && publishedWidgets(),
  ],
  resolve: { alias: ALIASES },
  // files find each other by their own address, so they work on any site and below any path
  base: "./",
  // the page for frames is served one folder below its files
  ...(mode === "frame" && {
    experimental: {
      renderBuiltUrl: (file: string, { hostType }: { readonly hostType: string }) =>
        hostType === "html" ? `../${file}` : { relative: true },
    },
  }),
  // a library's build leaves this to the bundler of its user, and the elements have none
  define: mode === "widgets" ? { "process.env.NODE_ENV": '"production"' } : {},
  build:
    mode === "widgets"
      ? {
          outDir: "dist/widgets",
          emptyOutDir: true,
          copyPublicDir: false,
          sourcemap: true,
          // a library's `import()` does not use Vite's preload helper, which would triple the loader's size
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
              // short, because the loader names them; the source maps give the content
              chunkFileNames: "chunks/[hash:7].js",
              hashCharacters: "hex" as const,
              comments: { annotation: false },
              minify: MINIFY,
              codeSplitting: elementChunks(),
            },
          },
        }
      : mode === "verify" || mode === "frame"
        ? // a build of its own, so that it contains only the shared code that it needs, and the portal contains nothing for it
          {
            outDir: PORTAL,
            emptyOutDir: mode === "verify",
            copyPublicDir: false,
            modulePreload: false as const,
            rolldownOptions: { input: join(PAGES, `${mode}.html`) },
          }
        : {
            outDir: PORTAL,
            // the folder already has the small pages, and the service worker keeps the first of them too
            emptyOutDir: false,
            modulePreload: { polyfill: false },
            // the code that makes PDFs is large, and only a document loads it
            chunkSizeWarningLimit: 1200,
            // the first import of the document fonts cuts them, which takes longer than everything else
            rolldownOptions: {
              treeshake: TREESHAKE,
              checks: { pluginTimings: false },
              output: { comments: { annotation: false }, minify: MINIFY, codeSplitting: portalChunks() },
            },
          },
}));
