import { once } from "node:events";
import PDFDocument from "pdfkit";
import { isChargeType } from "../../../domain/chargeTypes.ts";
import { nameOfCouncil } from "../../../domain/councils.ts";
import type { Language } from "../../../domain/language.ts";
import { formatDateTime, formatDay } from "../../../domain/malaysiaTime.ts";
import { formatFigures, NOTHING } from "../../../domain/money.ts";
import { paymentMethodName } from "../../../domain/payments/paymentMethodName.ts";
import { writeMetadata } from "../../../domain/statements/documentMetadata.ts";
import { MESSAGE_TEXTS } from "../../notifications/texts/index.ts";
import type { Remittance, RemittanceLine, Total } from "../remittanceDocument.ts";
import { crossReference, omitTable } from "./crossReference.ts";
import { GREY, type Pen, penOf, registerFonts, type Style } from "./pen.ts";
import { drawQr, opaquePicture } from "./pictures.ts";
import { type Part, Structure } from "./structure.ts";
import { PDF_TEXTS, type PdfTexts } from "./texts.ts";

/**
 * A remittance as a PDF of A4 pages: the totals, a QR code with the signed statement, and the lines. The lines are drawn one by one
 * and each page leaves the memory when it is full, so a day of any length needs the same memory. All rows have one height, so the
 * number of pages is known before the first. The same remittance, crest and statement give the same bytes. A screen reader gets the
 * lines as one table, whose headings it reads once.
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
  [134, 112],
  [250, 92],
  [346, 108],
  [458, WIDTH - 458],
] as const;

const SMALL: Style = { size: 7 };
const FAINT: Style = { size: 7, colour: GREY };
const NORMAL: Style = { size: 8.5 };
const STRONG: Style = { size: 8.5, weight: "bold" };

const TAGS: Readonly<Record<Language, string>> = { ms: "ms-MY", en: "en-MY", zh: "zh-Hans-MY" };

const PRODUCER = "Kaunter";

/** At most so many of pdfkit's objects are for one page, and for the whole file. */
const OBJECTS_OF_PAGE = 4;
const OTHER_OBJECTS = 100;

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
  const title = `${texts.title} ${remittance.remittance}`;
  const language = TAGS[parts.language];
  const document = new PDFDocument({
    autoFirstPage: false,
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: language,
    tagged: true,
    displayTitle: true,
    // the cache would keep each number of the day
    fontLayoutCache: false,
    info: {
      Title: title,
      Author: issuer,
      Creator: "Kaunter",
      Producer: PRODUCER,
      CreationDate: new Date(remittance.closed_at),
    },
  });
  const pieces: Uint8Array[] = [];
  document.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = once(document, "end");
  await registerFonts(document);
  writeMetadata(document, { title, issuer, language, producer: PRODUCER, links: [parts.link] });
  omitTable(document);

  const first = headHeight(remittance);
  const onFirst = rowsBetween(first);
  const onOther = rowsBetween(MARGIN);
  const pages = 1 + Math.ceil(Math.max(0, remittance.total.lines - onFirst) / onOther);
  const firstPart = OTHER_OBJECTS + pages * OBJECTS_OF_PAGE;
  const structure = new Structure(document, firstPart);
  const pen = penOf(document, structure);
  const drawing: Drawing = { document, structure, pen, texts, remittance, parts };
  document.addPage();
  drawHead(drawing, issuer);
  const table = structure.root.addLong("Table");
  let page = 1;
  let y = beginPage(drawing, { y: first, page, pages, table });
  let rows = table.add("TBody");
  let number = 0;
  for await (const line of lines) {
    if (y + ROW > BOTTOM) {
      structure.endPage();
      document.addPage();
      page += 1;
      y = beginPage(drawing, { y: MARGIN, page, pages, table });
      rows = table.add("TBody");
    }
    number += 1;
    drawLine(drawing, { number, line, y, row: rows.add("TR") });
    y += ROW;
    if (number % PIECE === 0) yield* pieces.splice(0);
  }
  structure.endPage();
  const objects = structure.end();
  document.end();
  await ended;
  yield* pieces;
  yield* await crossReference(document, firstPart, objects);
}

