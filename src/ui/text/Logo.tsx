import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * The box has its size before the picture is drawn, so that nothing moves, and a tall picture does not make it higher. White, as
 * brands draw their logos for it. An edge sets the mark in its place apart from the name.
 */
const Box = styled.span(css`
  display: inline-grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  flex: none;
  place-items: center;
  inline-size: 3em;
  block-size: 1.5em;
  & > canvas {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding: 0.125em;
    border-radius: 0.25em;
    background: #fff;
    object-fit: contain;
  }
  &:has(> canvas[hidden]) {
    border: 1px solid;
    border-radius: 0.25em;
  }
`);

/** The box's height in pixels of a phone's screen, which has up to three of them for one of CSS. */
const HEIGHT = 72;

export interface LogoProps {
  readonly picture: Blob | undefined;
  /** The mark until the picture is drawn, and in place of one that cannot be drawn. */
  readonly children: ReactNode;
}

/**
 * A logo beside the brand's name, so screen readers skip it. It is a canvas, because the site that embeds an element may forbid
 * pictures of other origins.
 */
export function Logo({ picture, children }: LogoProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Blob>();
  const isDrawn = picture !== undefined && drawn === picture;
  useEffect(() => {
    if (picture === undefined) return;
    let isCurrent = true;
    createImageBitmap(picture, { resizeHeight: HEIGHT, resizeQuality: "high" }).then(
      (bitmap) => {
        if (!isCurrent || canvas.current === null) return;
        canvas.current.width = bitmap.width;
        canvas.current.height = bitmap.height;
        canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0);
        setDrawn(picture);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return (
    <Box aria-hidden="true">
      <canvas ref={canvas} hidden={!isDrawn} />
      {!isDrawn && children}
    </Box>
  );
}
