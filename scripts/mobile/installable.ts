import type { Plugin, PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { markAsPng, markAsSvg, TEAL } from "./mark.ts";
import { ICONS, WEB_MANIFEST } from "./webManifest.ts";

/** Makes the built portal installable: adds its icons, its manifest, and the service worker that caches it for offline use. */
export function installable(): PluginOption[] {
  const onDemand = new Set<string>();
  return [
    icons(),
    partsOnDemand(onDemand),
    ...VitePWA({
      strategies: "injectManifest",
      // relative to the folder of the pages
      srcDir: "worker",
      filename: "serviceWorker.ts",
      // the shell registers the worker itself, after it has started
      injectRegister: false,
      manifest: WEB_MANIFEST,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["index.html", "verify.html", "assets/*.{js,mjs,css}", "*.{png,svg}"],
        // Vite already adds a hash to their names
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (files) => ({ manifest: files.filter(({ url }) => !onDemand.has(url)), warnings: [] }),
        ],
      },
    }),
  ];
}

function icons(): Plugin {
  return {
    name: "kaunter:icons",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "icon", href: "icon.svg", type: "image/svg+xml" } },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "apple-touch-icon.png" } },
      { tag: "meta", attrs: { name: "theme-color", content: TEAL } },
    ],
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "icon.svg", source: await markAsSvg() });
      for (const [fileName, { size, shape }] of Object.entries(ICONS))
        this.emitFile({ type: "asset", fileName, source: await markAsPng(size, shape) });
    },
  };
}

/** Libraries that most visits do not need: for documents, bar codes, the camera and the mobile app. */
const LIBRARIES_ON_DEMAND =
  /\/node_modules\/(?:@capacitor|pdfmake|pdfjs-dist|bwip-js|@zxing|@expo-google-fonts)\/|virtual:document-fonts\/further/;

/** Notes the files that contain such a library, so that the service worker does not cache them at its installation. */
function partsOnDemand(noted: Set<string>): Plugin {
  return {
    name: "kaunter:parts-on-demand",
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        const made =
          part.type === "chunk"
            ? Object.keys(part.modules)
            : part.originalFileNames.map((name) => `/${name}`);
        if (made.some((name) => LIBRARIES_ON_DEMAND.test(name))) noted.add(part.fileName);
      }
    },
  };
}
