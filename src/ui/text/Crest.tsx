import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { memo, useState } from "react";
import type { CouncilCode } from "../../domain/councils.ts";
import { CREST_HEIGHT, CREST_WIDTH, drawnCrest, MOUNTAIN, SHIELD } from "../../domain/crest/drawnCrest.ts";

/** The box has its size before the picture has loaded, so that nothing moves. */
const Box = styled.span(css`
  position: relative;
  display: inline-block;
  flex: none;
  inline-size: 2em;
  block-size: 2.3em;
  line-height: 1;
  vertical-align: middle;
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
 * A council's crest: its stored picture, or the drawn mark. It is beside
 * the council's name, so screen readers skip it.
 */
export const Crest = memo(function Crest({ council, source, size = "normal" }: CrestProps) {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const { colour, letters, letterSize } = drawnCrest(council);
  const isCovered = source !== undefined && loaded === source;
  return (
    <Box data-size={size} translate="no">
      <svg
        viewBox={`0 0 ${CREST_WIDTH} ${CREST_HEIGHT}`}
        aria-hidden="true"
        focusable={false}
        data-covered={isCovered || undefined}
      >
        <path d={SHIELD} fill={colour} />
        <path d={MOUNTAIN} fill="#fff" fillOpacity=".28" />
        <text x="20" y="18.5" textAnchor="middle" fill="#fff" fontSize={letterSize} fontWeight="700">
          {letters}
        </text>
      </svg>
      {source !== undefined && failed !== source && (
        <img
          src={source}
          alt=""
          width={CREST_WIDTH}
          height={CREST_HEIGHT}
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(source)}
          onError={() => setFailed(source)}
        />
      )}
    </Box>
  );
});
