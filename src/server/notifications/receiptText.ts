import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { Receipt, ReceiptLine } from "./receipt.ts";

/** The receipt for a mail program that shows only text. */
export function receiptText(receipt: Receipt): string {
  const { texts, number, paidAt, method, references, total, councils, link } = receipt;
  const { colon } = PUNCTUATION[receipt.language];
  const line = ({ name, form, owner, paidUntil, consequence, amount }: ReceiptLine) => [
    "",
    name,
    ...(form === undefined ? [] : [`  ${texts.itemNumber}${colon}${form}`]),
    ...(owner === undefined ? [] : [`  ${texts.itemOwner}${colon}${owner}`]),
    ...(paidUntil === undefined ? [] : [`  ${texts.itemPaidUntil}${colon}${paidUntil}`]),
    ...(consequence === undefined ? [] : [`  ${consequence}`]),
    `  ${amount}`,
  ];
  return [
    texts.intro,
    "",
    `${texts.number}${colon}${number}`,
    `${texts.paidAt}${colon}${paidAt}`,
    `${texts.method}${colon}${method}`,
    ...references.map(({ term, value }) => `${term}${colon}${value}`),
    `${texts.total}${colon}${total}`,
    "",
    `${texts.paidItems}${colon.trim()}`,
    ...councils.flatMap(({ name, contact, lines }) => ["", name, ...contact, ...lines.flatMap(line)]),
    "",
    `${texts.link}${colon.trim()}`,
    link,
    texts.linkHelp,
    "",
    texts.notYours,
    "",
    texts.automatic,
    "",
  ].join("\n");
}
