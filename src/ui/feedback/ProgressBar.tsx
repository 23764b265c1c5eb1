import { keyframes } from "@emotion/react";
import styled from "../style/styled.ts";

const grow = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.96); }
`;

const Track = styled.div`
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
`;

const Fill = styled.div`
  block-size: 100%;
  /* drawn as a border, which forced colours keep */
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
`;

export interface ProgressBarProps {
  /** What is being waited for. */
  label: string;
  /** Fills it, for the moment before the caller takes it away. */
  done?: boolean;
  /** `top` pins it to the upper edge of the window. */
  place?: "flow" | "top";
}

/**
 * Says that something is on its way: grows toward the end over five seconds (docs/specification.md, section 4), without
 * a figure, since nobody knows it. When it appears and goes is the caller's business.
 */
export function ProgressBar({ label, done = false, place = "flow" }: ProgressBarProps) {
  return (
    <Track role="progressbar" aria-label={label} data-place={place} data-done={done}>
      <Fill />
    </Track>
  );
}
