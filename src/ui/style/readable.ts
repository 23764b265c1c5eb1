/**
 * Derives colours from those of a council, so that no single colour makes text unreadable. In XYZ, Y is WCAG's relative
 * luminance, so CSS itself can calculate text with 4.5:1 on its background.
 */

/** White is readable on a colour up to this luminance: 1.05 / (0.183 + 0.05) is 4.5. Above it, black is. */
const WHITE_READS_TO = 0.183;

/** The highest luminance of text on a white card, tinted by the colour itself or not. */
const LIGHTEST_TEXT = 0.13;

/** The lowest luminance of text on a dark card, tinted or not. */
const DARKEST_TEXT = 0.35;

/** White in XYZ, under daylight (D65). */
const WHITE = [0.9505, 1, 1.089] as const;

/** White on a dark background, black on a light one. */
function whiteOrBlack(ground: string): string {
  const isWhite = `clamp(0, (${WHITE_READS_TO} - y) * 100000, 1)`;
  return `color(from ${ground} xyz-d65 ${WHITE.map((part) => `calc(${part} * ${isWhite})`).join(" ")})`;
}

/** Darkens the colour until text in it is readable on white. The hue stays. */
function onLight(colour: string): string {
  const share = `min(1, ${LIGHTEST_TEXT} / max(y, 0.0001))`;
  return `color(from ${colour} xyz-d65 ${["x", "y", "z"].map((part) => `calc(${part} * ${share})`).join(" ")})`;
}

/** Lightens the colour until text in it is readable on a dark card. */
function onDark(colour: string): string {
  const share = `max(0, (${DARKEST_TEXT} - y) / max(1 - y, 0.0001))`;
  const parts = ["x", "y", "z"].map((part, at) => `calc(${part} + (${WHITE[at]} - ${part}) * ${share})`);
  return `color(from ${colour} xyz-d65 ${parts.join(" ")})`;
}

const asText = (colour: string) => `light-dark(${onLight(colour)}, ${onDark(colour)})`;

/**
 * The declarations for browsers with relative colours. Other browsers use the council's colours unchanged. `--k-primary-text` is
 * for text in the primary colour. A hovered button gets more contrast with its text, never less.
 * @param danger the given colour of errors
 */
export const readable = (danger: string) => `
  @supports (color: color(from red xyz-d65 x y z)) and (color: light-dark(#000, #fff)) {
    --k-on-primary: var(--kaunter-on-primary, ${whiteOrBlack("var(--k-primary)")});
    --k-primary-hover: color-mix(in srgb, var(--k-primary) 80%, ${whiteOrBlack("var(--k-on-primary)")});
    --k-primary-text: ${asText("var(--k-primary)")};
    --k-danger: ${asText(danger)};
  }
`;
