import type { ReactNode } from "react";
import styled from "../style/styled.ts";
import { WIDE } from "../style/tokens.ts";

const Row = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5em;
  ${WIDE} {
    flex-flow: row wrap;
    align-items: center;
  }
`;

/** The buttons that end a card or a message, the main one first: each as wide as its place on a phone, in a row where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <Row>{children}</Row>;
}
