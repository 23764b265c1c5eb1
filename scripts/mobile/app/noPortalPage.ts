import { LANGUAGES } from "../../../src/domain/language.ts";
import { texts as english } from "../../../src/i18n/en/core.ts";
import { texts as malay } from "../../../src/i18n/ms/core.ts";
import { texts as chinese } from "../../../src/i18n/zh/core.ts";
import { TEAL } from "../mark.ts";

const TEXTS = { ms: malay.errors, en: english.errors, zh: chinese.errors };

/** The page that the app shows when it cannot reach the portal and has no cached copy. It has all languages and no script. */
export function noPortalPage(origin: string): string {
  const paragraphs = LANGUAGES.map(
    (language) => `<p lang="${language}">${TEXTS[language].kind.unreachable}</p>`,
  );
  return `<!doctype html>
<html lang="ms">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kaunter</title>
<style>
html { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { margin: 20vh auto; padding: 0 1.5rem; max-width: 30rem; text-align: center; }
a { display: inline-block; margin-top: 1rem; padding: 0.75rem 1.5rem; border-radius: 0.5rem; color: #fff; background: ${TEAL}; }
</style>
${paragraphs.join("\n")}
<a href="${origin}/">Kaunter</a>
`;
}
