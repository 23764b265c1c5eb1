import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from "vite";
import { neededFiles } from "./neededFiles.ts";

/** The portal's container, and the text that it has in the source page, which the first paint replaces. */
const PLACE = '<div id="portal">';
const WAITING = new RegExp(`${PLACE}\\s*<p class="waiting">.*?</p>\\s*`);

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const STYLE = "src/shell/page.css";
const LINK = '<link rel="stylesheet" href="./page.css" />';

/** Comments and indentation of a style sheet, which the page does not need. */
const SPARE = /\/\*.*?\*\/|\n\s*/gs;

const SCRIPT = "src/shell/firstPaint/choose.ts";

/**
 * Makes the portal's page show its first screen without its scripts, in the language and for the address of the visit. The page
 * contains the markup, its styles and the small script that chooses, because each separate file would delay the first paint by a
 * round trip. The server reads from the page which inline parts its policy must allow (src/server/http/inlineParts.ts).
 */
export function firstPaint(): Plugin[] {
  return [
    {
      name: "kaunter:first-paint-style",
      apply: "build",
      transformIndexHtml: { order: "pre", handler: (html) => html.replace(LINK, "") },
    },
    {
      name: "kaunter:first-paint",
      apply: "build",
      transformIndexHtml: {
        order: "post",
        async handler(html, { bundle }) {
          const [{ markup, style }, page, script] = await Promise.all([
            drawFirstPaint(ROOT),
            readFile(join(ROOT, STYLE), "utf8"),
            chooser(neededFiles(bundle ?? {})),
          ]);
          const tags: HtmlTagDescriptor[] = [
            { tag: "style", children: `${page.replace(SPARE, "")}${style}`, injectTo: "head" },
            { tag: "script", children: script, injectTo: "head" },
          ];
          return { html: html.replace(WAITING, () => `${PLACE}${markup}`), tags };
        },
      },
    },
  ];
}

type Drawn = typeof import("../../../src/shell/firstPaint/drawn.tsx");

/** Renders the markup and styles that the portal's page shows before its scripts run. */
async function drawFirstPaint(root: string): Promise<Drawn> {
  const { BroadcastChannel: channel } = globalThis;
  // an open BroadcastChannel, such as the cart's, would keep the build's process alive
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    const drawn = await runnerImport<Drawn>("/src/shell/firstPaint/drawn.tsx", {
      root,
      mode: "production",
      logLevel: "warn",
    });
    return drawn.module;
  } finally {
    globalThis.BroadcastChannel = channel;
  }
}

/** The source of the script that chooses. */
async function chooser(needed: ReturnType<typeof neededFiles>): Promise<string> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    define: { NEEDED: JSON.stringify(needed) },
    build: {
      write: false,
      lib: { entry: SCRIPT, formats: ["iife"], name: "choose" },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
