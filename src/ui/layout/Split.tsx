import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** Measures what stands in it by its own width, not by the page's. */
const Cell = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const Columns = styled.div`
  display: grid;
  gap: 1.5em;
  align-items: start;
  @container (min-width: 50em) {
    grid-template-columns: minmax(0, 1.7fr) minmax(17em, 1fr);
    gap: 2.5em;
  }
`;

/** The work on one side and its summary on the other; where it is narrow the summary follows. */
export function Split({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <Columns>
      <Cell>{main}</Cell>
      <Cell>{aside}</Cell>
    </Columns>
  );
}
