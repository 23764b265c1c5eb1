import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";

const grow = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.96); }
`;

const Track = styled.div(css`
  block-size: 0.25em;
  overflow: hidden;
  border-radius: 0.125em;
  background: var(--k-line);
  &[data-place="top"] {
    position: fixed;
    z-index: 3;
    inset-block-start: 0;
    inset-inline: 0;
    border-radius: 0;
  }
`);

/** The bar is a border, because forced colours keep borders. */
const Fill = styled.div(css`
  block-size: 100%;
  border-block-start: 0.25em solid var(--k-primary);
  transform: scaleX(0.6);
  transform-origin: 0 50%;
  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 5s cubic-bezier(0.1, 0.7, 0.3, 1) both;
    [data-done="true"] > & {
      animation: none;
      transition: transform var(--k-motion);
    }
  }
  [data-done="true"] > & {
    transform: none;
  }
`);

export interface ProgressBarProps {
  /** The task that the user waits for. */
  label: string;
  /** Fills the bar, just before the caller removes it. */
  done?: boolean;
  /** `top` fixes it to the upper edge of the window. */
  place?: "flow" | "top";
}

/**
 * A loading bar that grows toward its end over five seconds (rule 4.17). It shows no percentage, because nobody knows it. The
 * caller decides when it appears and disappears.
 */
export function ProgressBar({ label, done = false, place = "flow" }: ProgressBarProps) {
  return (
    <Track role="progressbar" aria-label={label} data-place={place} data-done={done}>
      <Fill />
    </Track>
  );
}
