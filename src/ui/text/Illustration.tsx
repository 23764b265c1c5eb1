import { css } from "@emotion/react";
import styled from "@emotion/styled";

/**
 * The drawing's only colour is the primary one, so that it follows a council's colours and the dark scheme. In a row it shrinks
 * before the words beside it do.
 */
const Frame = styled.svg(css`
  display: block;
  flex: 0 99 auto;
  min-inline-size: 0;
  inline-size: min(9em, 40cqi);
  block-size: auto;
  color: var(--k-primary-text);
  & .paper {
    fill: var(--k-card);
  }
  & .mark {
    fill: none;
    stroke: var(--k-card);
  }
  &[data-scene="skyline"] {
    inline-size: 100%;
  }
  @media print {
    display: none;
  }
`);

/** Mount Kinabalu, with the hills before it. */
const Skyline = () => (
  <g fill="currentColor">
    <circle cx="182" cy="20" r="8" opacity=".2" />
    <path
      opacity=".16"
      d="M0 72 28 54 50 60 74 37 84 41 92 24 98 29 103 21 110 27 116 15 123 25 128 19 136 31 142 28 153 45 170 40 196 59 214 52 240 68V84H0Z"
    />
    <path opacity=".26" d="M0 84V72c32-11 62-9 92-3s58 6 88-2 40-7 60-3v20Z" />
  </g>
);

/** A counter below its awning. */
const Counter = () => (
  <g>
    <path className="paper" d="M88 46h64v26H88z" />
    <path fill="currentColor" opacity=".35" d="M88 62h64v4H88z" />
    <path
      fill="currentColor"
      d="M86 32h68l6 14a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0Z"
    />
    <path fill="currentColor" d="M84 66h72v6H84zM90 50h3v16h-3zM147 50h3v16h-3z" />
  </g>
);

/** A receipt with a tick. */
const Receipt = () => (
  <g>
    <path
      className="paper"
      d="M98 14h44v58l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4Z"
      stroke="currentColor"
      strokeWidth="2.5"
    />
    <circle cx="120" cy="34" r="11" fill="currentColor" />
    <path
      className="mark"
      d="m114.5 34 4 4 7-8"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path fill="currentColor" opacity=".35" d="M106 52h28v3h-28zM106 58h18v3h-18z" />
  </g>
);

const SCENES = { skyline: undefined, empty: Counter, paid: Receipt } as const;

export interface IllustrationProps {
  /** `empty` for a screen without content, `paid` for a paid bill, `skyline` as a wide ground of a heading. */
  readonly scene: keyof typeof SCENES;
}

/** A decoration in the portal's one motif, the mountain that all of its councils share. Paper shows none. */
export function Illustration({ scene }: IllustrationProps) {
  const Before = SCENES[scene];
  return (
    <Frame viewBox="0 0 240 84" aria-hidden="true" focusable={false} data-scene={scene}>
      <Skyline />
      {Before && <Before />}
    </Frame>
  );
}
