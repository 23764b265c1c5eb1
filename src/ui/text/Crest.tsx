import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { memo, useState } from "react";
import { COUNCIL_CODES, type CouncilCode } from "../../domain/councils.ts";

/** The box has its size before the picture has loaded, so that nothing moves. */
const Box = styled.span(css`
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: 2em;
  block-size: 2.3em;
  line-height: 1;
  vertical-align: middle;
  font-size: 1rem;
  &[data-size="small"] {
    inline-size: 1.25em;
    block-size: 1.4375em;
  }
  &[data-size="large"] {
    inline-size: 3em;
    block-size: 3.45em;
  }
  & > svg,
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  & > img {
    position: absolute;
    inset: 0;
    object-fit: contain;
  }
  & > svg[data-covered] {
    visibility: hidden;
  }
`);

export interface CrestProps {
  readonly council: CouncilCode;
  /** The address of the crest that the council stored. Without one the council has a drawn mark. */
  readonly source?: string | undefined;
  readonly size?: "small" | "normal" | "large";
}

/**
 * A council's crest: its stored picture, or a shield with its letters over Mount Kinabalu, in a colour of its own. It stands beside
 * the council's name, so screen readers skip it.
 */
export const Crest = memo(function Crest({ council, source, size = "normal" }: CrestProps) {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const isCovered = source !== undefined && loaded === source;
  return (
    <Box data-size={size} translate="no">
      <svg viewBox="0 0 40 46" aria-hidden="true" focusable={false} data-covered={isCovered || undefined}>
        <path
          d="M5 1h30a4 4 0 0 1 4 4v17c0 11-8 18-19 23C9 40 1 33 1 22V5a4 4 0 0 1 4-4Z"
          fill={colourOf(council)}
        />
        <path
          d="M4 32 11 26l4 2 4-6 3 3 2-2 5 5 3-1 4 5c-3 5-9 10-16 13C13 42 7 38 4 32Z"
          fill="#fff"
          fillOpacity=".28"
        />
        <text
          x="20"
          y="18.5"
          textAnchor="middle"
          fill="#fff"
          fontSize={LETTER_SIZES[lettersOf(council).length]}
          fontWeight="700"
        >
          {lettersOf(council)}
        </text>
      </svg>
      {source !== undefined && failed !== source && (
        <img
          src={source}
          alt=""
          width="40"
          height="46"
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(source)}
          onError={() => setFailed(source)}
        />
      )}
    </Box>
  );
});

/** Font sizes in the drawing's units, by the number of letters. */
const LETTER_SIZES: Readonly<Record<number, number>> = { 2: 15, 3: 13, 4: 10.5 };

/** The council's abbreviation without the "MD" that most of them share: "MPT", "KBT". */
function lettersOf(council: CouncilCode): string {
  return council.replace(/^md/, "").toUpperCase();
}

/** The golden angle in degrees. Neighbours in a list get colours far apart. */
const GOLDEN_ANGLE = 137.5;

/** Every hue is dark enough for white letters (at least 4.5:1). The first is the portal's teal. */
function colourOf(council: CouncilCode): string {
  const hue = Math.round(174 + COUNCIL_CODES.indexOf(council) * GOLDEN_ANGLE) % 360;
  return `hsl(${hue} 48% 29%)`;
}
