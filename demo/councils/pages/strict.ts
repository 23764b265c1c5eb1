import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page that forbids all it can. */
export const strict: Page = {
  path: "/strict.html",
  title: "Dasar keselamatan yang ketat",
  about:
    "Laman yang melarang semua kecuali skrip dan panggilan portal, dengan Trusted Types dan tanpa kamera.",
  policy: "strict",
  body: (site) => html`<main class="single">
  <h1>Dasar keselamatan yang ketat</h1>
  <p>Laman ini melarang semua yang boleh dilarang. Kaunter di bawah tetap berfungsi.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};
