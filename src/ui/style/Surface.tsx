import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { NATIVE } from "./native.ts";
import { TOKENS } from "./tokens.ts";

const Ground = styled("div", NATIVE)`
  all: initial;
  color-scheme: inherit;
  visibility: inherit;
  ${TOKENS}
  box-sizing: border-box;
  display: block;
  container-type: inline-size;
  /* the reader's own size: a host page may have set the root to 62.5 % */
  font-size: medium;
  font-family: var(--k-font);
  line-height: 1.5;
  text-align: start;
  text-size-adjust: 100%;
  overflow-wrap: break-word;
  color: var(--k-text);
  background: var(--k-surface);
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
  &[data-frame="embed"] {
    padding: 1em;
    border-radius: var(--k-radius);
  }
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`;

/**
 * The ground under every page of the portal and inside every widget. Undoes what a host page hands down (font, size,
 * spacing, case, alignment), sets the tokens (see tokens.ts for the public ones) and is the container that layout
 * is measured by. Only the language, the direction and the colour scheme come in from outside.
 * @param frame `embed` rounds and pads it, for a widget in a column of a host page; `page` reaches the edges.
 */
export function Surface({ frame = "page", children }: { frame?: "page" | "embed"; children: ReactNode }) {
  return (
    <Ground data-frame={frame} part="surface">
      {children}
    </Ground>
  );
}
