import { html, raw } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** What is left of a tag in an editor that takes out what it does not know: a link, in a paragraph, its address escaped twice. */
export const linkAlone: Page = {
  path: "/pautan.html",
  title: "Pautan sahaja",
  about: "Penyunting yang membuang tag: yang tinggal hanyalah pautan biasa, dan pautan yang alamatnya rosak.",
  body: (site) => html`<main class="single">
  <h1>Bayar dalam talian</h1>
  <p>Semak baki anda, kemudian bayar:<br><a class="kaunter" href="${portalLink(site, "search")}${raw("&amp;amp;")}charge=parking">Bayar di sini</a></p>
</main>`,
};
