import { COUNCIL_CODES, type CouncilCode } from "../councils.ts";

/** The mark of a council that stored no crest: a shield with its letters over Mount Kinabalu. Sizes are in the drawing's units. */

export const CREST_WIDTH = 40;
export const CREST_HEIGHT = 46;

/** SVG paths. */
export const SHIELD = "M5 1h30a4 4 0 0 1 4 4v17c0 11-8 18-19 23C9 40 1 33 1 22V5a4 4 0 0 1 4-4Z";
export const MOUNTAIN = "M4 32 11 26l4 2 4-6 3 3 2-2 5 5 3-1 4 5c-3 5-9 10-16 13C13 42 7 38 4 32Z";

const LETTER_SIZES: Readonly<Record<number, number>> = { 2: 15, 3: 13, 4: 10.5 };

/** The golden angle in degrees. Neighbours in a list get colours far apart. */
const GOLDEN_ANGLE = 137.5;

/** The portal's teal, in degrees. */
const FIRST_HUE = 174;

/**
 * The colour of a council's shield, and its letters: the abbreviation without the "MD" that most councils share. White letters are
 * readable on each colour (at least 4.5:1).
 */
export function drawnCrest(council: CouncilCode): {
  readonly colour: string;
  readonly letters: string;
  readonly letterSize: number;
} {
  const hue = Math.round(FIRST_HUE + COUNCIL_CODES.indexOf(council) * GOLDEN_ANGLE) % 360;
  const letters = council.replace(/^md/, "").toUpperCase();
  return { colour: `hsl(${hue} 48% 29%)`, letters, letterSize: LETTER_SIZES[letters.length] ?? 10 };
}