interface Drawing {
  readonly document: PDFKit.PDFDocument;
  readonly structure: Structure;
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

function drawHead({ document, structure, pen, texts, remittance, parts }: Drawing, issuer: string): void {
  const { root } = structure;
  const crest = parts.crest && opaquePicture(parts.crest);
  if (crest !== undefined) {
    const square = { x: MARGIN, y: MARGIN, side: CREST };
    root
      .add("Figure", { alt: texts.crest(issuer), square })
      .draw(() => document.image(crest, MARGIN, MARGIN, { fit: [CREST, CREST] }));
  }
  const left = crest === undefined ? 0 : CREST + 14;
  const width = WIDTH - left - QR - 14;
  root.add("P").draw(() => pen.write(issuer, place(left, width, MARGIN), { size: 14, weight: "bold" }));
  root.add("H1").draw(() => pen.write(texts.title, place(left, width, MARGIN + 22), { size: 11 }));
  const facts = [
    [texts.number, remittance.remittance],
    [texts.day, formatDay(remittance.day)],
    [texts.closedAt, `${formatDateTime(remittance.closed_at)}, ${texts.malaysiaTime}`],
  ] as const;
  const list = root.add("L");
  for (const [row, [label, text]] of facts.entries()) {
    const y = MARGIN + 46 + row * 15;
    const item = list.add("LI");
    const style = row === 0 ? STRONG : NORMAL;
    item.add("Lbl").draw(() => pen.write(label, place(left, 80, y), { ...NORMAL, colour: GREY }));
    item.add("LBody").draw(() => pen.write(text, place(left + 84, width - 84, y), style));
  }
  const square = { x: MARGIN + WIDTH - QR, y: MARGIN - 8, side: QR };
  root.add("Figure", { alt: texts.check, square }).draw(() => drawQr(document, parts.link, square));
  root.add("P").draw(() => pen.writeRight(texts.check, place(WIDTH - 220, 220, MARGIN + QR - 8), FAINT));

  const { payments, refunds, chargebacks, total } = remittance;
  const half = (WIDTH - 24) / 2;
  const below = SUMMARY_TOP + 5 * SUMMARY_ROW + 10;
  const charges = MESSAGE_TEXTS[parts.language].charge;
  const methods: Readonly<Record<string, string>> = texts.method;
  drawTotals(
    { pen, texts, table: root.add("Table") },
    { left: 0, width: WIDTH, y: SUMMARY_TOP, heading: "" },
    [
      [texts.payments, payments],
      [texts.refunds, refunds],
      [texts.chargebacks, chargebacks],
      [texts.total, total],
    ],
  );
  drawTotals(
    { pen, texts, table: root.add("Table") },
    { left: 0, width: half, y: below, heading: texts.byCharge },
    sortedTotals(remittance.by_charge, (name) => (isChargeType(name) ? charges[name] : name)),
  );
  drawTotals(
    { pen, texts, table: root.add("Table") },
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
  { pen, texts, table }: { readonly pen: Pen; readonly texts: PdfTexts; readonly table: Part },
  { left, width, y, heading }: { left: number; width: number; y: number; heading: string },
  rows: readonly (readonly [string, Total])[],
): void {
  const columns = (top: number, [name, lines, amount]: readonly [Cell, Cell, Cell], style: Style) => {
    name.part.draw(() => pen.write(name.text, place(left, width - 112, top), style));
    lines.part.draw(() => pen.writeRight(lines.text, place(left + width - 110, 38, top), style));
    amount.part.draw(() => pen.writeRight(amount.text, place(left + width - 70, 70, top), style));
  };
  const labels = table.add("TR");
  const label = (text: string): Cell => ({
    text,
    part: text === "" ? labels.add("TD") : labels.add("TH", { scope: "Column" }),
  });
  columns(y, [label(heading), label(texts.lines), label(texts.amount)], {
    size: 7.5,
    weight: "bold",
    colour: GREY,
  });
  pen.rule(MARGIN + left, y + SUMMARY_ROW - 2, width);
  for (const [index, [name, { lines, amount }]] of rows.entries()) {
    const row = table.add("TR");
    columns(
      y + (index + 1) * SUMMARY_ROW,
      [
        { text: name, part: row.add("TH", { scope: "Row" }) },
        { text: String(lines), part: row.add("TD") },
        { text: formatFigures(amount), part: row.add("TD") },
      ],
      name === texts.total ? STRONG : NORMAL,
    );
  }
}

interface Cell {
  readonly text: string;
  readonly part: Part;
}

/** Draws the foot of a page and the headings of its lines. @returns where the first line goes */
function beginPage(
  { structure, pen, texts, remittance }: Drawing,
  {
    y,
    page,
    pages,
    table,
  }: { readonly y: number; readonly page: number; readonly pages: number; readonly table: Part },
): number {
  const foot = A4.height - 36;
  pen.rule(MARGIN, foot - 6, WIDTH);
  structure.decorate("Pagination", () => {
    pen.write(`${texts.title} ${remittance.remittance}`, place(0, WIDTH - 120, foot), FAINT);
    pen.writeRight(texts.page(page, pages), place(WIDTH - 120, 120, foot), FAINT);
  });
  const style: Style = { size: 7, weight: "bold", colour: GREY };
  const drawLabels = (draw: (drawLabel: () => void) => void) => {
    for (const [column, heading] of texts.headings.entries()) {
      const [left, width] = COLUMNS[column] ?? [0, 0];
      draw(() => pen.write(heading, place(left, width, y), style));
    }
    const [left, width] = COLUMNS[5];
    draw(() => pen.writeRight(texts.amount, place(left, width, y), style));
  };
  if (page === 1) {
    const labels = table.add("THead").add("TR");
    drawLabels((draw) => labels.add("TH", { scope: "Column" }).draw(draw));
  } else drawLabels((draw) => structure.decorate("Pagination", draw));
  pen.rule(MARGIN, y + HEADINGS - 5, WIDTH);
  return y + HEADINGS;
}

function drawLine(
  { pen, texts, parts }: Drawing,
  {
    number,
    line,
    y,
    row,
  }: { readonly number: number; readonly line: RemittanceLine; readonly y: number; readonly row: Part },
): void {
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
    const cell = row.add("TD");
    cell.draw(() => pen.write(above, place(left, width, y), SMALL));
    if (below !== "") cell.draw(() => pen.write(below, place(left, width, y + 10), FAINT));
  }
  const [left, width] = COLUMNS[5];
  const cell = row.add("TD");
  cell.draw(() =>
    pen.writeRight(formatFigures(line.amount), place(left, width, y), { ...SMALL, weight: "bold" }),
  );
  if (line.discount !== NOTHING)
    cell.draw(() =>
      pen.writeRight(`${texts.discount} ${formatFigures(line.discount)}`, place(left, width, y + 10), FAINT),
    );
}
