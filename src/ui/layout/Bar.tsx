import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Column } from "./Column.tsx";

const Strip = styled.header`
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
`;

const Contents = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5em 1em;
  min-block-size: 4em;
  padding-block: 0.5em;
`;

/** The bar across the top of the portal (`header`) or across its foot (`footer`). */
export function Bar({ as = "header", children }: { as?: "header" | "footer"; children: ReactNode }) {
  return (
    <Strip as={as} data-edge={as === "header" ? "bottom" : "top"}>
      <Column width="wide" flush>
        <Contents>{children}</Contents>
      </Column>
    </Strip>
  );
}
