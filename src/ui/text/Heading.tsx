import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode, Ref } from "react";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";
import { TIGHT, WIDE } from "../style/tokens.ts";
import { useHeadingLevel } from "./HeadingLevel.tsx";

/**
 * - In an element the heading is smaller, because the host page has its own title.
 * - A screen focuses its heading so that a screen reader reads it. It has no ring, because nobody can press it.
 */
const Line = styled(
  "h2",
  EVERY_ATTRIBUTE,
)(css`
  margin: 0;
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.012em;
  text-wrap: balance;
  color: var(--k-text);
  scroll-margin-block-start: 0.5em;
  &[data-size="page"] {
    font-size: 1.625em;
    letter-spacing: -0.02em;
  }
  &[data-size="section"] {
    font-size: 1.25em;
  }
  &[data-size="part"] {
    font-size: 1em;
    letter-spacing: 0;
  }
  ${WIDE} {
    &[data-size="page"] {
      font-size: 2.125em;
    }
  }
  ${TIGHT} {
    &[data-size="page"] {
      font-size: 1.25em;
    }
  }
  [data-frame="embed"] &[data-size="page"] {
    font-size: 1.375em;
  }
  [data-frame="embed"] &[data-size="section"] {
    font-size: 1.125em;
  }
  &:focus {
    outline: none;
  }
`);

export interface HeadingProps {
  children: ReactNode;
  /** The visual size. The level comes from `HeadingLevel`. */
  size?: "page" | "section" | "part";
  id?: string;
  /** -1 lets a screen focus its heading. */
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading whose level follows the outline, independent of its size. */
export function Heading({ size = "section", ...rest }: HeadingProps) {
  return <Line as={`h${useHeadingLevel()}`} data-size={size} part="heading" {...rest} />;
}
