import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT } from "../style/tokens.ts";

const List = styled(
  "dl",
  EVERY_ATTRIBUTE,
)(css`
  margin: 0;
  &[data-align="start"] {
    display: grid;
    grid-template-columns: fit-content(35%) minmax(0, 1fr);
    column-gap: 0.75em;
    ${TIGHT} {
      display: block;
    }
  }
`);

/**
 * - With `start`, the values of all rows begin in one column, right after the longest term.
 * - In a `TIGHT` container, each value is below its term.
 */
const Row = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.125em 1em;
  padding-block: 0.625em;
  border-block-end: 1px solid var(--k-line);
  &:first-of-type {
    padding-block-start: 0;
  }
  &:last-of-type {
    padding-block-end: 0;
    border-block-end: 0;
  }
  [data-align="start"] > & {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: 0.4375em;
    ${TIGHT} {
      display: block;
    }
  }
  &[data-total] {
    align-items: baseline;
    margin-block-start: 0.25em;
    padding-block-start: 0.875em;
    border-block-start: 2px solid var(--k-text);
    font-weight: 650;
  }
`);

/** A long term wraps beside its amount. The amount goes below only where there is no room. */
const Term = styled.dt(css`
  flex: 1 1 6em;
  color: var(--k-muted);
  [data-total] > & {
    color: inherit;
  }
  [data-align="start"] & {
    font-size: 0.875em;
  }
`);

/** A Chinese value breaks at its spaces and punctuation, not inside a word. Only a word longer than its line breaks anywhere. */
const Value = styled.dd(css`
  margin: 0;
  margin-inline-start: auto;
  min-inline-size: 0;
  text-align: end;
  overflow-wrap: anywhere;
  word-break: keep-all;
  text-wrap: pretty;
  font-variant-numeric: tabular-nums;
  [data-align="start"] & {
    margin-inline-start: 0;
    text-align: start;
  }
`);

export interface DescriptionRow {
  term: string;
  value: ReactNode;
  /** The row with the total. */
  total?: boolean;
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  /** `end` lines up amounts, `start` suits names and addresses. */
  align?: "end" | "start";
}

/** The facts about one thing, as names and values. */
export function DescriptionList({ rows, align = "end" }: DescriptionListProps) {
  return (
    <List data-align={align} part="table">
      {rows.map(({ term, value, total }) => (
        <Row key={term} data-total={total || undefined} part={total ? "total" : undefined}>
          <Term>{term}</Term>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  );
}
