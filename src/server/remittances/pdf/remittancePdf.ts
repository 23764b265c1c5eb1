import { once } from "node:events";
import PDFDocument from "pdfkit";
import { isChargeType } from "../../../domain/chargeTypes.ts";
import { nameOfCouncil } from "../../../domain/councils.ts";
import type { Language } from "../../../domain/language.ts";
import { formatDateTime, formatDay } from "../../../domain/malaysiaTime.ts";
import { formatFigures, NOTHING } from "../../../domain/money.ts";
import { paymentMethodName } from "../../../domain/payments/paymentMethodName.ts";
import { MESSAGE_TEXTS } from "../../notifications/texts/index.ts";
import type { Remittance, RemittanceLine, Total } from "../remittanceDocument.ts";
import { GREY, type Pen, penOf, registerFonts, type Style } from "./pen.ts";
import { drawQr, opaquePicture } from "./pictures.ts";
import { PDF_TEXTS, type PdfTexts } from "./texts.ts";

/**
 * A remittance as a PDF of A4 pages: the totals, a QR code with the signed statement, and the lines. The lines are drawn one by one
 * and each page leaves the memory when it is full, so a day of any length needs the same memory. All rows have one height, so the
 * number of pages is known before the first. The same remittance, crest and statement give the same bytes.
 */

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 40;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 56;
const ROW = 23;
const HEADINGS = 18;
const SUMMARY_ROW = 13;
const QR = 96;
const CREST = 56;

/** The left edge and the width of each column of the lines, from the margin. */
const COLUMNS = [
  [0, 24],
  [28, 100],
  [134, 146],
  [286, 92],
  [384, 70],
  [458, WIDTH - 458],
] as const;

const SMALL: Style = { size: 7 };
const FAINT: Style = { size: 7, colour: GREY };
const NORMAL: Style = { size: 8.5 };
const STRONG: Style = { size: 8.5, weight: "bold" };

const TAGS: Readonly<Record<Language, string>> = { ms: "ms-MY", en: "en-MY", zh: "zh-Hans-MY" };

/** Rows between two pieces of the file. */
const PIECE = 100;

export interface PdfParts {
  readonly language: Language;
  /** The council's crest as PNG or JPEG. */
  readonly crest: Uint8Array | undefined;
  /** The link that the QR code holds. */
  readonly link: string;
}

/** The file, piece by piece. */
export async function* remittancePdf(
  remittance: Remittance,
  lines: AsyncIterable<RemittanceLine>,
  parts: PdfParts,
): AsyncGenerator<Uint8Array> {
  const texts = PDF_TEXTS[parts.language];
  const issuer = nameOfCouncil(remittance.council, parts.language).name;
  const document = new PDFDocument({
    autoFirstPage: false,
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: TAGS[parts.language],
    displayTitle: true,
    // the cache would keep each number of the day
    fontLayoutCache: false,
    info: {
      Title: `${texts.title} ${remittance.remittance}`,
      Author: issuer,
      Creator: "Kaunter",
      Producer: "Kaunter",
      CreationDate: new Date(remittance.closed_at),
    },
  });
  const pieces: Uint8Array[] = [];
  document.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = once(document, "end");
  await registerFonts(document);
  const pen = penOf(document);
  const drawing: Drawing = { document, pen, texts, remittance, parts };

  const first = headHeight(remittance);
  const onFirst = rowsBetween(first);
  const onOther = rowsBetween(MARGIN);
  const pages = 1 + Math.ceil(Math.max(0, remittance.total.lines - onFirst) / onOther);
  document.addPage();
  drawHead(drawing, issuer);
  let page = 1;
  let y = beginPage(drawing, first, page, pages);
  let number = 0;
  for await (const line of lines) {
    if (y + ROW > BOTTOM) {
      document.addPage();
      page += 1;
      y = beginPage(drawing, MARGIN, page, pages);
    }
    number += 1;
    drawLine(drawing, number, line, y);
    y += ROW;
    if (number % PIECE === 0) yield* pieces.splice(0);
  }
  document.end();
  await ended;
  yield* pieces;
}

interface Drawing {
  readonly document: PDFKit.PDFDocument;
  readonly pen: Pen;
  readonly texts: PdfTexts;
  readonly remittance: Remittance;
  readonly parts: PdfParts;
}

const rowsBetween = (top: number): number => Math.floor((BOTTOM - top - HEADINGS) / ROW);

const place = (left: number, width: number, y: number) => ({ x: MARGIN + left, y, width });

/** Where the lines begin on the first page. */
function headHeight({ by_charge, by_method }: Remittance): number {
  const rows = Math.max(Object.keys(by_charge).length, Object.keys(by_method).length);
  return SUMMARY_TOP + (4 + 1) * SUMMARY_ROW + 10 + (rows + 1) * SUMMARY_ROW + 18;
}

const SUMMARY_TOP = 158;

