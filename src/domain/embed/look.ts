/** What of the look a webmaster may set: the public variables of the elements (src/ui/style/tokens.ts), but for hairlines. */

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

/** What is set; the portal's own stands where nothing is. */
export type Look = Readonly<Partial<Record<LookName, string>>>;

/** From square to round; the portal's own stands between the second and the last. */
export const RADII = { square: "0px", little: "0.25em", round: "1.25em" } as const;

export const CORNERS = Object.keys(RADII) as (keyof typeof RADII)[];

/** True of a value that may stand in a style sheet for it: nothing in it ends a declaration, a rule or a `<style>`. */
export function isLookValue(name: LookName, value: string): boolean {
  if (name === "radius") return Object.values(RADII).some((radius) => radius === value);
  return name === "font" ? isFontList(value) : isColour(value);
}

/** `#rgb` or `#rrggbb`: what a colour picker gives and a contrast can be worked out of. */
export function isColour(value: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

const FAMILY = /^\s*(?:[\p{L}_-][\p{L}\p{N} _-]*|"[\p{L}\p{N} _.-]+"|'[\p{L}\p{N} _.-]+')\s*$/u;

/** Names of fonts between commas, as a style sheet has them. */
function isFontList(value: string): boolean {
  return value.length <= 200 && value.split(",").every((family) => FAMILY.test(family));
}
