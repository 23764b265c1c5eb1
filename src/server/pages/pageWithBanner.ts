import { html } from "hono/html";
import { type ConfiguredText, textIn } from "../../domain/configuredText.ts";
import { LANGUAGES } from "../../domain/language.ts";

/**
 * The portal's page with the banner's words in each of its pictures, which have a place for them (src/shell/firstPaint), and the
 * whole message on the page itself, where the program reads it. The message is text in both: no markup in it becomes the page's.
 */
export async function pageWithBanner(page: string, message: ConfiguredText): Promise<string> {
  let shown = page;
  for (const language of LANGUAGES) {
    const said = textIn(message, language);
    const spoken = said?.lang === undefined ? "" : html` lang="${said.lang}"`;
    const words = await html`<span${spoken}>${said?.text}</span>`;
    shown = shown.replace(`<span data-banner="${language}"></span>`, () => String(words));
  }
  const attribute = await html`data-banner="${JSON.stringify(message)}"`;
  return shown.replace("<html", () => `<html ${attribute}`);
}
