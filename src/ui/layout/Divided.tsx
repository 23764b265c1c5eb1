import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Lines = styled.div(css`
  & > * + * {
    margin-block-start: 1.125em;
    padding-block-start: 1.125em;
    border-block-start: 1px solid var(--k-line);
  }
`);

/** Items or sections one below the other with a line between them. */
export function Divided({ children }: { children: ReactNode }) {
  return <Lines>{children}</Lines>;
}
