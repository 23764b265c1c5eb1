import { html, raw } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page that is drawn by a React application of the council's own. */
const reactApp: Page = {
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

/** A page of many years' scripts: jQuery 1.12, libraries that extend what all share, one form around everything. */
const oldScripts: Page = {
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

/** What is left of a tag in an editor that takes out what it does not know: a link, in a paragraph, its address escaped twice. */
const linkAlone: Page = {
  path: "/pautan.html",
  title: "Pautan sahaja",
  about: "Penyunting yang membuang tag: yang tinggal hanyalah pautan biasa, dan pautan yang alamatnya rosak.",
  body: (site) => html`<main class="single">
  <h1>Bayar dalam talian</h1>
  <p>Semak baki anda, kemudian bayar:<br><a class="kaunter" href="${portalLink(site, "search")}${raw("&amp;amp;")}charge=parking">Bayar di sini</a></p>
</main>`,
};

const DOINGS = [
  { doing: "alih", text: "Alih ke lajur lain" },
  { doing: "bingkai", text: "Letak bingkai" },
  { doing: "pratonton", text: "Pratonton" },
  { doing: "simpan", text: "Simpan" },
];

/** A page in the hands of a content management system, which moves and rewrites what stands on it. */
const editor: Page = {
  path: "/penyunting.html",
  title: "Penyunting laman",
  about: "Sistem yang memindahkan kaunter, membalutnya, menunjukkannya dalam bingkai dan menulisnya semula.",
  sheets: ["/style/editor.css"],
  scripts: ["/script/editor.js"],
  body: (site) => html`<main class="single">
  <h1>Penyunting laman</h1>
  <p>${DOINGS.map(({ doing, text }) => html`<button type="button" data-buat="${doing}">${text}</button> `)}</p>
  <div class="dua-lajur">
    <div class="lajur"><p><kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay></p></div>
    <div class="lajur"></div>
  </div>
</main>`,
};

/** A page in a browser that keeps nothing for it. */
const blockedStorage: Page = {
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

/** The pages that try the elements by what their scripts do, or by what a browser keeps from scripts. */
export const SCRIPT_TRIALS: readonly Page[] = [oldScripts, blockedStorage, editor, linkAlone, reactApp];
