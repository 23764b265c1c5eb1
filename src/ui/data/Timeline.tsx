import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { WIDE } from "../style/tokens.ts";

const List = styled.ol(css`
  margin: 0;
  padding: 0;
  list-style: none;
`);

/** The line at the side joins the dots. Both are borders, because forced colours remove backgrounds. */
const Entry = styled.li(css`
  position: relative;
  padding-inline-start: 1.5em;
  padding-block-end: 0.875em;
  &::before {
    content: "";
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 0.125em;
    border: 0.3125em solid var(--k-primary);
    border-radius: 50%;
  }
  &:not(:last-of-type)::after {
    content: "";
    position: absolute;
    inset-block: 1.125em -0.5em;
    inset-inline-start: 0.375em;
    border-inline-start: 0.125em solid var(--k-line);
  }
  &:last-of-type {
    padding-block-end: 0;
  }
  ${WIDE} {
    display: grid;
    grid-template-columns: 11em minmax(0, 1fr);
    column-gap: 1em;
    align-items: baseline;
  }
`);

const Time = styled.time(css`
  display: block;
  color: var(--k-muted);
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
`);

export interface TimelineEntry {
  /** For machines: an instant in UTC. */
  instant: string;
  /** For people. */
  time: string;
  text: string;
  /** The name of the account that acted. */
  by?: string | null | undefined;
  /** What the person wrote, or further facts. */
  note?: string | null | undefined;
}

/** Events in order, each with its time. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <List>
      {entries.map(({ instant, time, text, by, note }) => (
        <Entry key={[instant, text, by, note].join(" ")}>
          <Time dateTime={instant} translate="no">
            {time}
          </Time>
          <span>
            {text}
            {by && (
              <>
                {" · "}
                <bdi translate="no">{by}</bdi>
              </>
            )}
            {note && ` · ${note}`}
          </span>
        </Entry>
      ))}
    </List>
  );
}
