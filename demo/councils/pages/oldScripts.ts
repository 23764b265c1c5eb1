import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page of many years' scripts: jQuery 1.12, libraries that extend what all share, one form around everything. */
export const oldScripts: Page = {
  path: "/skrip-lama.html",
  title: "Skrip lama",
  about:
    "jQuery 1.12 dengan pustaka lama yang mengubah Array, Object, Date dan JSON, dan merampas setiap klik.",
  // of its age: jQuery tries what browsers can do with handlers in attributes
  policy: "none",
  scripts: ["/script/jquery.js", "/script/old-polyfills.js"],
  body: (site) => html`<form id="borang" method="post" action="/carian">
  <main class="single">
    <h1>Kaunter maya</h1>
    <p id="tidak-dijumpai" role="status"></p>
    <p><label>Cari di laman ini <input id="carian" placeholder="Kata kunci"></label> <a href="#aduan">Aduan</a></p>
    <section class="laluan" id="laluan-bayaran">
      <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
    </section>
    <section class="laluan" id="laluan-aduan"><p>Aduan diterima di pejabat majlis.</p></section>
  </main>
</form>
<script src="/script/old-site.js"></script>`,
};
