import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  & > main {
    flex: 1 0 auto;
  }
`;

/** A whole page: a bar, its contents, and a foot that stays at the bottom of the window however little there is to read. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}
