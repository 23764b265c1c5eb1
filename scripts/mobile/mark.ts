import { PNG } from "pngjs";

/** The portal's mark, a receipt on teal: described once, drawn as the icons of browsers, phones and the mobile app. */

export const TEAL = "#00695c";
const PAPER = "#ffffff";

/** Units of the drawing: it is a square of so many. */
const SIDE = 32;
const CORNER = 7;

/** The receipt, torn off below. */
const RECEIPT = [
  [8, 7],
  [24, 7],
  [24, 25],
  [21.333, 23],
  [18.667, 25],
  [16, 23],
  [13.333, 25],
  [10.667, 23],
  [8, 25],
] as const;

/** What is printed on it: lines from left to right, with round ends. */
const LINES = [
  { from: 12, to: 20, at: 12 },
  { from: 12, to: 20, at: 16.5 },
] as const;
const LINE_WIDTH = 2;

/** The mark for a browser's tab. */
export function markAsSvg(): string {
  const lines = LINES.map(({ from, to, at }) => `M${from} ${at}H${to}`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><title>Kaunter</title>`,
    `<rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="${TEAL}"/>`,
    `<path d="M${RECEIPT.map((point) => point.join(" ")).join("L")}Z" fill="${PAPER}"/>`,
    `<path d="${lines}" stroke="${TEAL}" stroke-width="${LINE_WIDTH}" stroke-linecap="round"/></svg>`,
  ].join("");
}

/**
 * `rounded` as it stands by itself; `full` to its corners, for a phone that cuts its own shape out of it and leaves the middle 80
 * per cent; `inset` the same for one that leaves less.
 */
type Shape = "rounded" | "full" | "inset";
type Colour = readonly [red: number, green: number, blue: number, opacity: number];

/** Of a pixel at an edge so many points are looked at, in a row and in a column. */
const POINTS = 4;

/**
 * The mark as a PNG.
 * @param size pixels of a side
 */
export function markAsPng(size: number, shape: Shape): Uint8Array<ArrayBuffer> {
  const picture = new PNG({ width: size, height: size });
  const scale = SIDE / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const colour = colourWithin(column * scale, row * scale, scale, shape);
      picture.data.set(colour, (row * size + column) * 4);
    }
  // an app store takes no picture that could be seen through
  return new Uint8Array(PNG.sync.write(picture, { colorType: shape === "rounded" ? 6 : 2 }));
}

/** The colour of a pixel with this corner: the mean of its points, all of which are alike but at an edge. */
function colourWithin(left: number, top: number, width: number, shape: Shape): Colour {
  const first = colourAt(left, top, shape);
  const isPlain =
    colourAt(left + width, top, shape) === first &&
    colourAt(left, top + width, shape) === first &&
    colourAt(left + width, top + width, shape) === first;
  if (isPlain) return first;
  const points = Array.from({ length: POINTS * POINTS }, (_, point) =>
    colourAt(
      left + (((point % POINTS) + 0.5) / POINTS) * width,
      top + ((Math.floor(point / POINTS) + 0.5) / POINTS) * width,
      shape,
    ),
  );
  const drawn = points.filter((colour) => colour !== NOTHING);
  const mean = (place: 0 | 1 | 2) =>
    Math.round(drawn.reduce((sum, colour) => sum + colour[place], 0) / Math.max(drawn.length, 1));
  return [mean(0), mean(1), mean(2), Math.round((255 * drawn.length) / points.length)];
}

const NOTHING: Colour = [0, 0, 0, 0];
const GROUND = colourOf(TEAL);
const SHEET = colourOf(PAPER);

/** So much smaller. */
const INSET = 0.7;

function colourAt(x: number, y: number, shape: Shape): Colour {
  if (shape === "rounded" && !isWithinCorners(x, y)) return NOTHING;
  const scale = shape === "inset" ? INSET : 1;
  const from = (place: number) => (place - SIDE / 2) / scale + SIDE / 2;
  return isOnReceipt(from(x), from(y)) && !isOnLine(from(x), from(y)) ? SHEET : GROUND;
}

function colourOf(hexadecimal: string): Colour {
  const part = (place: number) => Number.parseInt(hexadecimal.slice(1 + place * 2, 3 + place * 2), 16);
  return [part(0), part(1), part(2), 255];
}

function isWithinCorners(x: number, y: number): boolean {
  const beside = Math.max(CORNER - x, x - (SIDE - CORNER), 0);
  const above = Math.max(CORNER - y, y - (SIDE - CORNER), 0);
  return Math.hypot(beside, above) <= CORNER;
}

const EDGES = RECEIPT.map(([toX, toY], place) => {
  const [fromX, fromY] = RECEIPT.at(place - 1) ?? [toX, toY];
  return { fromX, fromY, toY, slope: (toX - fromX) / (toY - fromY) };
});

/** Whether a ray to the right crosses its edge an odd number of times. */
function isOnReceipt(x: number, y: number): boolean {
  let isInside = false;
  for (const { fromX, fromY, toY, slope } of EDGES)
    if (fromY > y !== toY > y && x < slope * (y - fromY) + fromX) isInside = !isInside;
  return isInside;
}

function isOnLine(x: number, y: number): boolean {
  return LINES.some(
    ({ from, to, at }) => Math.hypot(Math.max(from - x, x - to, 0), y - at) <= LINE_WIDTH / 2,
  );
}
