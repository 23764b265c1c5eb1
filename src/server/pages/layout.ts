import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../../domain/language.ts";
import { basePathOf } from "../http/basePath.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** BCP 47 tags: Chinese here is written in simplified characters. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ms: "ms", en: "en", zh: "zh-Hans" };

/** A page of the redirect to the bank or of the return, and what its files stand below. */
export interface PlacedPage {
  readonly language: Language;
  readonly title: string;
  /** The portal's address, without a slash at its end. */
  readonly portal: string;
  /** The name of the file of its script, if it has one. */
  readonly script?: "pay.js" | "card.js";
}

/** One card, no navigation, nothing to distract. */
export function page({ language, title, portal, script }: PlacedPage, content: Html): Html {
  // a path: whichever of the server's names the citizen came by, its policy lets its own files in
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
