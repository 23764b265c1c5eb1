import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18em), 1fr));
  gap: 1em;
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-columns="narrow"] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 0.25em 1em;
  }
`;

export interface GridProps {
  children: ReactNode;
  /** `narrow` for a list of names, `wide` for cards. */
  columns?: "wide" | "narrow";
  as?: "div" | "ul";
}

/** Things of one kind side by side, as many in a row as there is room for. */
export function Grid({ columns = "wide", ...rest }: GridProps) {
  return <Cells data-columns={columns} {...rest} />;
}
