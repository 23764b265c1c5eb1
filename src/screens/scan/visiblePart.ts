export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that its box shows when it covers the box (CSS `object-fit: cover`): what a person sees is what is
 * read. The whole picture where the box has no size yet.
 */
export function visiblePart(picture: Size, box: Size): Part {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const whole = box.width === 0 || box.height === 0;
  const width = whole ? picture.width : box.width * scale;
  const height = whole ? picture.height : box.height * scale;
  return { width, height, left: (picture.width - width) / 2, top: (picture.height - height) / 2 };
}
