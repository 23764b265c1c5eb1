import { html } from "hono/html";
import type { Maintenance, PortalStatus } from "../../api/schemas/portalStatus.ts";
import { nameOfCouncil } from "../../domain/councils.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { MESSAGE_TEXTS } from "../notifications/texts/index.ts";
import { type Html, LANGUAGE_TAGS, page } from "./layout.ts";
import { STATUS_TEXTS } from "./statusTexts.ts";

/** The names of the languages, each in itself. */
const OWN_NAMES: Readonly<Record<Language, string>> = { ms: "Bahasa Melayu", en: "English", zh: "中文" };

/**
 * The page that a webmaster watches: the status, the version, the planned maintenance and the promise about versions. It needs no script.
 * @param portal the portal's address, without a slash at its end
 */
export function statusPage(
  language: Language,
  portal: string,
  { status, version, at, maintenance }: PortalStatus,
): Html {
  const texts = STATUS_TEXTS[language];
  const content = html`<h1>${texts.title}</h1>
<p><strong>${texts.status[status]}</strong></p>
<dl>
<div><dt>${texts.version}</dt><dd translate="no">${version ?? texts.notBuilt}</dd></div>
<div><dt>${texts.at}</dt><dd translate="no">${formatDateTime(at)}</dd></div>
</dl>
<h2>${texts.maintenance}</h2>
${
  maintenance.length === 0
    ? html`<p>${texts.none}</p>`
    : html`<ul>${maintenance.map((one) => html`<li>${nameOf(language, one)}: ${periodOf(language, one)}</li>`)}</ul>`
}
<h2>${texts.promise}</h2>
<ul>${Object.values(texts.promises).map((promise) => html`<li>${promise}</li>`)}</ul>
<p class="keep"><a href="${portal}/#/embed">${texts.studio}</a><br><a href="${portal}/api/status">${texts.json}</a></p>
<nav class="keep" aria-label="${texts.languages}">
${LANGUAGES.map(
  (other) =>
    html`<a href="?lang=${other}" lang="${LANGUAGE_TAGS[other]}"${other === language ? html` aria-current="true"` : ""}>${OWN_NAMES[other]}</a> `,
)}
</nav>`;
  return page({ language, title: texts.title, portal }, content);
}

function nameOf(language: Language, { closed, council, charges = [] }: Maintenance): string {
  if (closed === "cards") return STATUS_TEXTS[language].cards;
  if (council === undefined) return STATUS_TEXTS[language].portal;
  const { name } = nameOfCouncil(council, language);
  const types = charges.map((type) => MESSAGE_TEXTS[language].charge[type]).join(", ");
  return types === "" ? name : `${name} (${types})`;
}

function periodOf(language: Language, { from, until }: Maintenance): string {
  const { period } = STATUS_TEXTS[language];
  if (from === null)
    return until === null ? period.open : period.until.replace("{until}", formatDateTime(until));
  const written = until === null ? period.from : period.between.replace("{until}", formatDateTime(until));
  return written.replace("{from}", formatDateTime(from));
}
