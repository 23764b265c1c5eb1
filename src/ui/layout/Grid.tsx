import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { WIDE } from "../style/tokens.ts";

/** The fields of a row line up at their lower edges, because a long label may take two lines. */
const Cells = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
  gap: 1em;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-columns="narrow"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 0.25em 1em;
    text-wrap: pretty;
  }
  &[data-columns="rows"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5em), 1fr));
    gap: 0.5em;
    ${WIDE} {
      grid-template-columns: repeat(auto-fill, minmax(14em, 1fr));
    }
  }
  &[data-columns="fields"] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
    align-items: end;
  }
  &[data-columns="tiles"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5em), 1fr));
    gap: 0.5em;
    ${WIDE} {
      grid-template-columns: repeat(auto-fill, minmax(20em, 1fr));
      gap: 1em;
    }
  }
`);

export interface GridProps {
  children: ReactNode;
  /**
   * `narrow` for a list of names, `rows` for names with pictures, `wide` for cards, `fields` for a few fields that fill a row, `tiles` for cards with few words:
   * two in a row even on a phone.
   */
  columns?: "wide" | "narrow" | "rows" | "fields" | "tiles";
  as?: "div" | "ul";
}

/** Similar items side by side, as many in a row as fit. */
export function Grid({ columns = "wide", ...rest }: GridProps) {
  return <Cells data-columns={columns} {...rest} />;
}
