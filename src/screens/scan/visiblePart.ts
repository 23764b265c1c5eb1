export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that its box shows under CSS `object-fit: cover`, so that the decoder reads only what the citizen sees.
 * Returns the whole picture while the box has no size.
 */
export function visiblePart(picture: Size, box: Size): Part {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const whole = box.width === 0 || box.height === 0;
  const width = whole ? picture.width : box.width * scale;
  const height = whole ? picture.height : box.height * scale;
  return { width, height, left: (picture.width - width) / 2, top: (picture.height - height) / 2 };
}
