import styled from "@emotion/styled";
import { inOrder } from "../page/inOrder.ts";
import type { Band, CertificateDesign, Ring } from "./designs.ts";
import { CORNER_SIZE, cornersOf, frameScale, MOTIF_WEIGHT, STRIPE, watermarkOf } from "./frameParts.ts";
import { mm, without } from "./sheetStyle.ts";
import type { CertificateSizes } from "./sizes.ts";

const Behind = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  pointer-events: none;
  & > * {
    position: absolute;
  }
`;

const Line = styled("div", without("ring", "color", "scale"))<{ ring: Ring; color: string; scale: number }>`
  inset: ${({ ring, scale }) => mm(ring.inset * scale)};
  border: ${({ ring }) => ring.weight}pt ${({ ring }) => (ring.isDashed ? "dashed" : "solid")} ${({ color }) => color};
  border-radius: ${({ ring, scale }) => mm(ring.radius * scale)};
`;

/** A whole band is a background. A striped band is a dashed line, because readers of a printed PDF draw gradients badly. */
const Strip = styled("div", without("band", "color", "scale"))<{ band: Band; color: string; scale: number }>`
  inset: ${({ band, scale }) => mm(band.inset * scale)};
  ${({ band }) => ({ top: "inset-block-end", bottom: "inset-block-start", start: "inset-inline-end", end: "inset-inline-start" })[band.side]}: auto;
  ${({ band, scale }) => `${band.side === "top" || band.side === "bottom" ? "block" : "inline"}-size: ${mm(band.size * scale)};`}
  background: ${({ band, color }) => (band.isStriped ? "none" : color)};
`;

const Stripes = styled("svg", without("band", "color", "scale"))<{
  band: Band;
  color: string;
  scale: number;
}>`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  stroke: ${({ color }) => color};
  stroke-width: ${({ band, scale }) => mm(band.size * scale)};
  stroke-dasharray: ${({ scale }) => mm(STRIPE * scale)};
`;

const Drawing = styled.svg`
  fill: none;
  stroke-width: ${MOTIF_WEIGHT};
  stroke-linejoin: round;
  stroke-linecap: round;
`;

interface FrameProps {
  readonly design: CertificateDesign;
  readonly sizes: CertificateSizes;
}

/** The frame, the bands, the corners and the pale motif behind a page's text. */
export function Frame({ design, sizes }: FrameProps) {
  const { accent, tint, frame, bands, corner, motif } = design;
  const scale = frameScale(sizes);
  const { size, top } = watermarkOf(sizes);
  return (
    <Behind aria-hidden="true">
      <Drawing
        viewBox="0 0 24 24"
        stroke={tint}
        style={{
          inlineSize: `min(${mm(size)}, 70%)`,
          blockSize: mm(size),
          // on the screen a page may be shorter than the motif
          maxBlockSize: `calc(100% - ${mm(top)})`,
          insetBlockStart: mm(top),
          insetInline: 0,
          marginInline: "auto",
        }}
      >
        <path d={motif} />
      </Drawing>
      {inOrder(bands).map(({ key, value: band }) => (
        <Strip key={key} band={band} color={accent} scale={scale}>
          {band.isStriped && (
            <Stripes band={band} color={accent} scale={scale}>
              <line x1="0" y1="50%" x2="100%" y2="50%" />
            </Stripes>
          )}
        </Strip>
      ))}
      {inOrder(frame).map(({ key, value: ring }) => (
        <Line key={key} ring={ring} color={accent} scale={scale} />
      ))}
      {inOrder(cornersOf(design)).map(({ key, value: { inset, isEnd, isBottom } }) => (
        <Drawing
          key={key}
          viewBox="0 0 24 24"
          stroke={accent}
          style={{
            inlineSize: mm(CORNER_SIZE * scale),
            blockSize: mm(CORNER_SIZE * scale),
            [isEnd ? "right" : "left"]: mm(inset * scale),
            [isBottom ? "bottom" : "top"]: mm(inset * scale),
            transform: `scale(${isEnd ? -1 : 1}, ${isBottom ? -1 : 1})`,
          }}
        >
          <path d={corner} />
        </Drawing>
      ))}
    </Behind>
  );
}
