/**
 * Colours that follow from those a council gives, so that none of them alone makes words unreadable. In XYZ, Y is WCAG's
 * relative luminance itself, so the browser can judge by it: text that is 4.5:1 to its ground.
 */

/** Up to here white reads on a colour: 1.05 / (0.183 + 0.05) is 4.5. From here on black does. */
const WHITE_READS_TO = 0.183;

/** On a white card, and on one that is tinted by the colour itself, words are no lighter than this. */
const LIGHTEST_TEXT = 0.13;

/** On a dark card, tinted or not, words are no darker than this. */
const DARKEST_TEXT = 0.35;

/** XYZ of white, under daylight. */
const WHITE = [0.9505, 1, 1.089] as const;

/** White on what is dark and black on what is light. */
function whiteOrBlack(ground: string): string {
  const isWhite = `clamp(0, (${WHITE_READS_TO} - y) * 100000, 1)`;
  return `color(from ${ground} xyz-d65 ${WHITE.map((part) => `calc(${part} * ${isWhite})`).join(" ")})`;
}

/** The colour, darkened as far as words on white need; it keeps its hue. */
function onLight(colour: string): string {
  const share = `min(1, ${LIGHTEST_TEXT} / max(y, 0.0001))`;
  return `color(from ${colour} xyz-d65 ${["x", "y", "z"].map((part) => `calc(${part} * ${share})`).join(" ")})`;
}

/** The colour, lightened as far as words on a dark card need. */
function onDark(colour: string): string {
  const share = `max(0, (${DARKEST_TEXT} - y) / max(1 - y, 0.0001))`;
  const parts = ["x", "y", "z"].map((part, at) => `calc(${part} + (${WHITE[at]} - ${part}) * ${share})`);
  return `color(from ${colour} xyz-d65 ${parts.join(" ")})`;
}

const asText = (colour: string) => `light-dark(${onLight(colour)}, ${onDark(colour)})`;

/**
 * The declarations, for browsers that can reckon with colours; others take what the council gives as it is. Words in the
 * primary colour are `--k-primary-text`; a button that is pointed at is further from its own words, never nearer.
 * @param danger the colour of errors, as it is given
 */
export const readable = (danger: string) => `
  @supports (color: color(from red xyz-d65 x y z)) and (color: light-dark(#000, #fff)) {
    --k-on-primary: var(--kaunter-on-primary, ${whiteOrBlack("var(--k-primary)")});
    --k-primary-hover: color-mix(in srgb, var(--k-primary) 80%, ${whiteOrBlack("var(--k-on-primary)")});
    --k-primary-text: ${asText("var(--k-primary)")};
    --k-danger: ${asText(danger)};
  }
`;
