import { css, keyframes } from "@emotion/react";
import styled from "@emotion/styled";

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/* content that arrives within 200 ms causes no flicker. The skeleton takes its space from the start */
const Lines = styled.div(css`
  animation: ${appear} 1ms 200ms backwards;
  display: flex;
  flex-direction: column;
  gap: 0.5em;
`);

const Bone = styled.div(css`
  block-size: 1em;
  border: 1px solid transparent;
  border-radius: calc(var(--k-radius) / 2);
  background: var(--k-line);
  &:last-of-type:not(:only-of-type) {
    inline-size: 62%;
  }
  &[data-shape="block"] {
    block-size: 5em;
  }
  &[data-shape="row"] {
    block-size: var(--k-target);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`);

export interface SkeletonProps {
  /** The expected number of lines, so that nothing moves when they arrive. */
  lines?: number;
  /** `row` is as high as a row with a button. */
  shape?: "line" | "block" | "row";
}

/**
 * A placeholder for loading content. It becomes visible after 200 ms (rule 9.13). It is silent: announce the loading with
 * `useAnnounce`, and set `aria-busy` around it.
 */
export function Skeleton({ lines = 1, shape = "line" }: SkeletonProps) {
  return (
    <Lines aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <Bone key={line} data-shape={shape} />
      ))}
    </Lines>
  );
}
