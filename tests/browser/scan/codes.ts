import { create } from "qrcode";

/** Codes as they are printed on bills, black on white. */

export function qrCode(text: string): HTMLCanvasElement {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  return drawn(modules.size, modules.size, 8, (column, row) => modules.get(row, column) === 1);
}

/** Bars and spaces in turn, with w for a wide one (ISO/IEC 16388). Only the characters that the tests draw. */
const CODE_39: Readonly<Record<string, string>> = {
  "*": "nwnnwnwnn",
  "-": "nwnnnnwnw",
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "6": "nnwwwnnnn",
  "9": "nnwwnnwnn",
  K: "wnnnnnnww",
};

export function code39(text: string): HTMLCanvasElement {
  const widths = [...`*${text}*`].flatMap((character) => [
    ...[...CODE_39[character]!].map((width) => (width === "w" ? 3 : 1)),
    1,
  ]);
  return bars(widths);
}

/** The widths of bars and spaces in turn (ISO/IEC 15417). Only the pairs of digits that the tests draw, start C and stop. */
const CODE_128: Readonly<Record<number, string>> = {
  0: "212222",
  4: "121322",
  12: "112232",
  13: "122132",
  45: "113123",
  105: "211232",
  106: "2331112",
};

export function code128(digits: string): HTMLCanvasElement {
  const pairs = digits.match(/../g)!.map(Number);
  const check = pairs.reduce((sum, pair, index) => sum + pair * (index + 1), 105) % 103;
  return bars([105, ...pairs, check, 106].flatMap((value) => [...CODE_128[value]!].map(Number)));
}

/** A pair of digits: one in the bars and one in the spaces between them (ISO/IEC 16390). */
const INTERLEAVED = [
  "nnwwn",
  "wnnnw",
  "nwnnw",
  "wwnnn",
  "nnwnw",
  "wnwnn",
  "nwwnn",
  "nnnww",
  "wnnwn",
  "nwnwn",
];

export function itf(digits: string): HTMLCanvasElement {
  const pairs = [...digits.matchAll(/(.)(.)/g)].flatMap(([, bar, space]) =>
    [...INTERLEAVED[Number(bar)]!].map((width, place) => width + INTERLEAVED[Number(space)]![place]!),
  );
  return bars([..."nnnn", ...pairs.join(""), ..."wnn"].map((width) => (width === "w" ? 3 : 1)));
}

/** The widths of a digit, reversed where the first digit's parity says so (ISO/IEC 15420). */
const EAN = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];

/** The parity for a first digit of nine, as in numbers issued in Malaysia. */
const BACKWARDS = [false, true, true, false, true, false];

export function ean13(digits: string): HTMLCanvasElement {
  const [left, right] = [digits.slice(1, 7), digits.slice(7)].map((half) =>
    [...half].map((digit) => [...EAN[Number(digit)]!]),
  );
  const turned = left!.map((widths, place) => (BACKWARDS[place] ? widths.toReversed() : widths));
  return bars([..."111", ...turned.flat(), ..."11111", ...right!.flat(), ..."111"].map(Number));
}

/** The code turned by 90 degrees, as on a bill held sideways. */
export function across(code: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [code.height, code.width];
  const context = canvas.getContext("2d")!;
  context.setTransform(0, 1, -1, 0, code.height, 0);
  context.drawImage(code, 0, 0);
  return canvas;
}

function bars(widths: readonly number[]): HTMLCanvasElement {
  const black = widths.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
  return drawn(black.length, 60, 3, (column) => black[column] === true);
}

function drawn(
  columns: number,
  rows: number,
  size: number,
  black: (column: number, row: number) => boolean,
): HTMLCanvasElement {
  const quiet = 10 * size;
  const canvas = document.createElement("canvas");
  canvas.width = columns * size + 2 * quiet;
  canvas.height = rows * size + 2 * quiet;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (black(column, row)) context.fillRect(quiet + column * size, quiet + row * size, size, size);
  return canvas;
}
