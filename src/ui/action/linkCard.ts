import { css } from "@emotion/react";
import { FOCUS_RING } from "../style/tokens.ts";

/** The face of a link that looks like a card. */
export const LINK_CARD = css`
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  border: 1px solid var(--k-line);
  font: inherit;
  text-align: start;
  text-decoration: none;
  color: var(--k-text);
  background: var(--k-card);
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color var(--k-motion), border-color var(--k-motion);
  @media (hover: hover) {
    &:hover {
      border-color: var(--k-primary-text);
      background: var(--k-primary-soft);
    }
  }
  ${FOCUS_RING}
`;
