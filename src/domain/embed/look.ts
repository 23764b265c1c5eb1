/** The parts of the look that a webmaster can set: the elements' public variables (src/ui/style/tokens.ts), except hairlines. */

export const LOOK_COLOURS = [
  "primary",
  "on-primary",
  "surface",
  "text",
  "card",
  "muted",
  "edge",
  "danger",
  "focus",
] as const;

export type LookColour = (typeof LOOK_COLOURS)[number];

export const LOOK_NAMES = [...LOOK_COLOURS, "radius", "font"] as const;

export type LookName = (typeof LOOK_NAMES)[number];

/** The chosen values. The portal's defaults apply to the rest. */
export type Look = Readonly<Partial<Record<LookName, string>>>;

/** From square to round. The portal's default lies between `little` and `round`. */
export const RADII = { square: "0px", little: "0.25em", round: "1.25em" } as const;

export const CORNERS = Object.keys(RADII) as (keyof typeof RADII)[];

/** Whether the value is safe in a style sheet: nothing in it ends a declaration, a rule or a `<style>`. */
export function isLookValue(name: LookName, value: string): boolean {
  if (name === "radius") return Object.values(RADII).some((radius) => radius === value);
  return name === "font" ? isFontList(value) : isColour(value);
}

/** Only `#rgb` or `#rrggbb`: a colour picker returns this form, and we can compute its contrast. */
export function isColour(value: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

const FAMILY = /^\s*(?:[\p{L}_-][\p{L}\p{N} _-]*|"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+')\s*$/u;

/** Font names separated by commas, as in a style sheet. */
function isFontList(value: string): boolean {
  return value.length <= 200 && value.split(",").every((family) => FAMILY.test(family));
}
