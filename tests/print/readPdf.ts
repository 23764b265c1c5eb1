import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PNG } from "pngjs";

/** A PDF read back by poppler, which shares no code with what makes it. */
export interface ReadPdf {
  /** The text of each page in the order in which it stands in the file: as it is selected and read aloud. */
  readonly pages: readonly string[];
  /** The same as it stands on the paper, columns beside each other. */
  readonly layouts: readonly string[];
  /** What the file says of itself, as pdfinfo names it: "Title", "Page size". */
  readonly facts: Readonly<Record<string, string>>;
  /** Where each page is not white, in points from its top left corner. */
  readonly inked: readonly Box[];
  /** How each page looks, at 50 dots an inch, as a data URL of PNG. */
  readonly pictures: readonly string[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const DOTS = 50;
const run = promisify(execFile);

/** @throws Error when poppler finds it is no PDF */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-pdf-"));
  try {
    const file = join(folder, "read.pdf");
    await writeFile(file, bytes);
    const drawn = await draw(file, folder);
    return {
      pages: pagesOf((await run("pdftotext", ["-raw", file, "-"])).stdout),
      layouts: pagesOf((await run("pdftotext", ["-layout", file, "-"])).stdout),
      facts: factsOf((await run("pdfinfo", [file])).stdout),
      inked: drawn.map((png) => inkOf(PNG.sync.read(png))),
      pictures: drawn.map((png) => `data:image/png;base64,${png.toString("base64")}`),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function draw(file: string, folder: string): Promise<readonly Buffer[]> {
  await run("pdftoppm", ["-png", "-r", String(DOTS), file, join(folder, "page")]);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** pdftotext ends each page with a form feed. */
function pagesOf(text: string): readonly string[] {
  return text.split("\f").slice(0, -1);
}

function factsOf(said: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    said.split("\n").map((line) => {
      const [name = "", ...rest] = line.split(":");
      return [name, rest.join(":").trim()];
    }),
  );
}

function inkOf({ width, height, data }: PNG): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4] ?? 255) > 240 && (data[(y * width + x) * 4 + 2] ?? 255) > 240) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  const points = (pixels: number) => (pixels * 72) / DOTS;
  return { left: points(left), top: points(top), right: points(right), bottom: points(bottom) };
}
