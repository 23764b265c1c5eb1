import { html } from "hono/html";
import { COUNCILS, type Council } from "../../../src/domain/councils.ts";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page where citizens also pay the bills of a neighbouring council: two counters share one cart. */
export const twoCouncils: Page = {
  path: "/two.html",
  title: "Dua majlis",
  about: "Dua kaunter dua majlis dalam dua bahasa, dengan satu troli dan satu pembayaran.",
  body: (site) => {
    const other = neighbourOf(site.council);
    return html`<main class="single">
  <h1>Dua majlis, satu pembayaran</h1>
  <p>Tambah bil kedua-dua majlis ke dalam troli, kemudian bayar sekali sahaja.</p>
  <div class="pair">
    <section>
      <h2>${site.council.name}</h2>
      <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
    </section>
    <section>
      <h2>${other.name}</h2>
      <kaunter-pay council="${other.code}" lang="zh"><a href="${portalLink({ ...site, council: other }, "search")}">在此付款</a></kaunter-pay>
    </section>
  </div>
</main>`;
  },
};

function neighbourOf({ code }: Council): Council {
  return code === "dbkk" ? COUNCILS.mdpg : COUNCILS.dbkk;
}
