import { html } from "hono/html";
import { COUNCIL_CODES, COUNCILS, DEFAULT_COUNCIL } from "../../../src/domain/councils.ts";
import type { Markup, Page } from "../layout.ts";

/**
 * The page at the bare host. It lists all sites, and the pages of each site that test the elements.
 * @param authority returns a council's host with the request's port
 */
export function directory(authority: (code: string) => string, trials: readonly Page[]): Markup {
  return html`<!doctype html>
<html lang="ms">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/icon.svg">
    <title>Laman contoh majlis</title>
    <link rel="stylesheet" href="/style/site.css">
  </head>
  <body>
    <p class="strip">Laman contoh untuk demonstrasi. Ini bukan laman rasmi mana-mana majlis.</p>
    <main class="single">
      <h1>Laman contoh majlis</h1>
      <ul class="directory">
        ${COUNCIL_CODES.map(
          (code) => html`<li><a href="http://${authority(code)}/">${COUNCILS[code].name}</a></li>`,
        )}
      </ul>
      <h2>Halaman ujian</h2>
      <p>Setiap laman mempunyai halaman ini. Pautan di bawah menuju ke laman ${COUNCILS[DEFAULT_COUNCIL].name}.</p>
      <dl class="trials">
        ${trials.map(
          ({
            path,
            title,
            about,
          }) => html`<dt><a href="http://${authority(DEFAULT_COUNCIL)}${path}">${title}</a></dt>
        <dd>${about}</dd>`,
        )}
      </dl>
    </main>
  </body>
</html>`;
}
