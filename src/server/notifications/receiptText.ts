import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { Receipt, ReceiptLine } from "./receipt.ts";

/** The receipt for a mail program that shows only text. */
export function receiptText(receipt: Receipt): string {
  const { texts, number, paidAt, method, total, lines, link } = receipt;
  const { colon, comma } = PUNCTUATION[receipt.language];
  const line = ({ charge, council, number, owner, paidUntil, consequence, amount }: ReceiptLine) => [
    "",
    `${charge}${comma}${council}`,
    `  ${texts.itemNumber}${colon}${number}`,
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
    `${texts.total}${colon}${total}`,
    "",
    `${texts.paidItems}${colon.trim()}`,
    ...lines.flatMap(line),
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
