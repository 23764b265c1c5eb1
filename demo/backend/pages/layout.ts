import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../../../src/domain/language.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** BCP 47 tags: Chinese here is written in simplified characters. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { ms: "ms", en: "en", zh: "zh-Hans" };

/** A page of the way to the bank and back: one card, no navigation, nothing to distract. */
export function page(language: Language, title: string, content: Html, script?: Html): Html {
  return html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/pay/pay.css">
${script}
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}
