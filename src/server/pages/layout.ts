import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../../domain/language.ts";
import { basePathOf } from "../http/basePath.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** BCP 47 tags. The Chinese texts use simplified characters. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ms: "ms", en: "en", zh: "zh-Hans" };

/** A page that the server draws: between the portal and the bank, or the status. */
export interface PlacedPage {
  readonly language: Language;
  readonly title: string;
  /** The portal's address, without a slash at its end. */
  readonly portal: string;
  /** The file name of its script, if it has one. */
  readonly script?: "pay.js" | "card.js";
}

/** One card without navigation, so that nothing distracts the citizen. */
export function page({ language, title, portal, script }: PlacedPage, content: Html): Html {
  // A path without a host name: the page's policy then allows its own files whichever of the server's names the browser used.
  const files = `${basePathOf(portal)}/pay`;
  return html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${files}/pay.css">
${script && html`<script src="${files}/${script}" defer></script>`}
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}
