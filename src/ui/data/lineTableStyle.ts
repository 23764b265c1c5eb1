import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT, WIDE } from "../style/tokens.ts";

/** In a `TIGHT` container, each amount is below its label. */
export const Table = styled(
  "table",
  EVERY_ATTRIBUTE,
)(css`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 0.75em 0.75em 0.75em 0;
    border-block-end: 1px solid var(--k-line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  & thead th {
    padding-block: 0.375em;
    font-size: 0.875em;
    font-weight: 600;
    color: var(--k-muted);
  }
  & tfoot :is(th, td) {
    padding-block-start: 0.875em;
    border-block: 2px solid var(--k-text);
    border-block-end: 0;
    vertical-align: baseline;
    font-weight: 650;
  }
  & [data-roomy] {
    display: none;
    text-wrap: balance;
  }
  ${TIGHT} {
    & tr {
      display: grid;
    }
    & :is(th, td) {
      border-block-end: 0;
    }
  }
  ${WIDE} {
    & [data-roomy] {
      display: table-cell;
    }
  }
`);

export const AmountCell = styled.td(css`
  &&& {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
`);

/**
 * The columns of a row as one line, for a narrow container.
 * - A Chinese colon takes a whole character's width. The negative margin removes the empty half.
 * - A mark's icon stays with the first of its words.
 */
export const Details = styled.span(css`
  display: block;
  font-size: 0.875em;
  color: var(--k-muted);
  & > span:first-of-type::after {
    content: ":";
  }
  &:lang(zh) > span:first-of-type::after {
    content: "：";
    margin-inline-end: -0.3em;
  }
  & > [data-tone] {
    position: relative;
    display: inline;
    padding-inline-start: 1.625em;
    & > svg {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }
  ${WIDE} {
    display: none;
  }
`);

/** Lines up the text of a quiet button with the title above. */
export const RowAction = styled.span(css`
  display: block;
  margin-inline-start: -0.75em;
`);
