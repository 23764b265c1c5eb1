import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Words = styled.p(css`
  margin: 0;
  &[data-size="small"] {
    font-size: 0.875em;
  }
  &[data-size="large"] {
    font-size: 1.1875em;
  }
  &[data-tone="muted"] {
    color: var(--k-muted);
  }
  &[data-tone="danger"] {
    color: var(--k-danger);
  }
  &[data-strong] {
    font-weight: 650;
  }
`);

export interface TextProps {
  children: ReactNode;
  as?: "p" | "span" | "div" | "li" | "strong";
  size?: "small" | "normal" | "large";
  tone?: "plain" | "muted" | "danger";
  strong?: boolean;
  /** Chinese words break only at spaces and signs, so that a time and its zone stay whole. */
  phrases?: boolean;
  id?: string;
  /** The words' language, if it differs from the page's. */
  lang?: string;
  /** `no` for names, numbers and references, which a page translator must not change. */
  translate?: "yes" | "no";
}

export function Text({
  size = "normal",
  tone = "plain",
  strong = false,
  phrases = false,
  ...rest
}: TextProps) {
  return (
    <Words
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-phrases={phrases || undefined}
      {...rest}
    />
  );
}
