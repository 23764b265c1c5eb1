import type { Content } from "pdfmake/interfaces";
import type { PrintedCode } from "../../printedDocument.ts";
import { innerWidth } from "./looks.ts";
import type { Pen } from "./pen.ts";

/** The longest licence number in bars wide enough for a scanner. */
const BAR_CODE = 220;

/** Codes beside each other, on a roll below each other, each above its caption. */
export function codes(printed: readonly PrintedCode[], pen: Pen): Content {
  const drawn = printed.map((code) => drawnCode(code, pen));
  if (pen.paper === "slip80") return { stack: drawn.map(({ stack }) => ({ stack })), alignment: "center" };
  return { columns: drawn, columnGap: 24 };
}

function drawnCode(code: PrintedCode, pen: Pen) {
  const width = code.kind === "qr" ? pen.looks.qr : Math.min(BAR_CODE, innerWidth(pen.looks));
  return {
    width,
    stack: [
      { svg: pen.code(code), fit: [width, pen.looks.qr] satisfies [number, number] },
      pen.remark(code.caption, { margin: [0, 2, 0, 4] }),
    ],
    alignment: "center" as const,
  };
}
