import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

const DOINGS = [
  { doing: "alih", text: "Alih ke lajur lain" },
  { doing: "bingkai", text: "Letak bingkai" },
  { doing: "pratonton", text: "Pratonton" },
  { doing: "simpan", text: "Simpan" },
];

/** A page in the hands of a content management system, which moves and rewrites what stands on it. */
export const editor: Page = {
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
