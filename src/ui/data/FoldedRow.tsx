import { css } from "@emotion/react";
import styled from "@emotion/styled";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { FOCUS_RING, TIGHT } from "../style/tokens.ts";
import { Icon } from "../text/Icon.tsx";

const Row = styled.article(css`
  min-inline-size: 0;
  &:not(:first-of-type) {
    margin-block-start: 0.5em;
    padding-block-start: 0.75em;
    border-block-start: 1px solid var(--k-line);
  }
`);

const Top = styled.div(css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1em;
  & > :first-child {
    min-inline-size: 0;
  }
  & > :last-child {
    flex: none;
  }
  ${TIGHT} {
    flex-wrap: wrap;
  }
`);

/**
 * The fold has all the width for its details. The action takes the room that the fold's line leaves. The line's target is higher
 * than its words: without notes below it, the margin leaves as much room below the words as there is above the title.
 */
const Folded = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  &:has(> details:not([open])):has(+ :empty) {
    margin-block-end: -0.5em;
  }
  ${TIGHT} {
    display: block;
  }
`);

const Fold = styled.details(css`
  grid-area: 1 / 1 / 2 / 3;
  &[open] > summary > svg {
    rotate: 180deg;
  }
`);

/**
 * Beside the line of the fold, which has no room for a button: a button inside a `summary` is out of reach. The keyboard reaches
 * it after the line, as one reads.
 */
const Action = styled.div(css`
  grid-area: 1 / 2;
  ${TIGHT} {
    & > button[data-flush] {
      margin-inline: 0;
    }
  }
`);

const Line = styled.summary(css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  inline-size: fit-content;
  min-block-size: var(--k-target);
  padding-block: 0.5em;
  margin-inline-end: 5.75em;
  border-radius: 0.25em;
  color: var(--k-muted);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
    color: var(--k-primary-text);
    transition: rotate var(--k-motion);
  }
  ${TIGHT} {
    margin-inline-end: 0;
  }
  ${FOCUS_RING}
`);

const Inside = styled.div(css`
  padding-block: 0.25em 0.5em;
`);

const Notes = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  &:empty {
    display: none;
  }
`);

/**
 * One of many items, in two lines: the title with the amount, and a line that opens the details, with the item's action beside it.
 * What the citizen must know stays in sight below.
 */
export function FoldedRow(props: {
  /** A heading. */
  readonly title: ReactNode;
  readonly amount: ReactNode;
  /** The line that opens the details. */
  readonly line: ReactNode;
  readonly details: ReactNode;
  readonly action: ReactNode;
  /** Notices that stay in sight. */
  readonly notes?: ReactNode;
}) {
  return (
    <Row>
      <Top>
        {props.title}
        {props.amount}
      </Top>
      <Folded>
        <Fold>
          <Line>
            {props.line}
            <Icon icon={ChevronDown} />
          </Line>
          <Inside>{props.details}</Inside>
        </Fold>
        <Action>{props.action}</Action>
      </Folded>
      <Notes>{props.notes}</Notes>
    </Row>
  );
}
