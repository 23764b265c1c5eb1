import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { EVERY_ATTRIBUTE } from "../style/everyAttribute.ts";

const rise = keyframes`
  from { transform: translateY(0.75em); }
`;

/**
 * - A container has no width of its own.
 * - Older browsers do not let a backdrop inherit from its dialog. They get this colour.
 */
export const Sheet = styled(
  "dialog",
  EVERY_ATTRIBUTE,
)(css`
  inline-size: min(30em, calc(100vw - 2em));
  max-block-size: calc(100dvh - 2em);
  container-type: inline-size;
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--k-line);
  border-radius: calc(var(--k-radius) * 1.6);
  color: var(--k-text);
  background: var(--k-card);
  box-shadow: 0 1.5em 4em rgb(0 0 0 / 0.3);
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: var(--k-backdrop, rgb(15 27 25 / 0.55));
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 160ms ease-out;
  }
`);

export const Contents = styled.div(css`
  display: flex;
  flex-direction: column;
  gap: 1.25em;
  padding: 1.5em;
  &[data-dismissable="true"] > :is(h1, h2, h3, h4, h5, h6) {
    padding-inline-end: 2em;
  }
`);

export const Close = styled.div(css`
  position: absolute;
  inset-block-start: 0.875em;
  inset-inline-end: 0.875em;
`);
