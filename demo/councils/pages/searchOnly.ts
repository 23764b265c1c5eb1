import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A site that has the search and nothing else: the cart and the way to the bank are in the portal. */
export const searchOnly: Page = {
  path: "/semak.html",
  title: "Semak bil",
  about: "Carian sahaja: troli dibawa ke portal, yang bertanya sebelum menerimanya.",
  body: (site) => html`<main class="single">
  <h1>Semak bil</h1>
  <kaunter-search council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-search>
</main>`,
};
