import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** Each screen on its own page of the site. Its attributes name the pages of the other screens. */

export const search: Page = {
  path: "/bayar.html",
  title: "Bayaran dalam talian",
  body: (site) => html`<main class="single">
  <h1>Bayaran dalam talian</h1>
  <kaunter-search council="${site.council.code}" cart-href="/troli.html" checkout-href="/bayaran.html" receipt-href="/resit.html" licence-href="/lesen.html"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-search>
  <p class="onward"><a href="/troli.html">Lihat troli</a></p>
</main>`,
};

export const cart: Page = {
  path: "/troli.html",
  title: "Troli",
  body: (site) => html`<main class="single">
  <h1>Troli</h1>
  <kaunter-cart council="${site.council.code}" search-href="/bayar.html" checkout-href="/bayaran.html" receipt-href="/resit.html" licence-href="/lesen.html"><a href="${portalLink(site, "cart")}">Lihat troli di sini</a></kaunter-cart>
</main>`,
};

export const checkout: Page = {
  path: "/bayaran.html",
  title: "Teruskan pembayaran",
  body: (site) => html`<main class="single">
  <h1>Teruskan pembayaran</h1>
  <kaunter-checkout council="${site.council.code}" search-href="/bayar.html" cart-href="/troli.html" receipt-href="/resit.html" licence-href="/lesen.html"><a href="${portalLink(site, "checkout")}">Teruskan pembayaran di sini</a></kaunter-checkout>
</main>`,
};

export const receipt: Page = {
  path: "/resit.html",
  title: "Resit",
  body: (site) => html`<main class="single">
  <h1>Resit</h1>
  <kaunter-receipt council="${site.council.code}" search-href="/bayar.html" cart-href="/troli.html" checkout-href="/bayaran.html" licence-href="/lesen.html"><a href="${portalLink(site, "receipt")}">Lihat resit di sini</a></kaunter-receipt>
</main>`,
};

export const licence: Page = {
  path: "/lesen.html",
  title: "Cetak lesen",
  body: (site) => html`<main class="single">
  <h1>Cetak lesen</h1>
  <kaunter-licence council="${site.council.code}" search-href="/bayar.html" cart-href="/troli.html" checkout-href="/bayaran.html" receipt-href="/resit.html"><a href="${portalLink(site, "licence")}">Cetak lesen di sini</a></kaunter-licence>
</main>`,
};
