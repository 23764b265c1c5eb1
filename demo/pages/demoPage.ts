import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { servedFile } from "../../src/server/http/servedFile.ts";

/** A piece of escaped HTML, as hono's template makes it. */
export type Markup = ReturnType<typeof html>;

/** A text in both languages of the demo's own pages. */
export interface Bilingual {
  readonly malay: string;
  readonly english: string;
}

/** A place that is made up: its pages say so on top. */
export interface DemoPlace {
  readonly name: Bilingual;
  /** What does not happen there. */
  readonly note: Bilingual;
  /** The path of its own style sheet, beside the one that all places share. */
  readonly sheet: string;
}

interface DemoPage {
  readonly title: string;
  readonly body: Markup;
  /** The Content-Security-Policy. */
  readonly policy: string;
}

const SHEET = "/demo.css";

/** Serves what the pages of every made-up place load. */
export function addDemoSheet(app: Hono): void {
  app.get(SHEET, servedFile(new URL("./demo.css", import.meta.url), "text/css"));
}

/** A page of a made-up place: the banner that says so in two languages, and nothing inline. */
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