function drawHead({ document, pen, texts, remittance, parts }: Drawing, issuer: string): void {
  const crest = parts.crest && opaquePicture(parts.crest);
  if (crest !== undefined) document.image(crest, MARGIN, MARGIN, { fit: [CREST, CREST] });
  const left = crest === undefined ? 0 : CREST + 14;
  const width = WIDTH - left - QR - 14;
  pen.write(issuer, place(left, width, MARGIN), { size: 14, weight: "bold" });
  pen.write(texts.title, place(left, width, MARGIN + 22), { size: 11 });
  const facts = [
    [texts.number, remittance.remittance],
    [texts.day, formatDay(remittance.day)],
    [texts.closedAt, `${formatDateTime(remittance.closed_at)}, ${texts.malaysiaTime}`],
  ] as const;
  for (const [row, [label, text]] of facts.entries()) {
    const y = MARGIN + 46 + row * 15;
    pen.write(label, place(left, 80, y), { ...NORMAL, colour: GREY });
    pen.write(text, place(left + 84, width - 84, y), row === 0 ? STRONG : NORMAL);
  }
  drawQr(document, parts.link, { x: MARGIN + WIDTH - QR, y: MARGIN - 8, side: QR });
  pen.writeRight(texts.check, place(WIDTH - 220, 220, MARGIN + QR - 8), FAINT);

  const { payments, refunds, chargebacks, total } = remittance;
  const half = (WIDTH - 24) / 2;
  const below = SUMMARY_TOP + 5 * SUMMARY_ROW + 10;
  drawTotals(pen, texts, { left: 0, width: WIDTH, y: SUMMARY_TOP, heading: "" }, [
    [texts.payments, payments],
    [texts.refunds, refunds],
    [texts.chargebacks, chargebacks],
    [texts.total, total],
  ]);
  const charges = MESSAGE_TEXTS[parts.language].charge;
  drawTotals(
    pen,
    texts,
    { left: 0, width: half, y: below, heading: texts.byCharge },
    sortedTotals(remittance.by_charge, (name) => (isChargeType(name) ? charges[name] : name)),
  );
  const methods: Readonly<Record<string, string>> = texts.method;
  drawTotals(
    pen,
    texts,
    { left: half + 24, width: half, y: below, heading: texts.byMethod },
    sortedTotals(remittance.by_method, (name) => methods[name] ?? name),
  );
}

/** The database may return the names in any order. */
function sortedTotals(
  totals: Readonly<Record<string, Total>>,
  nameOf: (name: string) => string,
): readonly (readonly [string, Total])[] {
  const sorted = Object.entries(totals).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, total]) => [nameOf(name), total]);
}

function drawTotals(
  pen: Pen,
  texts: PdfTexts,
  { left, width, y, heading }: { left: number; width: number; y: number; heading: string },
  rows: readonly (readonly [string, Total])[],
): void {
  const columns = (top: number, cells: readonly [string, string, string], style: Style) => {
    pen.write(cells[0], place(left, width - 112, top), style);
    pen.writeRight(cells[1], place(left + width - 110, 38, top), style);
    pen.writeRight(cells[2], place(left + width - 70, 70, top), style);
  };
  columns(y, [heading, texts.lines, texts.amount], { size: 7.5, weight: "bold", colour: GREY });
  pen.rule(MARGIN + left, y + SUMMARY_ROW - 2, width);
  for (const [row, [name, { lines, amount }]] of rows.entries()) {
    const isTotal = name === texts.total;
    columns(
      y + (row + 1) * SUMMARY_ROW,
      [name, String(lines), formatFigures(amount)],
      isTotal ? STRONG : NORMAL,
    );
  }
}

/** Draws the foot of a page and the headings of its lines. @returns where the first line goes */
function beginPage({ pen, texts, remittance }: Drawing, y: number, page: number, pages: number): number {
  const foot = A4.height - 36;
  pen.rule(MARGIN, foot - 6, WIDTH);
  pen.write(`${texts.title} ${remittance.remittance}`, place(0, WIDTH - 120, foot), FAINT);
  pen.writeRight(texts.page(page, pages), place(WIDTH - 120, 120, foot), FAINT);
  const style: Style = { size: 7, weight: "bold", colour: GREY };
  const [amountLeft, amountWidth] = COLUMNS[5];
  for (const [column, heading] of texts.headings.entries()) {
    const [left, width] = COLUMNS[column] ?? [0, 0];
    pen.write(heading, place(left, width, y), style);
  }
  pen.writeRight(texts.amount, place(amountLeft, amountWidth, y), style);
  pen.rule(MARGIN, y + HEADINGS - 5, WIDTH);
  return y + HEADINGS;
}

function drawLine({ pen, texts, parts }: Drawing, number: number, line: RemittanceLine, y: number): void {
  const charge = MESSAGE_TEXTS[parts.language].charge[line.charge];
  const token = line.method === "fpx_company" ? "02" : "01";
  const cells = [
    [String(number), ""],
    [line.receipt_no ?? "", line.order_number],
    [charge, line.period === null ? line.bill : `${line.bill} · ${line.period}`],
    [formatDateTime(line.paid_at), line.payer],
    line.kind !== "payment"
      ? [texts[line.kind], line.refund_note ?? ""]
      : [texts.method[line.method], paymentMethodName(line.method_code, token)],
  ] as const;
  for (const [column, [above, below]] of cells.entries()) {
    const [left, width] = COLUMNS[column] ?? [0, 0];
    pen.write(above, place(left, width, y), SMALL);
    if (below !== "") pen.write(below, place(left, width, y + 10), FAINT);
  }
  const [left, width] = COLUMNS[5];
  pen.writeRight(formatFigures(line.amount), place(left, width, y), { ...SMALL, weight: "bold" });
  if (line.discount !== NOTHING)
    pen.writeRight(`${texts.discount} ${formatFigures(line.discount)}`, place(left, width, y + 10), FAINT);
}
