import { headIn } from "../../domain/payments/receiptHeads.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { Receipt, ReceiptLine } from "./receipt.ts";

/** The receipt for a mail program that shows only text. */
export function receiptText(receipt: Receipt): string {
  const { texts, language, number, paidAt, method, references, total, councils, link } = receipt;
  const { colon } = PUNCTUATION[language];
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
    headIn(language, "receipt"),
    "",
    texts.intro,
    "",
    `${texts.number}${colon}${number}`,
    `${texts.paidAt}${colon}${paidAt}`,
    `${texts.method}${colon}${method}`,
    ...references.map(({ term, value }) => `${term}${colon}${value}`),
    `${headIn(language, "paid")}${colon}${total}`,
    "",
    `${headIn(language, "items")}${colon.trim()}`,
    ...councils.flatMap(({ name, contact, lines, subtotal }) => [
      "",
      name,
      ...contact,
      ...lines.flatMap(line),
      ...(subtotal === undefined ? [] : ["", `${headIn(language, "subtotal")}${colon}${subtotal}`]),
    ]),
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
