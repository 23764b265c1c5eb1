import type { CouncilCode } from "../../src/domain/councils.ts";
import { accentOf } from "../councils/accents.ts";
import { type Colour, colourOf, draw, TRANSPARENT, WHITE } from "./drawing.ts";
import { isWritten } from "./lettering.ts";

const CHIEF = colourOf("#d9a441");

/** A made-up crest as PNG: a shield in the colour of the council's demo site, with its code, marked as a sample. */
export function crest(council: CouncilCode): Uint8Array {
  const ground = colourOf(accentOf(council).colour);
  const code = council.toUpperCase();
  return draw(150, 180, (x, y) => colourAt(ground, code, x, y));
}

function colourAt(ground: Colour, code: string, x: number, y: number): Colour {
  if (!isWithin(x, y, 0)) return TRANSPARENT;
  if (!isWithin(x, y, 0.02)) return ground;
  if (!isWithin(x, y, 0.045)) return WHITE;
  if (y < 0.25) return isWritten("CONTOH", { x: 0.5, y: 0.16, width: 0.56 }, x, y) ? ground : CHIEF;
  if (isWritten(code, { x: 0.5, y: 0.5, width: 0.145 * code.length }, x, y)) return WHITE;
  const wave = 0.025 * Math.sin(x * 20);
  const isWave = [0.78, 0.87].some((height) => Math.abs(y - height - wave) < 0.018);
  return isWave ? WHITE : ground;
}

/** Straight sides, then round to a point. */
function isWithin(x: number, y: number, margin: number): boolean {
  const half = 0.46 - margin;
  const side = Math.abs(x - 0.5);
  if (y < 0.03 + margin || side > half) return false;
  const below = (y - 0.55) / (0.62 - margin);
  return below <= 0 || (below < 1 && side <= half * Math.sqrt(1 - below ** 2));
}
