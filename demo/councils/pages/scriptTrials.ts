import { html, raw } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page whose content comes from the council's own React application. */
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

/** A page with many years of scripts: jQuery 1.12, libraries that extend built-in prototypes, one form around everything. */
const oldScripts: Page = {
  path: "/skrip-lama.html",
  title: "Skrip lama",
  about:
    "jQuery 1.12 dengan pustaka lama yang mengubah Array, Object, Date dan JSON, dan merampas setiap klik.",
  // jQuery 1.12 tests the browser with event handlers in attributes, which a policy would block.
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

/** An editor removed the unknown tag. It left only the fallback link in a paragraph, with the address escaped twice. */
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

/** A page in a content management system that moves and rewrites its content. */
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

/** A page in a browser that blocks all storage. */
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

/** A page that froze JavaScript's built-in objects before it loads anything else. */
const frozenPrototypes: Page = {
  path: "/prototaip-beku.html",
  title: "Prototaip beku",
  about: "Objek terbina JavaScript dibekukan, supaya tiada skrip boleh mengubahnya.",
  scripts: ["/script/frozen-prototypes.js"],
  body: (site) => html`<main class="single">
  <h1>Prototaip beku</h1>
  <p>Laman ini membekukan Object.prototype dan yang lain.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};

/** The pages that test the elements with hostile scripts or with a browser that blocks storage. */
export const SCRIPT_TRIALS: readonly Page[] = [
  oldScripts,
  frozenPrototypes,
  blockedStorage,
  editor,
  linkAlone,
  reactApp,
];
