import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { TIGHT, WIDE } from "../style/tokens.ts";

const Centred = styled.div(css`
  inline-size: 100%;
  max-inline-size: 42em;
  margin-inline: auto;
  padding: 1.25em 1em 2.5em;
  &[data-width="wide"] {
    max-inline-size: 68em;
  }
  &[data-width="full"] {
    max-inline-size: none;
  }
  &[data-flush] {
    padding-block: 0;
  }
  ${TIGHT} {
    padding-inline: 0.5em;
  }
  ${WIDE} {
    padding: 2.5em 2em 4em;
    &[data-flush] {
      padding-block: 0;
    }
  }
`);

export interface ColumnProps {
  children: ReactNode;
  /** `reading` for forms and text, `wide` for lists and two columns, `full` for a page from edge to edge. */
  width?: "reading" | "wide" | "full";
  /** Removes the vertical padding, for bars. */
  flush?: boolean;
  as?: "div" | "main";
  id?: string;
  tabIndex?: -1;
}

/** The centred column of a page. A widget needs none, because its host page sets its width. */
export function Column({ width = "reading", flush = false, ...rest }: ColumnProps) {
  return <Centred data-width={width} data-flush={flush || undefined} {...rest} />;
}
