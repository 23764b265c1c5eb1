import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Language } from "../../domain/language.ts";
import { LANGUAGE_TAGS } from "../pages/layout.ts";
import type { MessageTexts } from "./texts/messageTexts.ts";

/** The style sheet of every message. It is inline, so that a mail program loads no remote file. */
export const MESSAGE_STYLE = `
body { margin: 0; padding: 16px; background: #eef4f4; color: #16282a; font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.card { max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 12px; background: #ffffff; }
h1 { margin: 0 0 8px; color: #00696b; font-size: 24px; }
h2 { margin: 24px 0 0; font-size: 18px; }
h3 { margin: 16px 0 4px; font-size: 16px; }
.contact { margin: 0 0 4px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-top: 1px solid #d3dfdf; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { padding-right: 16px; color: #4c6163; font-weight: 400; white-space: nowrap; }
.amount { padding-left: 16px; padding-right: 0; text-align: right; white-space: nowrap; }
td.amount { font-weight: 700; }
.quiet { color: #4c6163; font-size: 14px; }
.button { display: inline-block; margin-top: 24px; padding: 12px 20px; border-radius: 8px; background: #00696b; color: #ffffff; font-weight: 700; text-decoration: none; }
@media (prefers-color-scheme: dark) {
  body { background: #0e1718; color: #e3eeee; }
  .card { background: #172425; }
  h1 { color: #6fd3d4; }
  th, .quiet { color: #a9bcbd; }
  th, td { border-color: #304143; }
  .button { background: #6fd3d4; color: #04292a; }
}
`;

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The content of a message in HTML. */
export interface MessagePage {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  readonly rows: readonly {
    readonly term: string;
    readonly value: string;
    readonly translate?: "no" | "yes";
  }[];
  /** Shown below the rows. */
  readonly content?: Html;
  readonly link?: { readonly address: string; readonly label: string; readonly help: string };
  readonly notYours: string;
}

/** The page loads nothing and has no tracking: nobody learns that the message was read. */
export async function messagePage(message: MessagePage, texts: MessageTexts): Promise<string> {
  const { language, title, intro, rows, content = "", link, notYours } = message;
  const way =
    link &&
    html`<a class="button" href="${link.address}" target="_blank" rel="noopener noreferrer">${link.label}</a>
<p class="quiet">${link.help}</p>
`;
  const page = await html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${raw(MESSAGE_STYLE)}</style>
</head>
<body>
<div class="card">
<h1>${title}</h1>
<p>${intro}</p>
<table>
${rows.map(rowHtml)}
</table>
${content}
${way ?? ""}<p class="quiet">${notYours}</p>
<p class="quiet">${texts.automatic}</p>
</div>
</body>
</html>`;
  return String(page);
}

function rowHtml({ term, value, translate = "yes" }: MessagePage["rows"][number]): Html {
  return html`<tr><th scope="row">${term}</th><td translate="${translate}">${value}</td></tr>
`;
}
