import styled from "@emotion/styled";

const Picture = styled.svg`
  display: block;
  inline-size: min(100%, 17em);
  margin-inline: auto;
  stroke-linecap: round;
  stroke-linejoin: round;
  & .wall { fill: var(--k-sunken); }
  & .wood { fill: var(--k-card); stroke: var(--k-edge); stroke-width: 2; }
  & .shutter { fill: var(--k-line); stroke: var(--k-edge); stroke-width: 2; }
  & .slat { fill: none; stroke: var(--k-edge); stroke-width: 1.5; }
  & .awning { fill: var(--k-primary); }
  & .awning-light { fill: var(--k-primary-soft); }
  & .sign { fill: var(--k-warning-soft); stroke: var(--k-warning); stroke-width: 2; }
  & .tool { fill: none; stroke: var(--k-warning); stroke-width: 5; }
  & .string { fill: none; stroke: var(--k-warning); stroke-width: 1.5; }
  & .cone { fill: var(--k-orange); stroke: var(--k-warning); stroke-width: 2; }
  & .stripe { fill: var(--k-card); }
`;

const SLATS = [58, 68, 78, 88, 98, 108];
const SCALLOPS = [30, 55, 80, 105, 130, 155, 180, 205];

/**
 * The under-maintenance picture: a counter with a closed shutter. It is decorative, because the text next to it says the same.
 */
export function UnderMaintenance() {
  return (
    <Picture viewBox="0 0 260 160" aria-hidden="true" focusable="false">
      <ellipse className="wall" cx="130" cy="146" rx="126" ry="12" />
      <rect className="wood" x="34" y="30" width="192" height="116" rx="3" />
      <rect className="shutter" x="48" y="44" width="164" height="72" />
      {SLATS.map((y) => (
        <line key={y} className="slat" x1="48" x2="212" y1={y} y2={y} />
      ))}
      {SCALLOPS.map((x, at) => (
        <path
          key={x}
          className={at % 2 === 0 ? "awning" : "awning-light"}
          d={`M${x} 14h25v26a12.5 10 0 0 1 -25 0z`}
        />
      ))}
      <rect className="wood" x="26" y="114" width="208" height="12" rx="3" />
      <path className="string" d="M104 68l26-14 26 14" />
      <g transform="rotate(-3 130 86)">
        <rect className="sign" x="92" y="66" width="76" height="42" rx="4" />
        <path className="tool" d="M114 98l26-24" />
        <path className="tool" d="M146 72a9 9 0 1 1 -11 -1" transform="rotate(64 143 79)" />
        <path className="tool" d="M118 76l24 22" />
        <path className="tool" d="M112 78l8-8" />
      </g>
      <path className="cone" d="M205 148l12-42h8l12 42z" />
      <path className="stripe" d="M211.600 126h18.800l2.600 9h-24z" />
      <rect className="cone" x="196" y="145" width="50" height="7" rx="2" />
    </Picture>
  );
}
