import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { GAPS, type Gap } from "./gap.ts";

const Column = styled.div(css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  ${GAPS}
  &[data-align="start"] {
    align-items: flex-start;
  }
  &[data-align="center"] {
    align-items: center;
    text-align: center;
  }
`);

export interface StackProps {
  children: ReactNode;
  gap?: Gap;
  /** `stretch` gives every item the full width. */
  align?: "stretch" | "start" | "center";
  as?: "div" | "section" | "article" | "ul" | "ol" | "li" | "main" | "aside" | "header" | "footer";
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** Items one below the other, with equal gaps. */
export function Stack({ gap = "normal", align = "stretch", ...rest }: StackProps) {
  return <Column data-gap={gap} data-align={align} {...rest} />;
}
