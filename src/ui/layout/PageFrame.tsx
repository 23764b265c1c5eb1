import type { ReactNode } from "react";
import styled from "../style/styled.ts";

/* a foot in view would be pushed by what comes late above it, and each page would end elsewhere */
const Frame = styled.div`
  & > main {
    min-block-size: 100vh;
  }
`;

/** A whole page: a bar, its contents, and a foot that stands below the window however little there is to read. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
