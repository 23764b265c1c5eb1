import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { servedFile } from "../../src/server/http/servedFile.ts";

/** A piece of escaped HTML, as Hono's template returns it. */
export type Markup = ReturnType<typeof html>;

/** A text in both languages of the demo's own pages. */
export interface Bilingual {
  readonly malay: string;
  readonly english: string;
}

/** A simulated service of the demo. Its pages say so at the top. */
export interface DemoPlace {
  readonly name: Bilingual;
  /** A note about what the service does not do, such as moving real money. */
  readonly note: Bilingual;
  /** The path of its own style sheet. Its pages also load the shared one. */
  readonly sheet: string;
}

interface DemoPage {
  readonly title: string;
  readonly body: Markup;
  /** The Content-Security-Policy. */
  readonly policy: string;
}

const SHEET = "/demo.css";

/** Serves the style sheet that the pages of all simulated services share. */
export function addDemoSheet(app: Hono): void {
  app.get(SHEET, servedFile(new URL("./demo.css", import.meta.url)));
}

/** Shows a page of a simulated service. Its banner says so in two languages. The page has no inline script or style. */
export function showDemoPage(
  context: Context,
  { name, note, sheet }: DemoPlace,
  { title, body, policy }: DemoPage,
): Response | Promise<Response> {
  context.header("Content-Security-Policy", policy);
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Cache-Control", "no-store");
  return context.html(html`<!doctype html>
<html lang="ms">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${name.malay}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${SHEET}">
    <link rel="stylesheet" href="${sheet}">
  </head>
  <body>
    <header class="banner">
      <p class="banner-name">${name.malay} <span lang="en">${name.english}</span></p>
      <p class="banner-note">${note.malay} <span lang="en">${note.english}</span></p>
    </header>
    <main>${body}</main>
  </body>
</html>`);
}
