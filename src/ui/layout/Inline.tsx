import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { TIGHT } from "../style/tokens.ts";
import { GAPS, type Gap } from "./gap.ts";

/**
 * - It may be narrower than its longest word, so that it never widens what contains it.
 * - Without wrapping, a button or link keeps the width of its words. Only a `TIGHT` container lets it wrap and shrink.
 */
const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${GAPS}
  &[data-rows="close"] {
    row-gap: 0;
  }
  &[data-wrap="false"] {
    flex-wrap: nowrap;
    & > :is(button, a) {
      flex-shrink: 0;
    }
    ${TIGHT} {
      flex-wrap: wrap;
      & > :is(button, a) {
        flex-shrink: 1;
      }
    }
  }
  &[data-justify="between"] {
    justify-content: space-between;
    & > [data-flush="end"] {
      margin-inline-start: auto;
    }
  }
  &[data-justify="end"] {
    justify-content: flex-end;
  }
  &[data-align="baseline"] {
    align-items: baseline;
  }
  &[data-align="start"] {
    align-items: flex-start;
  }
`);

export interface InlineProps {
  children: ReactNode;
  gap?: Gap;
  justify?: "start" | "between" | "end";
  align?: "center" | "baseline" | "start";
  /** False keeps an amount beside its title: the title's words wrap instead. */
  wrap?: boolean;
  /** `close` when every item has the full target height, so that rows need no gap. */
  rows?: "apart" | "close";
  as?: "div" | "ul" | "span" | "li" | "header" | "footer";
}

/** Items side by side. They wrap where there is no room. */
export function Inline({
  gap = "tight",
  justify = "start",
  align = "center",
  wrap = true,
  rows = "apart",
  ...rest
}: InlineProps) {
  return (
    <Row
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-wrap={wrap}
      data-rows={rows}
      {...rest}
    />
  );
}
