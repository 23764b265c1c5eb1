import type { Fact } from "../../charges/charge.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import { formatDay } from "../../domain/malaysiaTime.ts";
import { formatFigures, formatMoney } from "../../domain/money.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { TableCell } from "../printedDocument.ts";
import type { ReceiptWords } from "./receiptWords.ts";

/** The texts of a payment's line: its charge, then the facts of the record and its period, then the parts of the amount. */
export function lineTexts(line: ServiceLine, { t, word, language }: ReceiptWords): TableCell {
  const charge = chargeOf(line);
  const { colon, semicolon } = PUNCTUATION[language];
  const labelled = (label: string, text: string) => `${word(label)}${colon}${text}`;
  const facts = charge.lineFacts(line).map((fact) => labelled(fact.label, factText(fact, word)));
  const parts = charge.lineParts(line).map((part) => labelled(part.label, formatFigures(part.amount)));
  return [
    t(`charges.name.${line.type}`),
    facts.join(semicolon),
    // A single part would only repeat the amount.
    ...(parts.length > 1 ? [parts.join(semicolon)] : []),
  ];
}

function factText(fact: Fact, word: ReceiptWords["word"]): string {
  switch (fact.kind) {
    case "text":
    case "reference":
      return fact.text;
    case "term":
      return word(fact.term);
    case "day":
      return formatDay(fact.day);
    case "money":
      return formatMoney(fact.amount);
  }
}
