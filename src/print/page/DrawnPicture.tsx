import styled from "@emotion/styled";
import type { Picture } from "../printedDocument.ts";
import { INK, WHOLE } from "./paper.ts";

const Canvas = styled.canvas`
  display: block;
  object-fit: contain;
  ${WHOLE}
`;

/** The box grows to the height of its words. */
const Missing = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  padding: 0.25em;
  border: 1px dashed ${INK.line};
  text-align: center;
  color: ${INK.muted};
  && {
    block-size: auto;
  }
  & > span {
    min-inline-size: 0;
    font-size: 0.75em;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`;

export interface DrawnPictureProps {
  readonly picture: Picture;
  /** Undefined while the picture loads and if it is invalid. Its place stays. */
  readonly bitmap: ImageBitmap | undefined;
  /** The class that the styled wrapper sets. It gives the size and the minimum height. */
  readonly className?: string;
}

/** A picture of a document, or its description in its place. */
export function DrawnPicture({ picture, bitmap, className }: DrawnPictureProps) {
  if (bitmap === undefined)
    return (
      <Missing className={className}>
        <span>{picture.shows}</span>
      </Missing>
    );
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
