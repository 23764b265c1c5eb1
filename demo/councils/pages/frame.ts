import { html, raw } from "hono/html";
import { firstSettings } from "../../../src/domain/embed/settings.ts";
import { frameSnippet } from "../../../src/domain/embed/snippets.ts";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page that forbids foreign scripts. It has the counter in a frame, with the code that the portal's studio generates. */
export const frame: Page = {
  path: "/bingkai.html",
  title: "Kaunter dalam bingkai",
  about: "Dasar yang tidak membenarkan skrip dari luar: kaunter dalam bingkai, pilihan terakhir.",
  policy: "framing",
  body: (site) => html`<main class="single">
  <h1>Kaunter dalam bingkai</h1>
  ${raw(frameSnippet({ settings: firstSettings(site.council.code), portal: site.portal, link: portalLink(site, "search") }))}
</main>`,
};
