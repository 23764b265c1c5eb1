import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT, WIDE } from "../style/tokens.ts";

const Sheet = styled(
  "div",
  EVERY_ATTRIBUTE,
)(css`
  min-inline-size: 0;
  padding: 1.125em;
  border: 1px solid var(--k-line);
  border-radius: calc(var(--k-radius) * 1.4);
  background: var(--k-card);
  &[data-tone="sunken"] {
    background: var(--k-sunken);
  }
  &[data-tone="accent"] {
    border-block-start: 0.25em solid var(--k-primary);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  ${WIDE} {
    padding: 1.5em;
  }
  ${TIGHT} {
    padding: 0.625em;
  }
`);

export interface CardProps {
  children: ReactNode;
  /** `accent` marks the main card of a screen, `sunken` a less important one. */
  tone?: "plain" | "sunken" | "accent";
  as?: "div" | "section" | "article" | "li" | "aside";
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** A bordered box around related content. */
export function Card({ tone = "plain", ...rest }: CardProps) {
  return <Sheet data-tone={tone} part="card" {...rest} />;
}
