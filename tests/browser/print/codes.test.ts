import { expect, test } from "vitest";
import { codeShape, drawCode } from "../../../src/print/codes.ts";
import type { PrintedCode } from "../../../src/print/printedDocument.ts";
import { readCode } from "./readCode.ts";

const qr = (value: string): PrintedCode => ({ kind: "qr", value, caption: "Imbas" });
const bars = (value: string): PrintedCode => ({ kind: "code128", value, caption: value });

/** The longest printed statement. */
const LONGEST = `https://kaunter.sabah.example/#/verify?s=${"eyJpc3N1ZXJzIjpbIm1wdCJd_Q-".repeat(14)}`.slice(
  0,
  400,
);

test.each(["https://a.example/", "R261121-7K2M9-QX4T1-V", LONGEST, "斗湖市议会 é"])(
  "a scanner reads a QR code back: %s",
  async (value) => {
    expect(await readCode("qr", await drawCode(qr(value)))).toBe(value);
  },
);

test.each(["R-1300001-12-2027", "2011234-2026-11", "8", "K26-130001/A"])(
  "a scanner reads a bar code back: %s",
  async (value) => {
    expect(await readCode("code128", await drawCode(bars(value)))).toBe(value);
  },
);

test("a scanner's margin around a code stays white: 4 modules of a QR code, 10 beside the bars", async () => {
  const corners = async (code: PrintedCode) => {
    const { path, width, height } = await codeShape(code);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d")!;
    context.fill(new Path2D(path), "evenodd");
    const { data } = context.getImageData(0, 0, width, height);
    const dark = Array.from({ length: width * height }, (_, index) => index).filter(
      (index) => data[index * 4 + 3]! > 0,
    );
    const columns = dark.map((index) => index % width);
    const rows = dark.map((index) => Math.floor(index / width));
    return {
      left: Math.min(...columns),
      right: width - 1 - Math.max(...columns),
      above: Math.min(...rows),
      below: height - 1 - Math.max(...rows),
    };
  };
  expect(await corners(qr("Kaunter"))).toEqual({ left: 8, right: 8, above: 8, below: 8 });
  expect(await corners(bars("Kaunter"))).toEqual({ left: 10, right: 10, above: 0, below: 0 });
});

test.each([qr(""), bars(""), qr("9".repeat(8000))])(
  "a text that no code can hold is refused",
  async (code) => {
    await expect(drawCode(code)).rejects.toThrow();
  },
);
