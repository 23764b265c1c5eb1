import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** Widgets that are hidden at first: in a tab with the `hidden` attribute, in a tab with a class, and in a closed `<details>`. */
export const tabs: Page = {
  path: "/tabs.html",
  title: "Kaunter dalam tab",
  about:
    "Widget dalam tab dan bahagian lipat yang tertutup pada mulanya: carian dalam satu, bayaran dalam yang lain.",
  sheets: ["/style/tabs.css"],
  scripts: ["/script/tabs.js"],
  body: (site) => {
    const council = site.council.code;
    return html`<main class="single">
  <h1>Kaunter dalam tab</h1>
  <div class="tabs" role="tablist" aria-label="Perkhidmatan">
    <button type="button" role="tab" id="tab-maklumat" aria-controls="maklumat" aria-selected="true">Maklumat</button>
    <button type="button" role="tab" id="tab-semak" aria-controls="semak" aria-selected="false">Semak bil</button>
    <button type="button" role="tab" id="tab-bayar" aria-controls="bayar" aria-selected="false">Bayar</button>
  </div>
  <section role="tabpanel" id="maklumat" aria-labelledby="tab-maklumat" data-closes="hidden">
    <p>Bil boleh disemak dan dibayar di laman ini.</p>
    <details>
      <summary>查询账单</summary>
      <kaunter-search council="${council}" lang="zh"><a href="${portalLink(site, "search")}">在此付款</a></kaunter-search>
    </details>
  </section>
  <section role="tabpanel" id="semak" aria-labelledby="tab-semak" data-closes="hidden" hidden>
    <kaunter-search council="${council}"><a href="${portalLink(site, "search")}">Semak di sini</a></kaunter-search>
  </section>
  <section role="tabpanel" id="bayar" aria-labelledby="tab-bayar" data-closes="class" class="closed" inert>
    <kaunter-pay council="${council}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
  </section>
</main>`;
  },
};
