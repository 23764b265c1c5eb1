import { keyframes } from "@emotion/react";
import styled from "../style/styled.ts";

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/* what comes within 200 ms never flickers; its place is kept from the start */
const Lines = styled.div`
  animation: ${appear} 1ms 200ms backwards;
  display: flex;
  flex-direction: column;
  gap: 0.5em;
`;

const Bone = styled.div`
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
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

export interface SkeletonProps {
  /** As many lines as will come, so that nothing jumps when they do. */
  lines?: number;
  shape?: "line" | "block";
}

/**
 * The shape of what is being fetched, drawn once that has taken 200 ms (docs/specification.md, section 7: "Page-fetch minimum
 * delay").
 * Silent: say it with `useAnnounce`, and set `aria-busy` around it.
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
