import { encodePng } from "./png.ts";

/** Red, green, blue and opacity, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, opacity: number];

export const TRANSPARENT: Colour = [0, 0, 0, 0];
export const WHITE: Colour = [255, 255, 255, 255];

/** The colour of a style sheet's "#1f4e79". */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255, 255];
}

/**
 * Draws a picture point by point, as a PNG: the same bytes each time. Four points in each pixel are looked at where it lies on an
 * edge, which is soft so.
 * @param colourAt the colour of a point; the picture is 1 wide, and from the top as high as it is in proportion
 */
export function draw(width: number, height: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const at = (right: number, down: number) => colourAt((column + right) / width, (row + down) / width);
      const [one, other] = [at(0.25, 0.25), at(0.75, 0.75)];
      const colour = one === other ? one : mixed([one, other, at(0.75, 0.25), at(0.25, 0.75)]);
      pixels.set(colour, (row * width + column) * 4);
    }
  return encodePng(width, height, pixels);
}

/** What is not opaque counts as little as it is seen. */
function mixed(colours: readonly Colour[]): Colour {
  const opacity = colours.reduce((sum, [, , , seen]) => sum + seen, 0);
  if (opacity === 0) return TRANSPARENT;
  const share = (channel: 0 | 1 | 2): number =>
    Math.round(colours.reduce((sum, colour) => sum + colour[channel] * colour[3], 0) / opacity);
  return [share(0), share(1), share(2), Math.round(opacity / colours.length)];
}
