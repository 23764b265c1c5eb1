import { type Colour, colourOf, draw } from "./drawing.ts";
import { isWritten } from "./lettering.ts";

/** Behind the figure, by which one person is told from another. */
const GROUNDS = ["#dbe7f0", "#f3e3d3", "#e2ecd9", "#efe0ea", "#e6e3f3", "#f5efcf"].map(colourOf);

const FIGURE = colourOf("#6b7684");
const WRITING = colourOf("#9aa3ad");

const drawn = new Map<Colour, string>();

/** A figure without a face, marked as a sample, as PNG in base64: a photo that nobody can take for a person's. */
export function portrait(index: number): string {
  const ground = GROUNDS[index % GROUNDS.length] ?? FIGURE;
  const known = drawn.get(ground);
  if (known !== undefined) return known;
  const picture = Buffer.from(draw(120, 160, (x, y) => colourAt(ground, x, y))).toString("base64");
  drawn.set(ground, picture);
  return picture;
}

function colourAt(ground: Colour, x: number, y: number): Colour {
  if (isWritten("CONTOH", { x: 0.5, y: 0.1, width: 0.5 }, x, y)) return WRITING;
  const isHead = ((x - 0.5) / 0.19) ** 2 + ((y - 0.52) / 0.24) ** 2 <= 1;
  const isBody = ((x - 0.5) / 0.42) ** 2 + ((y - 1.36) / 0.5) ** 2 <= 1;
  return isHead || isBody ? FIGURE : ground;
}
