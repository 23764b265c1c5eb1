import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page in a browser that keeps nothing for it. */
export const blockedStorage: Page = {
  path: "/simpanan-disekat.html",
  title: "Simpanan disekat",
  about: "Kuki dan semua simpanan pelayar disekat: hanya alamat yang membawa pembayar kembali.",
  scripts: ["/script/blocked-storage.js"],
  body: (site) => html`<main class="single">
  <h1>Bayar tanpa simpanan</h1>
  <p>Pelayar ini tidak menyimpan apa-apa untuk laman ini.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};
