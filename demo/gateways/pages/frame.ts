import type { Context } from "hono";
import { html } from "hono/html";
import { type Bilingual, type Markup, showDemoPage } from "../../pages/demoPage.ts";

interface Page {
  readonly title: string;
  readonly body: Markup;
  /** "anywhere" if a form leads to the merchant, which may redirect further. By default forms lead to the gateway only. */
  readonly formsLeadTo?: "anywhere";
}

const NO_MONEY: Bilingual = { malay: "Tiada wang sebenar dipindahkan.", english: "No real money is moved." };

/** Shows a page of a simulated gateway. It says that no money moves, and its policy forbids inline scripts and styles. */
export function showPage(
  context: Context,
  name: Bilingual,
  { title, body, formsLeadTo }: Page,
): Response | Promise<Response> {
  const formAction = formsLeadTo === "anywhere" ? "http: https:" : "'self'";
  return showDemoPage(
    context,
    { name, note: NO_MONEY, sheet: "/gateway.css" },
    {
      title,
      body,
      policy: `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    },
  );
}

/** A Malay text with its English beside it. */
export function bilingual(malay: string, english: string): Markup {
  return html`${malay} <span class="english" lang="en">${english}</span>`;
}
