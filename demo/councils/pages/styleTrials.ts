import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";
import { night } from "./night.ts";
import { tabs } from "./tabs.ts";
import { bootstrap, hostile } from "./trials.ts";
import { twoCouncils } from "./twoCouncils.ts";

/** A page that forbids everything that a widget does not need. */
const strict: Page = {
  path: "/strict.html",
  title: "Dasar keselamatan yang ketat",
  about:
    "Laman yang melarang semua kecuali skrip dan panggilan portal, dengan Trusted Types dan tanpa kamera.",
  policy: "strict",
  body: (site) => html`<main class="single">
  <h1>Dasar keselamatan yang ketat</h1>
  <p>Laman ini melarang semua yang boleh dilarang. Kaunter di bawah tetap berfungsi.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
</main>`,
};

/** A page in Arabic, from right to left. The widgets have no Arabic, so they show Malay from left to right. */
const rightToLeft: Page = {
  path: "/rtl.html",
  title: "Dari kanan ke kiri",
  about: "Laman bahasa Arab dari kanan ke kiri: widget bertutur dalam bahasa Melayu, dari kiri ke kanan.",
  language: "ar",
  direction: "rtl",
  body: (site) => html`<main class="single">
  <h1>ادفع مستحقات المجلس</h1>
  <p>أدخل الرقم المطبوع على الفاتورة ثم ادفع من خلال مصرفك.</p>
  <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">ادفع هنا</a></kaunter-pay>
</main>`,
};

/** Style resets for every tag, including the widgets' own, and containers that make a widget as narrow as possible. */
const resets: Page = {
  path: "/resets.html",
  title: "Set semula segala-galanya",
  about: "Helaian gaya yang menetapkan semula setiap tag, termasuk tag widget, dengan !important.",
  sheets: ["/style/resets.css"],
  body: (site) => html`<main class="single">
  <h1>Set semula segala-galanya</h1>
  <p>Perenggan, <b>huruf</b> dan <a href="/">pautan</a> laman ini hilang rupanya. Widget di bawah tidak.</p>
  <div class="middle">
    <kaunter-pay council="${site.council.code}"><a href="${portalLink(site, "search")}">Bayar di sini</a></kaunter-pay>
  </div>
  <div class="beside">
    <kaunter-search council="${site.council.code}" lang="zh"><a href="${portalLink(site, "search")}">在此付款</a></kaunter-search>
  </div>
</main>`,
};

/** The pages that test the elements with difficult styles, direction, policies or containers. */
export const STYLE_TRIALS: readonly Page[] = [
  bootstrap,
  hostile,
  resets,
  rightToLeft,
  strict,
  twoCouncils,
  tabs,
  night,
];
