import { html } from "hono/html";
import { COUNCILS } from "../../../src/domain/councils.ts";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** Pages whose styles would break a widget without a shadow root. */

/** Bootstrap 3 and a column of 320 pixels. Themes of Bootstrap 3 often set `html { font-size: 62.5% }`. */
export const bootstrap: Page = {
  path: "/bootstrap.html",
  title: "Lajur sempit Bootstrap",
  about: "Bootstrap 3 dengan saiz asas 62.5 %, dan lajur selebar 320 piksel.",
  sheets: ["/style/bootstrap.css", "/style/bootstrap-column.css"],
  body: (site) => html`<main class="container">
  <div class="row">
    <div class="col-sm-8">
      <div class="page-header"><h1>Portal warga <small>kaunter maya</small></h1></div>
      <p class="lead">Semak dan bayar bil anda di lajur tepi.</p>
      <p><button type="button" class="btn btn-primary">Butang laman ini</button></p>
      <label for="carian">Carian laman ini</label>
      <input id="carian" class="form-control">
    </div>
    <aside class="narrow-column">
      <div class="panel panel-primary">
        <div class="panel-heading"><h2 class="panel-title">Kaunter bayaran</h2></div>
        <kaunter-pay council="${site.council.code}"><a class="btn btn-default" href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
      </div>
    </aside>
  </div>
</main>`,
};

/** A style sheet that changes everything on the page, and side by side two widgets with different councils and languages. */
export const hostile: Page = {
  path: "/hostile.html",
  title: "Gaya yang melampau",
  about: "Helaian gaya yang menukar rupa segala-galanya, dan dua majlis dalam dua bahasa.",
  sheets: ["/style/hostile.css"],
  body: ({ portal }) => html`<main class="single">
  <h1>Gaya yang melampau</h1>
  <p>Perenggan, <button type="button">butang</button> dan <input aria-label="Medan laman ini" value="medan"> laman ini dicemari. Widget di bawah tidak.</p>
  <div class="pair">
    <kaunter-search council="mpt" lang="ms"><a href="${portalLink({ council: COUNCILS.mpt, portal }, "search")}">Bayar di sini</a></kaunter-search>
    <kaunter-search council="dbkk" lang="zh"><a href="${portalLink({ council: COUNCILS.dbkk, portal }, "search")}">在此付款</a></kaunter-search>
  </div>
</main>`,
};
