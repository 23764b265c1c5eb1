import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";

/** A container, so that its content adapts to the cell's width, not to the page's. */
const Cell = styled.div(css`
  container-type: inline-size;
  min-inline-size: 0;
`);

/** Stays in view while the other side scrolls, when both are side by side. */
const Following = styled(Cell)(css`
  &[data-following] {
    @container (min-width: 50em) {
      position: sticky;
      inset-block-start: 1em;
    }
  }
`);

const Columns = styled.div(css`
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
`);

export interface SplitProps {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  /** `even` for an aside that needs half of the width, and stays in view while the main part scrolls. */
  readonly share?: "summary" | "even";
  /** Puts the aside below the main part, whatever the width. */
  readonly stacked?: boolean;
}

/** The main part on one side and its summary on the other. On a narrow screen the summary comes below. */
export function Split({ main, aside, share = "summary", stacked = false }: SplitProps) {
  const isEven = share === "even" && !stacked;
  return (
    <Columns data-even={isEven || undefined} data-stacked={stacked || undefined}>
      <Cell>{main}</Cell>
      <Following data-following={isEven || undefined}>{aside}</Following>
    </Columns>
  );
}
