import { contrastRatio, LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "../contrast.ts";
import { nearestPassing } from "../nearestContrast.ts";
import { isLookValue, LOOK_COLOURS, type Look, type LookColour } from "./look.ts";

/** Which colours of the elements are seen against each other, and whether they can be told apart (WCAG 2.2, 1.4.3 and 1.4.11). */

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
  // as a button: words in the main colour are darkened as far as they need to be (src/ui/style/readable.ts)
  ...against("primary", LARGE_TEXT_CONTRAST),
  ...(["text", "muted", "danger"] as const).flatMap((text) => against(text, TEXT_CONTRAST)),
  // fields stand on cards; the ring stands on both
  { colour: "edge", on: "card", needed: LARGE_TEXT_CONTRAST },
  ...against("focus", LARGE_TEXT_CONTRAST),
];

export interface Weakness extends Pair {
  readonly ratio: number;
  /** What would mend it and breaks nothing else; absent where one colour alone cannot. */
  readonly remedy?: { readonly name: LookColour; readonly colour: string };
}

/** What is chosen, over the portal's own; text on the main colour is white or black unless told, whichever reads on it. */
export function coloursOf(look: Look, own: Colours): Colours {
  const chosen = LOOK_COLOURS.filter((name) => isLookValue(name, look[name] ?? ""));
  const primary = chosen.includes("primary") ? look.primary : own.primary;
  return {
    ...own,
    "on-primary": (contrastRatio(primary ?? "", "#ffffff") ?? 0) >= TEXT_CONTRAST ? "#ffffff" : "#000000",
    ...Object.fromEntries(chosen.map((name) => [name, look[name]])),
  };
}

/** The pairs that cannot be told apart well enough. */
export function weaknessesOf(colours: Colours): readonly Weakness[] {
  return PAIRS.flatMap((pair) => {
    const ratio = contrastRatio(colours[pair.colour], colours[pair.on]) ?? 0;
    return ratio >= pair.needed ? [] : [{ ...pair, ratio, ...remedyOf(pair, colours) }];
  });
}

/** The main colour before the text on it, since it is seen on the grounds too; else what is seen before what it is seen on. */
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
