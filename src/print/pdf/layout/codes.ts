import type { Content } from "pdfmake/interfaces";
import type { PrintedCode } from "../../printedDocument.ts";
import { innerWidth } from "./looks.ts";
import type { Pen } from "./pen.ts";

/** Points. Wide enough for the longest licence number with bars that a scanner can read. */
const BAR_CODE = 220;

/** Codes side by side, or one below the other on a roll, each with its caption below. */
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
