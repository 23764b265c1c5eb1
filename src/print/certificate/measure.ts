import type { Block, Cell } from "./blocks.ts";

/**
 * Estimates the height of a certificate's blocks before any font is loaded. The screen, the print and the PDF use different
 * fonts, so the estimate assumes wide letters. A page that fits by the estimate fits in each of them.
 */

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** The height of a line as a multiple of the text's size. Large letters need less. */
export function lineHeight(size: number): number {
  return size > 12 ? 1.15 : 1.3;
}

/** Widths as parts of the text's size, with room for bold letters and for the part of a line that a long word leaves free. */
const WIDTHS: readonly (readonly [of: RegExp, width: number])[] = [
  [/[\u2e80-\uffef]|[\u{1f000}-\u{3ffff}]/u, 1.03],
  [/[MWmw@%]/, 0.98],
  [/[\p{Lu}\d&]/u, 0.68],
  [/[\s.,:;'|!iljft()/-]/, 0.31],
];
/** A text of several lines is longer by the words that did not fit at the end of each line. */
const WRAPPED = 1.06;
/** The part of a line that a text may fill and still be on one line in each font. */
const ONE_LINE = 0.94;
const OTHER_WIDTH = 0.555;

export function linesOf(text: string, size: number, width: number): number {
  let sum = 0;
  for (const character of text) sum += WIDTHS.find(([of]) => of.test(character))?.[1] ?? OTHER_WIDTH;
  const length = (sum * size * MILLIMETRES_PER_POINT) / width;
  return length <= ONE_LINE ? 1 : Math.max(2, Math.ceil(length * WRAPPED));
}

function textHeight(text: string, size: number, width: number): number {
  return linesOf(text, size, width) * size * lineHeight(size) * MILLIMETRES_PER_POINT;
}

/** The height of a block in a column of this width, both in millimetres. */
export function heightOf(block: Block, width: number): number {
  switch (block.kind) {
    case "text":
      return textHeight(block.text, block.size, width);
    case "stack": {
      const padding = block.panel?.padding ?? 0;
      const heights = block.blocks.map((inner) => heightOf(inner, width - 2 * padding));
      return sum(heights) + block.gap * Math.max(0, heights.length - 1) + 2 * padding;
    }
    case "row":
      return Math.max(
        ...widthsOf(block.cells, block.gap, width).map(([cell, own]) => heightOf(cell.block, own)),
      );
    case "facts": {
      const { facts, columns, size, labelSize } = block;
      const own = (width - (columns - 1) * FACT_GAP.across) / columns;
      const heights = facts.map(
        ({ label, text }) => textHeight(label, labelSize, own) + textHeight(text, size, own) + FACT_GAP.below,
      );
      return columns === 1 ? sum(heights) : sum(pairs(heights).map((pair) => Math.max(...pair)));
    }
    case "conditions": {
      const head = block.headingSize * lineHeight(block.headingSize) * MILLIMETRES_PER_POINT + CONDITION_GAP;
      const heights = conditionHeights(block.texts, block.size, conditionWidth(width, block.columns));
      const { start, end } = inColumns(heights, block.columns);
      return head + Math.max(sum(start), sum(end));
    }
    case "picture":
      return block.height;
    case "code":
      return block.height + textHeight(block.code.caption, block.size, block.width) + 1;
    case "motif":
      return block.size;
    case "line":
      return block.weight * MILLIMETRES_PER_POINT;
    case "space":
      return block.height;
  }
}

/** Millimetres around facts and conditions. */
export const FACT_GAP = { across: 6, below: 1.5 };
export const CONDITION_GAP = 0.7;
export const CONDITION_NUMBER = 5;
export const COLUMN_GAP = 6;

function conditionWidth(width: number, columns: 1 | 2): number {
  return (width - (columns - 1) * COLUMN_GAP) / columns - CONDITION_NUMBER;
}

function conditionHeights(texts: readonly string[], size: number, width: number): readonly number[] {
  return texts.map((text) => textHeight(text, size, width) + CONDITION_GAP);
}

/** Divides conditions into two columns of about the same height. Returns the number of those in the first. */
export function inFirstColumn(texts: readonly string[], size: number, width: number, columns: 1 | 2): number {
  return inColumns(conditionHeights(texts, size, conditionWidth(width, columns)), columns).start.length;
}

function inColumns(heights: readonly number[], columns: 1 | 2) {
  if (columns === 1) return { start: heights, end: [] };
  const half = sum(heights) / 2;
  let height = 0;
  const count = heights.filter((one) => {
    const isBefore = height < half;
    height += one;
    return isBefore;
  }).length;
  return { start: heights.slice(0, count), end: heights.slice(count) };
}

/** The cells of a row with their widths: the cells without a width share the rest. */
function widthsOf(cells: readonly Cell[], gap: number, width: number): readonly (readonly [Cell, number])[] {
  const fixed = sum(cells.map((cell) => (cell.width === "rest" ? 0 : cell.width)));
  const sharing = cells.filter((cell) => cell.width === "rest").length;
  const rest = (width - fixed - gap * (cells.length - 1)) / Math.max(1, sharing);
  return cells.map((cell) => [cell, cell.width === "rest" ? rest : cell.width]);
}

function pairs(values: readonly number[]): readonly (readonly number[])[] {
  return values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] ?? 0]] : []));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
