import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from "vite";
import { drawFirstPaint } from "./drawFirstPaint.ts";
import { neededFiles } from "./neededFiles.ts";

/** Where the portal will stand, and what stands there in a page without a picture of it. */
const PLACE = '<div id="portal">';
const WAITING = new RegExp(`${PLACE}\\s*<p class="waiting">.*?</p>\\s*`);

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const STYLE = "src/shell/page.css";
const LINK = '<link rel="stylesheet" href="./page.css" />';

/** Of a style sheet that people read. */
const SPARE = /\/\*.*?\*\/|\n\s*/gs;

const SCRIPT = "src/shell/firstPaint/choose.ts";

/**
 * Has the portal's page show its first screen by itself, in the language and for the address that it is opened with: the markup,
 * its rules and the few lines that choose stand in the page, since each file of its own would be a way to the server and back
 * before anything is seen. What the server lets run in it, it reads off the page (src/server/http/inlineParts.ts).
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

/** The lines that choose, as the page holds them. */
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
