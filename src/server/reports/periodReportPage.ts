import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { isChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, nameOfCouncil } from "../../domain/councils.ts";
import type { Language } from "../../domain/language.ts";
import { formatDateTime, formatDay } from "../../domain/malaysiaTime.ts";
import { add, formatFigures, NOTHING, type Sen, subtract } from "../../domain/money.ts";
import { daysOfPeriod } from "../../domain/schemas/dayStructs.ts";
import type { ContentPolicy } from "../http/securityHeaders.ts";
import { MESSAGE_TEXTS } from "../notifications/texts/index.ts";
import { type Html, LANGUAGE_TAGS } from "../pages/layout.ts";
import { PDF_TEXTS } from "../remittances/pdf/texts.ts";
import { OPEN_ITEMS, type Reported } from "./openItems.ts";
import { REPORT_COLUMNS, type ReportRequest, type ReportRow, ROW_GROUPS } from "./periodReport.ts";
import { REPORT_TEXTS, type ReportTexts } from "./texts.ts";

/**
 * The rows of a period as a page to print, on A4: first all councils, then each council on pages of its own. It is one file without a
 * script, so a person can keep it or send it.
 */

export interface PageParts extends ReportRequest {
  readonly language: Language;
  /** When the report was made, UTC. */
  readonly madeAt: string;
  /** The council's crest as PNG or JPEG, in a report of one council. */
  readonly crest: Uint8Array | undefined;
}

/** @param title of the page's head, as a text in CSS */
const styleOf = (title: string, [before, after]: ReportTexts["page"]): string => `
:root { color-scheme: light; font: 10pt/1.35 system-ui, "Noto Sans", "Noto Sans SC", sans-serif; color: #1a1a1a; background: #fff; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
header { display: flex; gap: 1rem; align-items: center; }
header img { width: 5rem; height: 5rem; object-fit: contain; }
h1 { font-size: 17pt; margin: 0; }
h2 { font-size: 14pt; margin: 0 0 .5rem; }
h3 { font-size: 11pt; margin: 1.25rem 0 .25rem; break-after: avoid; }
p { margin: .25rem 0; }
section { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #c4c4c4; padding: .2rem .4rem; text-align: start; vertical-align: baseline; }
thead th { border-bottom: 2px solid #555; font-size: 8.5pt; }
tbody th { font-weight: inherit; }
.figure { text-align: end; white-space: nowrap; }
tfoot th, tfoot td { border-top: 2px solid #555; font-weight: 700; }
@page {
  size: A4; margin: 20mm 14mm 18mm;
  @top-left { content: ${title}; font: 8pt system-ui, sans-serif; color: #555; }
  @bottom-right { content: "${before} " counter(page) " / " counter(pages) " ${after}"; font: 8pt system-ui, sans-serif; color: #555; }
}
@media print {
  :root { font-size: 9pt; }
  body { margin: 0; max-width: none; padding: 0; }
  .wide { overflow: visible; }
  section { break-before: page; margin: 0; }
  section:first-of-type { break-before: auto; margin-top: 1.5rem; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  tr, .short { break-inside: avoid; }
}
`;

/** A text in CSS is quoted like one in JSON, as long as it has no control character. */
function styleIn(parts: PageParts): string {
  return styleOf(JSON.stringify(titleOf(parts)), REPORT_TEXTS[parts.language].page);
}

