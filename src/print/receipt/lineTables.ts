import type { Payment } from "../../api/payments.ts";
import type { Fact } from "../../charges/charge.ts";
import type { ServiceLine } from "../../charges/index.ts";
import { chargeOf, detailsOf, linesByCouncil, nameOf } from "../../charges/lines.ts";
import { COUNCILS, type CouncilCode, nameOfCouncil } from "../../domain/councils.ts";
import { formatDay, malaysiaDay } from "../../domain/malaysiaTime.ts";
import { add, formatFigures, formatMoney } from "../../domain/money.ts";
import { headIn } from "../../domain/payments/receiptHeads.ts";
import { periodInWords } from "../../domain/periodInWords.ts";
import { PUNCTUATION } from "../../domain/punctuation.ts";
import type { DocumentFact, Paper, Section, TableCell, TableColumn } from "../printedDocument.ts";
import { contactLines } from "./contactLines.ts";
import type { ReceiptWords } from "./receiptWords.ts";

/** The texts of a payment's line: its kind and number, then the facts of the record and its period, then the parts of the amount. */
function lineTexts(line: ServiceLine, words: ReceiptWords, year: number): TableCell {
  const { word, language } = words;
  const charge = chargeOf(line);
  const { colon, semicolon } = PUNCTUATION[language];
  const labelled = (label: string, text: string) => `${word(label)}${colon}${text}`;
  const { kind, number } = nameOf(line);
  const facts = detailsOf(line).map((fact) => labelled(fact.label, factText(fact, words)));
  const consequence = charge.consequenceOf?.(line, year);
  const parts = charge.lineParts(line).map((part) => labelled(part.label, formatFigures(part.amount)));
  return [
    number === undefined ? word(kind) : `${word(kind)} ${number}`,
    ...(facts.length > 0 ? [facts.join(semicolon)] : []),
    ...(consequence === undefined ? [] : [consequence[language]]),
    // A single part would only repeat the amount.
    ...(parts.length > 1 ? [parts.join(semicolon)] : []),
  ];
}

function factText(fact: Fact, { word, language }: ReceiptWords): string {
  switch (fact.kind) {
    case "text":
    case "reference":
      return fact.text;
    case "term":
      return word(fact.term);
    case "day":
      return formatDay(fact.day);
    case "period":
      return periodInWords(fact.period, language);
    case "money":
      return formatMoney(fact.amount);
  }
}

/**
 * One table for each council. With several councils, each table has the council's name and its subtotal. With one council, the
 * table has the payment's total, and the council's name is at the top of the document.
 */
export function lineTables(
  payment: Pick<Payment, "services" | "council_contacts" | "payment_datetime">,
  words: ReceiptWords,
  place: { readonly paper: Paper; readonly total: DocumentFact },
): readonly Section[] {
  const councils = linesByCouncil(payment.services);
  const { year } = malaysiaDay(new Date(payment.payment_datetime));
  return councils.map(({ council, lines }) => ({
    kind: "table",
    ...(councils.length > 1
      ? {
          heading: COUNCILS[council].name,
          below: councilLines(council, payment, words),
        }
      : {}),
    ...tableOf(lines, words, { paper: place.paper, year }),
    totals: councils.length > 1 ? [subtotalOf(lines, words)] : [place.total],
  }));
}

/** The lines below a council's official name: its name in the payment's language, and how to reach it. */
export function councilLines(
  council: CouncilCode,
  { council_contacts }: Pick<Payment, "council_contacts">,
  { t, language }: ReceiptWords,
): readonly string[] {
  const { name } = nameOfCouncil(council, language);
  const other = name === COUNCILS[council].name ? [] : [name];
  return [...other, ...contactLines(council_contacts?.[council], t)];
}

/** The columns and rows of a table. A roll has no room for line numbers. */
function tableOf(
  lines: readonly ServiceLine[],
  words: ReceiptWords,
  { paper, year }: { readonly paper: Paper; readonly year: number },
): { readonly columns: readonly TableColumn[]; readonly rows: readonly (readonly TableCell[])[] } {
  const { language } = words;
  const numbered = paper !== "slip80";
  const number: TableColumn = { label: headIn(language, "place"), align: "end", width: "content" };
  return {
    columns: [
      ...(numbered ? [number] : []),
      { label: headIn(language, "item"), align: "start", width: "rest" },
      { label: `${headIn(language, "amount")}\u00A0(RM)`, align: "end", width: "content" },
    ],
    rows: lines.map((line, index) => [
      ...(numbered ? [[String(index + 1)]] : []),
      lineTexts(line, words, year),
      [formatFigures(line.amount)],
    ]),
  };
}

function subtotalOf(lines: readonly ServiceLine[], { language }: ReceiptWords): DocumentFact {
  const amount = add(...lines.map((line) => line.amount));
  return { label: headIn(language, "subtotal"), text: formatMoney(amount) };
}
