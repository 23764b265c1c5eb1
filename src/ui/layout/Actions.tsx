import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { WIDE } from "../style/tokens.ts";

const Row = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  ${WIDE} {
    flex-flow: row wrap;
    align-items: center;
    & > [data-kind="quiet"]:first-child {
      margin-inline-start: -0.75em;
    }
  }
`);

/**
 * The buttons at the end of a card or a message, the main one first. On a phone each has the full width. Where there is room they
 * are in a row. The words of a quiet first one line up with the content above, because it has no edge.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}
