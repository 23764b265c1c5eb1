import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT } from "../style/tokens.ts";

/** Wide enough for two columns. */
const BESIDE = "@container (min-width: 50em)";

/** The scroll margin keeps a focused control above the bar, on a council's page too, which has its own scroll padding. */
const Frame = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 1.5em;
  & :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-end: 14em;
  }
  ${BESIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(17em, 1fr);
    gap: 2.5em;
    align-items: start;
  }
`);

/** A container, so that its content adapts to the cell's width, not to the page's. */
const Main = styled.div(css`
  container-type: inline-size;
  min-inline-size: 0;
`);

/**
 * A bar at the lower edge of the window, above the portal's banner there. It follows the content where the window is too low for
 * both, such as with the text enlarged or behind a keyboard.
 */
const Panel = styled(
  "aside",
  EVERY_ATTRIBUTE,
)(css`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  min-inline-size: 0;
  padding: 0.5em 0.75em;
  border: 1px solid var(--k-line);
  border-block-start: 0.25em solid var(--k-primary);
  border-end-start-radius: var(--k-radius);
  border-end-end-radius: var(--k-radius);
  background: var(--k-card);
  box-shadow: 0 -0.25em 1em rgb(0 0 0 / 0.12);
  html:has([data-stays]) & {
    inset-block-end: 4rem;
  }
  ${TIGHT} {
    padding-inline: 0.5em;
  }
  @media (max-height: 30em) {
    position: static;
  }
  @media print {
    position: static;
  }
  ${BESIDE} {
    position: sticky;
    inset-block: 1em auto;
    gap: 1em;
    padding: 1.5em;
    box-shadow: none;
  }
`);

/** Without a note, the bar leaves no gap for it. */
const Notes = styled.div(css`
  &:empty {
    display: none;
  }
`);

const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 0.75em;
  & > :last-child {
    flex: 1 1 7em;
  }
  ${BESIDE} {
    flex-direction: column;
    align-items: stretch;
    & > :last-child {
      flex-basis: auto;
    }
  }
`);

export interface WithTotalProps {
  readonly children: ReactNode;
  /** Whose the amount is, and the amount. */
  readonly total: ReactNode;
  /** The one action. */
  readonly action: ReactNode;
  /** Texts that belong right beside the action. Keep them short, because they take the window's room. */
  readonly notes?: ReactNode;
  /** The name of the bar for screen readers. */
  readonly label: string;
}

/**
 * Content with a total that stays in sight: in a bar at the lower edge of a narrow screen, in a panel beside a wide one. It never
 * leaves the element around it.
 */
export function WithTotal({ children, total, action, notes, label }: WithTotalProps) {
  return (
    <Frame>
      <Main>{children}</Main>
      <Panel aria-label={label} part="card">
        {notes !== undefined && <Notes>{notes}</Notes>}
        <Row>
          <div>{total}</div>
          <div>{action}</div>
        </Row>
      </Panel>
    </Frame>
  );
}
