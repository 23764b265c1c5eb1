import type { Context } from "hono";
import { html } from "hono/html";

/** A piece of escaped HTML, as hono's template makes it. */
export type Markup = ReturnType<typeof html>;

/** Which gateway is simulated. */
export interface Site {
  readonly malay: string;
  readonly english: string;
}

interface Page {
  readonly title: string;
  readonly body: Markup;
  /** Where this page's forms may lead besides the gateway itself; "anywhere" where the merchant may redirect further. */
  readonly formsLeadTo?: "anywhere";
}

/** Wraps a page of a simulated gateway: the banner that says so in two languages, and a policy without anything inline. */
export function showPage(
  context: Context,
  site: Site,
  { title, body, formsLeadTo }: Page,
): Response | Promise<Response> {
  const formAction = formsLeadTo === "anywhere" ? "http: https:" : "'self'";
  context.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  );
  context.header("X-Content-Type-Options", "nosniff");
  context.header("Cache-Control", "no-store");
  return context.html(html`<!doctype html>
<html lang="ms">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${site.malay}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/gateway.css">
  </head>
  <body>
    <header class="banner">
      <p class="banner-name">${site.malay} <span lang="en">${site.english}</span></p>
      <p class="banner-note">
        Tiada wang sebenar dipindahkan. <span lang="en">No real money is moved.</span>
      </p>
    </header>
    <main>${body}</main>
  </body>
</html>`);
}

/** A Malay text with its English beside it. */
export function bilingual(malay: string, english: string): Markup {
  return html`${malay} <span class="english" lang="en">${english}</span>`;
}
