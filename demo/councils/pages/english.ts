import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page in English. The widget takes its language from the page's `lang`, because it has no `lang` of its own. */
export const english: Page = {
  path: "/english.html",
  title: "Pay online",
  language: "en",
  body: (site) => html`<main class="single">
  <h1>Pay your council dues</h1>
  <p>Enter the number on your bill to see what is due, then pay through your bank.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Pay here</a></kaunter-pay>
</main>`,
};
