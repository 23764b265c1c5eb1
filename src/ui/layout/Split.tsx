import type { ReactNode } from "react";
import styled from "../style/styled.ts";

/** Measures what stands in it by its own width, not by the page's. */
const Cell = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/** Stays in sight while the other side is scrolled, where both are side by side. */
const Following = styled(Cell)`
  &[data-following] {
    @container (min-width: 50em) {
      position: sticky;
      inset-block-start: 1em;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 1.5em;
  align-items: start;
  @container (min-width: 50em) {
    grid-template-columns: minmax(0, 1.7fr) minmax(17em, 1fr);
    gap: 2.5em;
    &[data-stacked] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-even] {
      grid-template-columns: minmax(0, 1fr) minmax(25em, 1fr);
    }
  }
`;

export interface SplitProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  /** `even` for an aside that needs as much room as the work, and follows it while it is scrolled. */
  readonly share?: "summary" | "even";
  /** The aside below the work, however wide the place is. */
  readonly stacked?: boolean;
}

/** The work on one side and its summary on the other; where it is narrow the summary follows. */
export function Split({ main, aside, share = "summary", stacked = false }: SplitProps) {
  const isEven = share === "even" && !stacked;
  return (
    <Columns data-even={isEven || undefined} data-stacked={stacked || undefined}>
      <Cell>{main}</Cell>
      <Following data-following={isEven || undefined}>{aside}</Following>
    </Columns>
  );
}
