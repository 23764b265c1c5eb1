import { type Colour, colourOf, draw, TRANSPARENT } from "./drawing.ts";
import { isWritten } from "./lettering.ts";

const INK = colourOf("#1b2a57");
const WRITING = colourOf("#8a93a3");

/** As thick as the pen. */
const PEN = 0.006;

/** The stroke from left to right: loops that get smaller, and a tail. */
const STROKE = Array.from({ length: 160 }, (_none, step): readonly [number, number] => {
  const along = step / 159;
  const swing = 0.085 * (1 - along * 0.75);
  const turn = along * Math.PI * 11;
  return [0.08 + along * 0.8 + swing * 0.45 * Math.cos(turn), 0.16 - along * 0.03 + swing * Math.sin(turn)];
});

/** A made-up signature as PNG, nobody's, marked as a sample. */
export function signature(): Uint8Array {
  return draw(240, 84, colourAt);
}

function colourAt(x: number, y: number): Colour {
  if (isWritten("CONTOH", { x: 0.5, y: 0.31, width: 0.3 }, x, y)) return WRITING;
  return isOnStroke(x, y) ? INK : TRANSPARENT;
}

function isOnStroke(x: number, y: number): boolean {
  return STROKE.some(([toX, toY], place) => {
    // most of the stroke is far away
    if (Math.abs(x - toX) > 0.03) return false;
    const [fromX, fromY] = STROKE[place - 1] ?? [toX, toY];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = alongX ** 2 + alongY ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
    return (x - fromX - share * alongX) ** 2 + (y - fromY - share * alongY) ** 2 <= PEN ** 2;
  });
}
