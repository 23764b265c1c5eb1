import { crc32, deflateSync } from "node:zlib";

const MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes pictures as PNG: pixels in rows from the top, four bytes each (red, green, blue, opacity). */
export function encodePng(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const rows = new Uint8Array(height * (width * 4 + 1));
  // each row begins with how it is filtered: not at all
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * (width * 4 + 1) + 1);
  return Uint8Array.from([
    ...MAGIC,
    // 8 bits for each of red, green, blue and opacity
    ...chunk("IHDR", [...bigEndian(width), ...bigEndian(height), 8, 6, 0, 0, 0]),
    ...chunk("IDAT", deflateSync(rows, { level: 9 })),
    ...chunk("IEND", []),
  ]);
}

function chunk(type: string, data: Iterable<number>): readonly number[] {
  const body = Uint8Array.from([...new TextEncoder().encode(type), ...data]);
  return [...bigEndian(body.length - type.length), ...body, ...bigEndian(crc32(body))];
}

function bigEndian(value: number): readonly number[] {
  return [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
}
