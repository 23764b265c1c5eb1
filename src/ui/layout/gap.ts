/** The gaps: 4, 8, 16, 24 and 40 pixels at the default text size. */
export type Gap = "hair" | "tight" | "normal" | "loose" | "wide";

export const GAPS = `
  &[data-gap="hair"] { gap: 0.25em; }
  &[data-gap="tight"] { gap: 0.5em; }
  &[data-gap="normal"] { gap: 1em; }
  &[data-gap="loose"] { gap: 1.5em; }
  &[data-gap="wide"] { gap: 2.5em; }
`;
