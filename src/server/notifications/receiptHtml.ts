import { html } from "hono/html";
import { messagePage } from "./messagePage.ts";
import type { Receipt, ReceiptCouncil, ReceiptLine } from "./receipt.ts";

export async function receiptHtml(receipt: Receipt): Promise<string> {
  const { texts, language, number, paidAt, method, references, total, councils, link } = receipt;
  const content = html`<h2>${texts.paidItems}</h2>
${councils.map((council) => councilHtml(council, texts))}`;
  return messagePage(
    {
      language,
      title: texts.title,
      intro: texts.intro,
      rows: [
        { term: texts.number, value: number, translate: "no" },
        { term: texts.paidAt, value: paidAt },
        { term: texts.method, value: method, translate: "no" },
        ...references.map((reference) => ({ ...reference, translate: "no" as const })),
        { term: texts.total, value: total, translate: "no" },
      ],
      content,
      link: { address: link, label: texts.link, help: texts.linkHelp },
      notYours: texts.notYours,
    },
    texts,
  );
}

function councilHtml({ name, contact, lines }: ReceiptCouncil, texts: Receipt["texts"]) {
  return html`<h3 translate="no">${name}</h3>
${contact.map((part) => html`<p class="quiet contact" translate="no">${part}</p>\n`)}<table>
${lines.map((line) => lineHtml(line, texts))}
</table>
`;
}

function lineHtml(line: ReceiptLine, texts: Receipt["texts"]) {
  const { name, form, owner, paidUntil, consequence, amount } = line;
  return html`<tr>
<td><strong>${name}</strong>${
    form === undefined
      ? ""
      : html`<br>
<span class="quiet">${texts.itemNumber} <span translate="no">${form}</span></span>`
  }${
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
