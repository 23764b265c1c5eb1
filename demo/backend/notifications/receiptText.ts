import type { Receipt, ReceiptLine } from "./receipt.ts";

/** The receipt for a mail program that shows text alone. */
export function receiptText({ texts, number, paidAt, method, total, lines, link }: Receipt): string {
  const line = ({ charge, council, number, owner, amount }: ReceiptLine) => [
    "",
    `${charge}, ${council}`,
    `  ${texts.itemNumber}: ${number}`,
    ...(owner === undefined ? [] : [`  ${texts.itemOwner}: ${owner}`]),
    `  ${amount}`,
  ];
  return [
    texts.intro,
    "",
    `${texts.number}: ${number}`,
    `${texts.paidAt}: ${paidAt}`,
    `${texts.method}: ${method}`,
    `${texts.total}: ${total}`,
    "",
    `${texts.paidItems}:`,
    ...lines.flatMap(line),
    "",
    `${texts.link}:`,
    link,
    texts.linkHelp,
    "",
    texts.notYours,
    "",
    texts.automatic,
    "",
  ].join("\n");
}
