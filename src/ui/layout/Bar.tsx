import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { TIGHT, WIDE } from "../style/tokens.ts";
import { Column } from "./Column.tsx";

const Strip = styled.header(css`
  border: 0 solid var(--k-line);
  background: var(--k-card);
  &[data-edge="bottom"] {
    border-block-start: 0.25em solid var(--k-primary);
    border-block-end-width: 1px;
  }
  &[data-edge="top"] {
    border-block-start-width: 1px;
    background: var(--k-sunken);
  }
`);

const Contents = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25em 1em;
  min-block-size: 4em;
  padding-block: 0.5em;
  [data-edge="bottom"] & {
    flex-wrap: nowrap;
    gap: 0.25em;
    min-block-size: 3.125em;
    padding-block: 0;
    & > a {
      font-size: 0.875em;
      text-align: start;
    }
    ${WIDE} {
      gap: 0.25em 1em;
      min-block-size: 4em;
      padding-block: 0.5em;
      & > a {
        font-size: inherit;
      }
    }
    ${TIGHT} {
      flex-wrap: wrap;
    }
  }
`);

/** On a narrow screen a footer's tools have a row of their own, from edge to edge. A header has one row. */
const Tools = styled.div(css`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25em 1em;
  ${WIDE} {
    flex: 0 1 auto;
  }
  [data-edge="bottom"] & {
    flex: none;
    flex-wrap: nowrap;
    gap: 0.25em;
    ${WIDE} {
      gap: 0.25em 1em;
    }
    ${TIGHT} {
      flex: 1 1 auto;
    }
  }
`);

export interface BarProps {
  as?: "header" | "footer";
  children: ReactNode;
  /** The content at the end: languages, the cart. */
  tools?: ReactNode;
  /** `full` above a page from edge to edge. */
  width?: "wide" | "full";
}

/** The portal's top bar (`header`) or footer (`footer`). */
export function Bar({ as = "header", children, tools, width = "wide" }: BarProps) {
  return (
    <Strip as={as} data-edge={as === "header" ? "bottom" : "top"}>
      <Column width={width} flush>
        <Contents>
          {children}
          {tools !== undefined && <Tools>{tools}</Tools>}
        </Contents>
      </Column>
    </Strip>
  );
}
