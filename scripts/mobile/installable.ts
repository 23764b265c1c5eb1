import type { Plugin, PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { markAsPng, markAsSvg, TEAL } from "./mark.ts";
import { ICONS, WEB_MANIFEST } from "./webManifest.ts";

/** What makes the built portal one that a browser installs: its icons, its manifest, and the worker that keeps it offline. */
export function installable(): PluginOption[] {
  const onDemand = new Set<string>();
  return [
    icons(),
    partsOnDemand(onDemand),
    ...VitePWA({
      strategies: "injectManifest",
      // below the folder of the pages
      srcDir: "worker",
      filename: "serviceWorker.ts",
      // the shell registers it itself, once it stands
      injectRegister: false,
      manifest: WEB_MANIFEST,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["index.html", "verify.html", "assets/*.{js,mjs,css}", "*.{png,svg}"],
        // Vite has put a hash into their names
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

/** Libraries of which most visits need nothing: for documents, codes and the camera, and of the mobile app. */
const LIBRARIES_ON_DEMAND =
  /\/node_modules\/(?:@capacitor|pdfmake|pdfjs-dist|bwip-js|@zxing|@expo-google-fonts)\/|virtual:document-fonts\/further/;

/** Notes the parts that such a library is in. */
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
