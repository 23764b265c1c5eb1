import { html } from "hono/html";
import type { Markup } from "../../pages/demoPage.ts";
import { bilingual } from "./frame.ts";

/**
 * A form that returns the gateway's answer to the merchant. The script submits it at once. The button is for browsers without
 * scripts. The merchant redirects to the page where the payment began, and Chromium applies form-action to redirects too. So the
 * page's policy cannot allow the merchant's origin alone.
 */
export function returnForm(url: string, values: Readonly<Record<string, string>>): Markup {
  return html`<form method="post" action="${url}" class="return" data-return>
        ${Object.entries(values).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
        )}
        <button class="primary">${bilingual("Kembali ke penjual", "Return to merchant")}</button>
      </form>
      <script src="/return.js" defer></script>`;
}
