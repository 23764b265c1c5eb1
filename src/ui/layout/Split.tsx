import styled from "@emotion/styled";
import type { ReactNode } from "react";

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
      <div>{main}</div>
      <div>{aside}</div>
    </Columns>
  );
}
