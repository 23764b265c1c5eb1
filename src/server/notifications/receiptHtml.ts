import { html } from "hono/html";
import { messagePage } from "./messagePage.ts";
import type { Receipt, ReceiptLine } from "./receipt.ts";

export async function receiptHtml(receipt: Receipt): Promise<string> {
  const { texts, language, number, paidAt, method, total, lines, link } = receipt;
  const content = html`<h2>${texts.paidItems}</h2>
<table>
${lines.map((line) => lineHtml(line, texts))}
</table>`;
  return messagePage(
    {
      language,
      title: texts.title,
      intro: texts.intro,
      rows: [
        { term: texts.number, value: number, translate: "no" },
        { term: texts.paidAt, value: paidAt },
        { term: texts.method, value: method, translate: "no" },
        { term: texts.total, value: total, translate: "no" },
      ],
      content,
      link: { address: link, label: texts.link, help: texts.linkHelp },
      notYours: texts.notYours,
    },
    texts,
  );
}

function lineHtml(line: ReceiptLine, texts: Receipt["texts"]) {
  const { charge, council, number, owner, paidUntil, consequence, amount } = line;
  return html`<tr>
<td><strong>${charge}</strong><br>
<span translate="no">${council}</span><br>
<span class="quiet">${texts.itemNumber} <span translate="no">${number}</span></span>${
    owner === undefined
      ? ""
      : html`<br>
<span class="quiet">${texts.itemOwner} <span translate="no">${owner}</span></span>`
  }${
    paidUntil === undefined
      ? ""
      : html`<br>
<span class="quiet">${texts.itemPaidUntil} ${paidUntil}</span>`
  }${
    consequence === undefined
      ? ""
      : html`<br>
<strong>${consequence}</strong>`
  }</td>
<td class="amount" translate="no">${amount}</td>
</tr>
`;
}
