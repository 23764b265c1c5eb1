import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";

/* The content fills at least the window. A footer in view would move when late content arrives above it. */
const Frame = styled.div(css`
  & > main {
    min-block-size: 100vh;
  }
`);

/** A whole page: top bar, content, and a footer that always begins below the first screenful. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