/** The page runs and loads nothing. Its style and its crest are in it. */
export function reportPolicy(parts: PageParts): ContentPolicy {
  const hash = createHash("sha256").update(styleIn(parts)).digest("base64");
  return {
    "default-src": "'none'",
    "style-src": `'sha256-${hash}'`,
    "img-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  };
}

/** The page, piece by piece. */
export async function* periodReportPage(parts: PageParts, all: readonly ReportRow[]): AsyncGenerator<string> {
  const { language, madeAt, crest, council } = parts;
  const texts = REPORT_TEXTS[language];
  const title = titleOf(parts);
  const picture = crest && `data:${mediaTypeOf(crest)};base64,${Buffer.from(crest).toString("base64")}`;
  yield String(
    await html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(styleIn(parts))}</style>
</head>
<body>
<header>
${picture === undefined ? "" : html`<img src="${picture}" alt="">`}
<div>
<h1>${title}</h1>
<p>${texts.madeAt} ${formatDateTime(madeAt)}, ${PDF_TEXTS[language].malaysiaTime}</p>
<p>${texts.note}</p>
</div>
</header>
<main>
`,
  );
  const order: readonly Reported[] = council === undefined ? ["all", ...COUNCIL_CODES] : [council];
  for (const reported of order) {
    const own = all.filter((row) => row.council === reported);
    if (own.length === 0 && council === undefined) continue;
    yield String(await section(parts, reported, own, reported === "all" ? totalsOf(all) : []));
  }
  yield "</main>\n</body>\n</html>\n";
}

function titleOf({ period, language, council }: PageParts): string {
  const { from } = daysOfPeriod(period);
  const shown: Intl.DateTimeFormatOptions =
    period.length === 4 ? { year: "numeric" } : { year: "numeric", month: "long" };
  const time = new Intl.DateTimeFormat(`${LANGUAGE_TAGS[language]}-MY`, { ...shown, timeZone: "UTC" });
  const texts = REPORT_TEXTS[language];
  const whom = council === undefined ? texts.allCouncils : nameOfCouncil(council, language).name;
  return `${texts.title} · ${time.format(new Date(from))} · ${whom}`;
}

function mediaTypeOf(picture: Uint8Array): string {
  return picture[0] === 0x89 ? "image/png" : "image/jpeg";
}

/** The whole of each council. */
function totalsOf(rows: readonly ReportRow[]): readonly ReportRow[] {
  return rows.filter(({ group, council }) => group === "total" && council !== "all");
}

function section(
  { language, council }: PageParts,
  reported: Reported,
  rows: readonly ReportRow[],
  councils: readonly ReportRow[],
): Html {
  const texts = REPORT_TEXTS[language];
  const total = rows.find(({ group }) => group === "total");
  const groups = ROW_GROUPS.flatMap((group) => {
    if (group === "total") return [];
    const own = rows.filter((row) => row.group === group);
    const [title, first] = texts.groups[group];
    return own.length === 0
      ? []
      : [table({ title, first, language, total: group === "day" ? total : undefined }, own)];
  });
  const whole = {
    title: texts.councils,
    first: texts.council,
    language,
    rest: restOf(councils, total),
    total,
  };
  return html`<section>
${council === undefined ? html`<h2>${nameOf(reported, language)}</h2>` : ""}
${councils.length > 0 ? table(whole, councils) : ""}
${groups.length === 0 && councils.length === 0 ? html`<p>${texts.nothing}</p>` : groups}
</section>
`;
}

/** What the whole has beside the councils: the fees of lines that belong to none. */
function restOf(councils: readonly ReportRow[], total: ReportRow | undefined): ReportRow | undefined {
  if (total === undefined) return undefined;
  const ofCouncils = add(...councils.map(({ fees = NOTHING }) => fees));
  const fees = subtract(total.fees ?? NOTHING, ofCouncils);
  if (fees === NOTHING) return undefined;
  const none = { lines: 0, payments: NOTHING, refunds: NOTHING, chargebacks: NOTHING, amount: NOTHING };
  return { ...total, ...none, fees };
}

function nameOf(reported: Reported, language: Language): string {
  return reported === "all" ? REPORT_TEXTS[language].allCouncils : nameOfCouncil(reported, language).name;
}

type Column = (typeof REPORT_COLUMNS)[number];

const TEXT_COLUMNS: readonly Column[] = ["remittance", "value_date", "gateway"];

const isFigure = (column: Column): boolean => !TEXT_COLUMNS.includes(column);

interface Table {
  readonly title: string;
  /** The heading of the first column. */
  readonly first: string;
  readonly language: Language;
  /** The row before the last, of no council. */
  readonly rest?: ReportRow | undefined;
  /** The last row, with the sums. */
  readonly total: ReportRow | undefined;
}

/** The most rows of a table that stays on one printed page. */
const SHORT = 12;

/** A table with the columns that a row of it has. */
function table({ title, first, language, rest, total }: Table, rows: readonly ReportRow[]): Html {
  const texts = REPORT_TEXTS[language];
  const columns = REPORT_COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
  const cells = (row: ReportRow) =>
    columns.map((column) => {
      const text = cellOf(row, column, texts);
      return isFigure(column) ? html`<td class="figure">${text}</td>` : html`<td>${text}</td>`;
    });
  return html`<h3>${title}</h3>
<div class="${rows.length > SHORT ? "wide" : "wide short"}" tabindex="0" role="region" aria-label="${title}">
<table>
<thead><tr><th scope="col">${first}</th>${columns.map((column) =>
    isFigure(column)
      ? html`<th scope="col" class="figure">${texts.columns[column]}</th>`
      : html`<th scope="col">${texts.columns[column]}</th>`,
  )}</tr></thead>
<tbody>
${rows.map((row) => html`<tr><th scope="row">${labelOf(row, language)}</th>${cells(row)}</tr>\n`)}
${rest === undefined ? "" : html`<tr><th scope="row">${texts.open.unassigned}</th>${cells(rest)}</tr>`}</tbody>
${total === undefined ? "" : html`<tfoot><tr><th scope="row">${texts.total}</th>${cells(total)}</tr></tfoot>`}
</table>
</div>
`;
}

function cellOf(row: ReportRow, column: Column, texts: ReportTexts): string {
  if (column === "remittance") return row.remittance ?? "";
  if (column === "value_date") return row.value_date === undefined ? "" : formatDay(row.value_date);
  if (column === "gateway")
    return row.gateway === undefined ? "" : (texts.gateway[row.gateway] ?? row.gateway);
  if (column === "lines") return row.lines === undefined ? "" : String(row.lines);
  const amount: Sen | undefined = row[column];
  return amount === undefined ? "" : formatFigures(amount);
}

function labelOf({ group, name, council }: ReportRow, language: Language): string {
  const texts = REPORT_TEXTS[language];
  switch (group) {
    case "day":
      return formatDay(name);
    case "charge":
      return isChargeType(name) ? MESSAGE_TEXTS[language].charge[name] : name;
    case "method":
      return Object.entries(PDF_TEXTS[language].method).find(([method]) => method === name)?.[1] ?? name;
    case "gateway":
      return texts.gateway[name] ?? name;
    case "payout":
    case "unreadable":
      return name;
    case "open":
      return texts.open[OPEN_ITEMS.find((item) => item === name) ?? "not_remitted"];
    case "total":
      return nameOf(council, language);
  }
}
