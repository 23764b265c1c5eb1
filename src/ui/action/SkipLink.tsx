import { css } from "@emotion/react";
import styled from "@emotion/styled";
import type { MouseEvent, ReactNode } from "react";
import { FOCUS_RING } from "../style/tokens.ts";

const Skip = styled.button(css`
  position: absolute;
  z-index: 3;
  inset-block-start: 0.5em;
  inset-inline-start: 0.5em;
  min-block-size: var(--k-target);
  padding: 0.5em 1em;
  border: 1px solid var(--k-line);
  border-radius: var(--k-radius);
  font: inherit;
  color: var(--k-text);
  background: var(--k-card);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  ${FOCUS_RING}
`);

/**
 * Skips the top bar and moves the focus to the content. It is visible only while focused. It is a button, because the address's
 * fragment is the route.
 * @param to the id of the content, which must be focusable
 */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  const skip = (event: MouseEvent<HTMLButtonElement>) => {
    const root = event.currentTarget.getRootNode();
    if (root instanceof Document || root instanceof ShadowRoot) root.getElementById(to)?.focus();
  };
  return (
    <Skip type="button" onClick={skip}>
      {children}
    </Skip>
  );
}
