import { html } from "hono/html";
import type { Page } from "../layout.ts";
import { portalLink } from "../site.ts";

/** A page in a language that is written from right to left and that the widgets do not speak: they speak Malay, from left to right. */
export const rightToLeft: Page = {
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
