import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** Resets that reach every tag, the widgets' own as well, and places that make a widget as narrow as it can be. */
export const resets: Page = {
  path: "/resets.html",
  title: "Set semula segala-galanya",
  about: "Helaian gaya yang menetapkan semula setiap tag, termasuk tag widget, dengan !important.",
  sheets: ["/style/resets.css"],
  body: (site) => html`<main class="single">
  <h1>Set semula segala-galanya</h1>
  <p>Perenggan, <b>huruf</b> dan <a href="/">pautan</a> laman ini hilang rupanya. Widget di bawah tidak.</p>
  <div class="middle">
    <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
  </div>
  <div class="beside">
    <kaunter-search council="${site.council.code}" lang="zh"><a href="${portalLink(site, "search")}">在此付款</a></kaunter-search>
  </div>
</main>`,
};
