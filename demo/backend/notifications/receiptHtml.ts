import { html, raw } from "hono/html";
import { LANGUAGE_TAGS } from "../pages/layout.ts";
import type { Receipt, ReceiptLine } from "./receipt.ts";

/** The one style sheet of the messages: no remote file, and none that a message could bring along. */
export const MESSAGE_STYLE = `
body { margin: 0; padding: 16px; background: #eef4f4; color: #16282a; font: 16px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.card { max-width: 560px; margin: 0 auto; padding: 24px; border-radius: 12px; background: #ffffff; }
h1 { margin: 0 0 8px; color: #00696b; font-size: 24px; }
h2 { margin: 24px 0 0; font-size: 18px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-top: 1px solid #d3dfdf; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { padding-right: 16px; color: #4c6163; font-weight: 400; white-space: nowrap; }
.amount { padding-left: 16px; text-align: right; font-weight: 700; white-space: nowrap; }
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

/** The receipt for a mail program that shows HTML: nothing is loaded from anywhere, and nothing tells that it was read. */
export async function receiptHtml(receipt: Receipt): Promise<string> {
  const { texts, language, number, paidAt, method, total, lines, link } = receipt;
  const page = await html`<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${texts.title}</title>
<style>${raw(MESSAGE_STYLE)}</style>
</head>
<body>
<div class="card">
<h1>${texts.title}</h1>
<p>${texts.intro}</p>
<table>
<tr><th scope="row">${texts.number}</th><td translate="no">${number}</td></tr>
<tr><th scope="row">${texts.paidAt}</th><td>${paidAt}</td></tr>
<tr><th scope="row">${texts.method}</th><td translate="no">${method}</td></tr>
<tr><th scope="row">${texts.total}</th><td translate="no"><strong>${total}</strong></td></tr>
</table>
<h2>${texts.paidItems}</h2>
<table>
${lines.map((line) => lineHtml(line, texts))}
</table>
<a class="button" href="${link}" target="_blank" rel="noopener noreferrer">${texts.link}</a>
<p class="quiet">${texts.linkHelp}</p>
<p class="quiet">${texts.notYours}</p>
<p class="quiet">${texts.automatic}</p>
</div>
</body>
</html>`;
  return String(page);
}

function lineHtml({ charge, council, number, owner, amount }: ReceiptLine, texts: Receipt["texts"]) {
  return html`<tr>
<td><strong>${charge}</strong><br>
<span translate="no">${council}</span><br>
<span class="quiet">${texts.itemNumber} <span translate="no">${number}</span></span>${
    owner === undefined
      ? ""
      : html`<br>
<span class="quiet">${texts.itemOwner} <span translate="no">${owner}</span></span>`
  }</td>
<td class="amount" translate="no">${amount}</td>
</tr>
`;
}
