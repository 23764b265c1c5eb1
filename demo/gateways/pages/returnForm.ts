import { html } from "hono/html";
import type { Markup } from "../../pages/demoPage.ts";
import { bilingual } from "./frame.ts";

/**
 * The way back: a form with the gateway's answer. The script submits it at once, the button is for browsers without.
 * The merchant answers with a redirect to wherever the payment began, and Chromium holds a redirect to form-action
 * too, so the page around it cannot name the merchant's origin alone.
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
