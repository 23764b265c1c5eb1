import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

/** A picture of at most 256 colours as a PNG with a palette: about a third of the size that the browser writes. */

/** The largest distance between a colour and its neighbour in the palette, in the cube of red, green and blue. */
const NEAR = 8;
const MOST = 256;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const DEPTH = 8;
const INDEXED = 3;

const distance = (one: number, other: number) =>
  Math.hypot(
    (one >> 16) - (other >> 16),
    ((one >> 8) & 255) - ((other >> 8) & 255),
    (one & 255) - (other & 255),
  );

/** The most frequent colours come first and stay exact. A rare one, at a letter's edge, takes its neighbour's place. */
function paletteOf(colours: ReadonlyMap<number, number>): readonly number[] {
  const palette: number[] = [];
  for (const [colour] of [...colours].sort(([one, often], [other, more]) => more - often || one - other))
    if (palette.length < MOST && palette.every((kept) => distance(kept, colour) > NEAR)) palette.push(colour);
  return palette;
}

function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map((kept) => distance(kept, colour));
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const framed = new Uint8Array(content.length + 12);
  const view = new DataView(framed.buffer);
  view.setUint32(0, content.length);
  framed.set(new TextEncoder().encode(type), 4);
  framed.set(content, 8);
  view.setUint32(content.length + 8, crc32(framed.subarray(4, content.length + 8)));
  return framed;
}

function header(width: number, height: number): Uint8Array {
  const content = new Uint8Array(13);
  const view = new DataView(content.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  content.set([DEPTH, INDEXED], 8);
  return content;
}

/** @param png without transparency @returns the same bytes for the same picture */
export function indexed(png: Buffer): Uint8Array {
  const { width, height, data } = PNG.sync.read(png);
  const colourAt = (pixel: number) => data.readUIntBE(pixel * 4, 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++)
    counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1);
  const palette = paletteOf(counts);
  const indices = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));

  // Each row begins with its filter type, which is "none".
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indices.get(colourAt(y * width + x)) ?? 0;

  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const chunks = [
    chunk("IHDR", header(width, height)),
    chunk("PLTE", Uint8Array.from(colours)),
    chunk("IDAT", new Uint8Array(deflateSync(rows, { level: 9, memLevel: 9 }))),
    chunk("IEND", new Uint8Array()),
  ];
  return Uint8Array.from([...SIGNATURE, ...chunks.flatMap((bytes) => [...bytes])]);
}
