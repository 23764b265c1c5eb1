import { html } from "hono/html";
import { headIn } from "../../domain/payments/receiptHeads.ts";
import { messagePage } from "./messagePage.ts";
import type { Receipt, ReceiptCouncil, ReceiptLine } from "./receipt.ts";

export async function receiptHtml(receipt: Receipt): Promise<string> {
  const { texts, language, number, paidAt, method, references, total, councils, link } = receipt;
  const content = html`<h2>${headIn(language, "items")}</h2>
${councils.map((council) => councilHtml(council, receipt))}`;
  return messagePage(
    {
      language,
      title: headIn(language, "receipt"),
      intro: texts.intro,
      rows: [
        { term: texts.number, value: number, translate: "no" },
        { term: texts.paidAt, value: paidAt },
        { term: texts.method, value: method, translate: "no" },
        ...references.map((reference) => ({ ...reference, translate: "no" as const })),
        { term: headIn(language, "paid"), value: total, translate: "no" },
      ],
      content,
      link: { address: link, label: texts.link, help: texts.linkHelp },
      notYours: texts.notYours,
    },
    texts,
  );
}

function councilHtml(
  { name, contact, lines, subtotal }: ReceiptCouncil,
  { texts, language }: Pick<Receipt, "texts" | "language">,
) {
  return html`<h3 translate="no">${name}</h3>
${contact.map((part) => html`<p class="quiet contact" translate="no">${part}</p>\n`)}<table>
<tr><th scope="col">${headIn(language, "item")}</th><th scope="col" class="amount">${headIn(language, "amount")}</th></tr>
${lines.map((line) => lineHtml(line, texts))}${
  subtotal === undefined
    ? ""
    : html`<tr><th scope="row">${headIn(language, "subtotal")}</th><td class="amount" translate="no">${subtotal}</td></tr>`
}
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
