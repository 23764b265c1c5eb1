import { html } from "hono/html";
import { COUNCIL_CODES, COUNCILS } from "../../../src/domain/councils.ts";
import type { Markup } from "../layout.ts";

/**
 * The list of all the sites, at the bare host.
 * @param authority makes a council's host, with the port that the request came to
 */
export function directory(authority: (code: string) => string): Markup {
  return html`<!doctype html>
<html lang="ms">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
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
    </main>
  </body>
</html>`;
}
