/** Capitals on five by seven squares, a row for each number: those that the councils' codes and "CONTOH" (sample) take. */
const GLYPHS: Readonly<Record<string, readonly number[]>> = {
  B: [0b11110, 0b10001, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110],
  C: [0b01110, 0b10001, 0b10000, 0b10000, 0b10000, 0b10001, 0b01110],
  D: [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110],
  F: [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b10000],
  G: [0b01110, 0b10001, 0b10000, 0b10111, 0b10001, 0b10001, 0b01111],
  H: [0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
  K: [0b10001, 0b10010, 0b10100, 0b11000, 0b10100, 0b10010, 0b10001],
  L: [0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111],
  M: [0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001],
  N: [0b10001, 0b11001, 0b10101, 0b10011, 0b10001, 0b10001, 0b10001],
  O: [0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
  P: [0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000],
  R: [0b11110, 0b10001, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001],
  S: [0b01111, 0b10000, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110],
  T: [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100],
  U: [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
  W: [0b10001, 0b10001, 0b10001, 0b10101, 0b10101, 0b11011, 0b10001],
};

/** A letter and the gap after it. */
const ADVANCE = 6;
const HIGH = 7;

/**
 * Whether a point lies on the writing.
 * @param place the middle of the writing, and how wide it is
 */
export function isWritten(
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number },
  x: number,
  y: number,
): boolean {
  const squares = text.length * ADVANCE - 1;
  const size = place.width / squares;
  const column = Math.floor((x - place.x) / size + squares / 2);
  const row = Math.floor((y - place.y) / size + HIGH / 2);
  if (column < 0 || column >= squares || row < 0 || row >= HIGH) return false;
  const rows = GLYPHS[text[Math.floor(column / ADVANCE)] ?? ""];
  return (((rows?.[row] ?? 0) >> (4 - (column % ADVANCE))) & 1) === 1 && column % ADVANCE < 5;
}
