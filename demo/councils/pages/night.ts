import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A dark page that somebody prints from the browser's menu while the widget is in use. */
export const night: Page = {
  path: "/night.html",
  title: "Laman gelap untuk dicetak",
  about: "Laman berwarna gelap yang dicetak dari menu pelayar, dengan widget di tengah-tengah urusan.",
  sheets: ["/style/night.css"],
  body: (site) => html`<main class="single">
  <h1>Laman gelap untuk dicetak</h1>
  <p>Cetak laman ini dari menu pelayar pada bila-bila masa.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};
