import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT } from "../style/tokens.ts";

/** Wide enough for two columns. */
const BESIDE = "@container (min-width: 50em)";

const Frame = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 1.5em;
  ${BESIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(17em, 1fr);
    gap: 2.5em;
    align-items: start;
  }
`);

/** The height of the bar, as the browser drew it. A note makes it higher. */
const BAR = "--bar-height";

/**
 * A container, so that its content adapts to the cell's width, not to the page's. The scroll margin keeps a focused control above
 * the bar, on a council's page too, which has its own scroll padding. A choice has its words below it, and the ring is around both.
 */
const Main = styled.div(css`
  container-type: inline-size;
  min-inline-size: 0;
  & :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block-end: calc(var(${BAR}, 6em) + 1em);
  }
  & label > :is([type="radio"], [type="checkbox"]) {
    scroll-margin-block-end: calc(var(${BAR}, 6em) + 8em);
  }
`);

/** A field for which a phone opens its keyboard. */
const TEXT_FIELD = ":is(input:not([type=radio], [type=checkbox]), textarea)";

/**
 * A bar at the lower edge of the window, above the portal's banner there. It follows the content where the window is too low for
 * both, such as with the text enlarged or above a keyboard. A keyboard takes half of a phone, so it needs less room of its own.
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
  @media (max-height: 34em) {
    /* without weight, so that the later rule for a panel beside the content wins */
    *:where(:has(${TEXT_FIELD}:focus)) > & {
      position: static;
    }
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

/** Shown only while the total is a bar at the lower edge. */
export const InBar = styled.span(css`
  ${BESIDE} {
    display: none;
  }
`);

/** Shown only while the total is a panel beside the content, which has room for more. */
export const InPanel = styled.span(css`
  display: none;
  ${BESIDE} {
    display: revert;
  }
`);

/** Without a note, the bar leaves no gap for it. */
const Notes = styled.div(css`
  &:empty {
    display: none;
  }
`);

/**
 * In a bar, the amount and the button are small enough for one line of 360 pixels. A narrower one leaves out the crest. On a tablet
 * the button stays as wide as on a phone, at the thumb's edge. The words of an obstacle above the button take the whole line.
 */
const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em;
  & > :last-child {
    flex: 1 1 6em;
    max-inline-size: 24em;
    margin-inline-start: auto;
  }
  & > :has([part="notice"]) {
    flex-basis: 100%;
  }
  & [data-size="large"] {
    font-size: 1.0625em;
  }
  & :is(a, button) {
    padding-inline: 0.5em;
  }
  & [data-crest]:empty {
    display: none;
  }
  @container (max-width: 20em) {
    & [data-crest] {
      display: none;
    }
  }
  ${BESIDE} {
    flex-direction: column;
    align-items: stretch;
    gap: 1em;
    & > :last-child {
      flex-basis: auto;
      max-inline-size: none;
      margin-inline-start: 0;
    }
    & [data-size="large"] {
      font-size: 1.75em;
    }
  }
`);

const Whose = styled.div(css`
  display: flex;
  align-items: center;
  gap: 0.5em;
`);

export interface WithTotalProps {
  readonly children: ReactNode;
  /** The mark of the council that gets the amount. */
  readonly crest?: ReactNode;
  /** Whose the amount is, and the amount. */
  readonly total: ReactNode;
  /** The one action. */
  readonly action: ReactNode;
  /** What the last press led to. Nothing else, because it takes the window's room. */
  readonly notes?: ReactNode;
  /** The name of the bar for screen readers. */
  readonly label: string;
}

/**
 * Content with a total that stays in sight: in a bar at the lower edge of a narrow screen, in a panel beside a wide one. It never
 * leaves the element around it.
 */
export function WithTotal({ children, crest, total, action, notes, label }: WithTotalProps) {
  const main = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      main.current?.style.setProperty(BAR, `${panel.current?.offsetHeight ?? 0}px`),
    );
    if (panel.current !== null) observer.observe(panel.current);
    return () => observer.disconnect();
  }, []);
  // The browser scrolls to what gets the focus by keyboard, and not to a half covered field that is pressed.
  useEffect(() => {
    const content = main.current;
    const uncover = ({ target }: Event) => {
      const field = target instanceof Element ? target.closest(TEXT_FIELD) : null;
      field?.scrollIntoView({ block: "nearest", behavior: "instant" });
    };
    content?.addEventListener("click", uncover);
    return () => content?.removeEventListener("click", uncover);
  }, []);
  return (
    <Frame>
      <Main ref={main}>{children}</Main>
      <Panel ref={panel} aria-label={label} part="card">
        {notes !== undefined && <Notes>{notes}</Notes>}
        <Row>
          <Whose>
            {crest !== undefined && <span data-crest="">{crest}</span>}
            <div>{total}</div>
          </Whose>
          <div>{action}</div>
        </Row>
      </Panel>
    </Frame>
  );
}
