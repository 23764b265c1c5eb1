import { contrastRatio, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "../contrast.ts";
import { nearestPassing } from "../nearestContrast.ts";
import { isLookValue, LOOK_COLOURS, type Look, type LookColour } from "./look.ts";

/** Checks that the colours of the elements are readable on each other (WCAG 2.2, 1.4.3 and 1.4.11). */

export type Colours = Readonly<Record<LookColour, string>>;

interface Pair {
  readonly colour: LookColour;
  readonly on: LookColour;
  readonly needed: number;
}

const GROUNDS = ["surface", "card"] as const;

const against = (colour: LookColour, needed: number): readonly Pair[] =>
  GROUNDS.map((on) => ({ colour, on, needed }));

const PAIRS: readonly Pair[] = [
  { colour: "on-primary", on: "primary", needed: TEXT_CONTRAST },
  // 3 is enough for buttons. Text in the primary colour is darkened as needed (src/ui/style/readable.ts)
  ...against("primary", LARGE_TEXT_CONTRAST),
  ...(["text", "muted", "danger"] as const).flatMap((text) => against(text, TEXT_CONTRAST)),
  // fields are only on cards, the focus ring is on both backgrounds
  { colour: "edge", on: "card", needed: LARGE_TEXT_CONTRAST },
  ...against("focus", LARGE_TEXT_CONTRAST),
];

export interface Weakness extends Pair {
  readonly ratio: number;
  /** One changed colour that repairs this pair and breaks no other. Absent when no single colour can. */
  readonly remedy?: { readonly name: LookColour; readonly colour: string };
}

/**
 * The chosen colours over the portal's defaults. Unless chosen, text on the primary colour is white, or black where white is not
 * readable.
 */
export function coloursOf(look: Look, own: Colours): Colours {
  const chosen = LOOK_COLOURS.filter((name) => isLookValue(name, look[name] ?? ""));
  const primary = chosen.includes("primary") ? look.primary : own.primary;
  return {
    ...own,
    "on-primary": (contrastRatio(primary ?? "", "#ffffff") ?? 0) >= TEXT_CONTRAST ? "#ffffff" : "#000000",
    ...Object.fromEntries(chosen.map((name) => [name, look[name]])),
  };
}

/** The pairs of colours with too little contrast. */
export function weaknessesOf(colours: Colours): readonly Weakness[] {
  return PAIRS.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.colour], colours[pair.on]) ?? 0;
    return ratio >= pair.needed ? [] : [{ ...pair, ratio, ...remedyOf(pair, colours) }];
  });
}

/**
 * Tries to change the background first when it is the primary colour, because that colour is also seen on the other backgrounds.
 * Otherwise it tries the foreground first.
 */
function remedyOf({ colour, on }: Pair, colours: Colours): Pick<Weakness, "remedy"> {
  const order = on === "primary" ? [on, colour] : [colour, on];
  for (const name of order) {
    const remedy = nearestPassing(colours[name], neighboursOf(name, colours));
    if (remedy !== undefined) return { remedy: { name, colour: remedy } };
  }
  return {};
}

function neighboursOf(name: LookColour, colours: Colours) {
  return PAIRS.flatMap(({ colour, on, needed }) => {
    if (colour === name) return [{ colour: colours[on], needed }];
    return on === name ? [{ colour: colours[colour], needed }] : [];
  });
}
