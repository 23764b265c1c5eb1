/**
 * WCAG 2.2, "relative luminance" and "contrast ratio". Text needs 4.5. Large text and the edges of controls need 3 (success
 * criteria 1.4.3 and 1.4.11).
 */

export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

/**
 * The contrast of two colours, 1 to 21, in either order. It is not rounded, because 4.499 is not enough for 4.5.
 * @returns undefined unless both are `#rgb` or `#rrggbb`. It reads no names, functions or transparent colours
 */
export function contrastRatio(a: string, b: string): number | undefined {
  const first = luminance(a);
  const second = luminance(b);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** 0 for black to 1 for white. */
function luminance(colour: string): number | undefined {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim());
  if (digits === null) return undefined;
  const [, short, long = [...(short ?? "")].map((digit) => digit + digit).join("")] = digits;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * Converts an sRGB channel, 0 to 1, to linear light. 0.04045 is the sRGB standard's threshold, and WCAG 2.2 has it since its
 * errata.
 */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
