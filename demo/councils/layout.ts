import { html } from "hono/html";
import type { Language } from "../../src/domain/language.ts";
import type { PagePolicy } from "./policy.ts";
import { placeOf, type Site } from "./site.ts";

/** Escaped markup, as Hono's template returns it. */
export type Markup = ReturnType<typeof html>;

export interface Page {
  readonly path: string;
  readonly title: string;
  /** The `lang` of the page's `<html>`. Malay by default. */
  readonly language?: Language | "ar";
  /** The `dir` of the page's `<html>`. Left to right by default. */
  readonly direction?: "rtl";
  /** More style sheets, linked before the site's own. */
  readonly sheets?: readonly string[];
  /** The page's own classic scripts, in its head before the widgets' script. */
  readonly scripts?: readonly string[];
  /** "careful" by default. */
  readonly policy?: PagePolicy;
  /** One line for a page that tests the elements: its difficult condition. The list of sites shows it. */
  readonly about?: string;
  body(site: Site): Markup;
}

/** The menu. Sections of the front page have a fragment. */
const MENU = [
  { href: "/", text: "Utama" },
  { href: "/bayar.html", text: "Bayaran" },
  { href: "/#perkhidmatan", text: "Perkhidmatan" },
  { href: "/#berita", text: "Berita" },
  { href: "#hubungi", text: "Hubungi Kami" },
  { href: "/english.html", text: "English" },
];

function links(entries: readonly { readonly href: string; readonly text: string }[], current: string) {
  return entries.map(
    ({ href, text }) =>
      html`<li><a href="${href}" ${href === current ? html`aria-current="page"` : ""}>${text}</a></li>`,
  );
}

/**
 * A whole page: the page's body between the council's header, menu and footer.
 * @param trials the pages that test the elements. The footer links to them
 */
export function document(site: Site, page: Page, trials: readonly Page[]): Markup {
  const { council, portal } = site;
  const sheets = [...(page.sheets ?? []), "/style/site.css", "/style/accent.css"];
  return html`<!doctype html>
<html lang="${page.language ?? "ms"}"${page.direction === undefined ? "" : html` dir="${page.direction}"`}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/icon.svg">
    <title>${page.title} | ${council.name}</title>
    ${sheets.map((sheet) => html`<link rel="stylesheet" href="${sheet}">`)}
    ${(page.scripts ?? []).map((script) => html`<script src="${script}"></script>`)}
    ${
      page.policy === "framing"
        ? ""
        : html`<link rel="stylesheet" href="${portal}/widgets/kaunter.css">
    <script type="module" src="${portal}/widgets/kaunter.js"></script>`
    }
  </head>
  <body>
    <p class="strip">Laman contoh untuk demonstrasi. Ini bukan laman rasmi majlis.</p>
    <header class="masthead">
      <span class="crest" aria-hidden="true">${council.code.toUpperCase()}</span>
      <div>
        <p class="council">${council.name}</p>
        <p class="motto">Bandar bersih, rakyat sejahtera</p>
      </div>
    </header>
    <nav class="menu" aria-label="Menu utama"><ul>${links(MENU, page.path)}</ul></nav>
    ${page.body(site)}
    <footer class="footer" id="hubungi">
      <div>
        <h2>Hubungi Kami</h2>
        <p>${council.name}<br>Peti Surat 1, ${placeOf(council)}, Sabah</p>
        <p>Isnin hingga Jumaat, 8.00 pagi - 5.00 petang</p>
      </div>
      <div>
        <h2>Halaman ujian</h2>
        <ul>${links(
          trials.map(({ path, title }) => ({ href: path, text: title })),
          page.path,
        )}</ul>
      </div>
      <p class="rights">Hak cipta terpelihara &copy; 2026 ${council.name}. Paparan terbaik dengan resolusi 1280 x 768.</p>
    </footer>
  </body>
</html>`;
}
