import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page that is drawn by a React application of the council's own. */
export const reactApp: Page = {
  path: "/aplikasi.html",
  title: "Aplikasi React",
  about:
    "Aplikasi React 19 majlis sendiri, dalam StrictMode, yang menukar atribut, menyusun semula dan menutup kaunter.",
  body: (site) => html`<main class="single">
  <h1>Aplikasi majlis</h1>
  <div id="aplikasi" data-council="${site.council.code}" data-link="${portalLink(site, "search")}"></div>
</main>
<script type="module" src="/app/app.js"></script>`,
};
