import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** The page on a shared computer in the council's lobby. */
export const kiosk: Page = {
  path: "/kiosk.html",
  title: "Komputer kongsi di lobi",
  about: "Komputer yang digunakan ramai: tiada apa-apa disimpan, dan skrin dikosongkan selepas 2 minit.",
  body: (site) => html`<main class="single">
  <h1>Kaunter layan diri</h1>
  <kaunter-pay council="${site.council.code}" kiosk><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};
