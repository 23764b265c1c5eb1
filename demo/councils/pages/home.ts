import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { newsOf } from "../news.ts";
import { placeOf, portalLink } from "../site.ts";

/** The front page, as most councils would build it: the pay widget in the main column, the news beside it. */
export const home: Page = {
  path: "/",
  title: "Laman Utama",
  body: (site) => html`<div class="columns">
  <main>
    <h1>Bayar caj majlis anda</h1>
    <p>Masukkan nombor bil untuk menyemak baki, kemudian bayar melalui bank anda.</p>
    <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini: ${site.council.name}</a></kaunter-pay>
    <section id="perkhidmatan">
      <h2>Perkhidmatan</h2>
      <ul class="services">
        <li>Cukai taksiran dan ses tanah</li>
        <li>Kompaun</li>
        <li>Lesen dan permit</li>
        <li>Sewa gerai pasar</li>
        <li>Tambah nilai letak kereta</li>
        <li>Caj kerajaan tempatan</li>
      </ul>
    </section>
  </main>
  <aside id="berita">
    <h2>Berita dan pengumuman</h2>
    ${newsOf(placeOf(site.council)).map(
      (item) => html`<article class="news">
      <p class="date">${item.date}</p>
      <h3>${item.title}</h3>
      <p>${item.text}</p>
    </article>`,
    )}
  </aside>
</div>`,
};
