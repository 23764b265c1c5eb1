import styled from "@emotion/styled";
import type { Picture } from "../printedDocument.ts";
import { INK, WHOLE } from "./paper.ts";

const Canvas = styled.canvas`
  display: block;
  object-fit: contain;
  ${WHOLE}
`;

const Missing = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0.5em;
  border: 1px dashed ${INK.line};
  font-size: 0.75em;
  text-align: center;
  color: ${INK.muted};
`;

export interface DrawnPictureProps {
  readonly picture: Picture;
  /** Undefined while it loads and where it is no picture: its place is kept. */
  readonly bitmap: ImageBitmap | undefined;
  /** Set by what it stands in, which gives it its size. */
  readonly className?: string;
}

/** A picture of a document, or in its place what it shows. */
export function DrawnPicture({ picture, bitmap, className }: DrawnPictureProps) {
  if (bitmap === undefined) return <Missing className={className}>{picture.shows}</Missing>;
  return (
    <Canvas
      className={className}
      role="img"
      aria-label={picture.shows}
      width={bitmap.width}
      height={bitmap.height}
      ref={(canvas) => canvas?.getContext("2d")?.drawImage(bitmap, 0, 0)}
    />
  );
}
