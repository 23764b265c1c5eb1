import styled from "@emotion/styled";
import { WIDE } from "../../ui/style/tokens.ts";
import { INK } from "./paper.ts";

/**
 * The table of a payment's lines.
 * - It names font and colour itself, because a table in a document without a doctype, such as an empty frame's, inherits neither.
 * - A column is at least as wide as the longest word of its head. `keep-all` stops Chinese, which has no spaces, from breaking there.
 * - A cell is as wide as its text, and at most a third of the paper. It yields width to the main column.
 */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: inherit;
  color: inherit;
  & th,
  & td {
    padding: 0.4375em 0.375em;
    vertical-align: top;
    text-align: start;
    font-weight: 400;
    border-block-end: 1px solid ${INK.line};
  }
  & thead th {
    vertical-align: bottom;
    border-block: 1px solid ${INK.text};
    font-size: 0.875em;
    font-weight: 600;
    overflow-wrap: normal;
    word-break: keep-all;
  }
  & tr {
    break-inside: avoid;
  }
  & [data-align="end"] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & td[data-align="end"] {
    white-space: nowrap;
  }
  & [data-folds] {
    display: none;
  }
  & [data-main] {
    inline-size: 100%;
  }
  ${WIDE} {
    & thead th {
      white-space: nowrap;
    }
    & [data-folds] {
      display: table-cell;
    }
    & td[data-folds] > * {
      inline-size: max-content;
      max-inline-size: 14em;
    }
  }
`;

/** A line of a cell. The first is the main text, the others are details. */
export const CellLine = styled.div`
  & + & {
    font-size: 0.875em;
    color: ${INK.muted};
  }
`;

/** A hidden column's text, below the row's name on narrow paper. */
export const Folded = styled.div`
  font-size: 0.875em;
  color: ${INK.muted};
  ${WIDE} {
    display: none;
  }
`;
