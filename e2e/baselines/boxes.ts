import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

/** The position and the colours of a screen's parts, in pixels of the page. All versions of a browser agree on these. */

/** The pixels by which two versions of a browser may place the same text differently. */
const TOLERANCE = 3;

/** The amount by which another version may round a channel of a mixed colour, of 255. */
const ROUNDING = 2;

/** Landmarks, headings, controls, amounts and notices. */
const PARTS =
  "header, nav, main, footer, h1, h2, h3, h4, a, button, summary, input, select, textarea, label, dialog, iframe, [part=notice], [translate=no]";

/** A part with its kind and text, its colours, and its box. */
interface Box {
  readonly part: string;
  readonly colours: string;
  readonly box: readonly number[];
}

/** One line for each part, in the order of the page. */
const fileOf = (name: string) => fileURLToPath(new URL(`drawn/boxes/${name}.txt`, import.meta.url));

function measure(page: Page): Promise<readonly Box[]> {
  return page.evaluate((parts) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** Red, green, blue and alpha of a colour in any notation of the browser. */
    const plain = (colour: string) => {
      if (pen === null) return colour;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const channels = [...pen.getImageData(0, 0, 1, 1).data];
      return channels.map((channel) => channel.toString(16).padStart(2, "0")).join("");
    };
    /** In the order of the page. The content of an open shadow root takes the place of its element. */
    const within = (root: ParentNode): Element[] =>
      [...root.children].flatMap((element) => [
        ...(element.matches(parts) ? [element] : []),
        ...(element.shadowRoot === null ? [] : within(element.shadowRoot)),
        ...within(element),
      ]);
    return [...document.querySelectorAll("#storybook-root")].flatMap(within).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      const says = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 32);
      return [
        {
          part: `${element.localName} ${says}`.trim(),
          colours: [color, backgroundColor, borderTopColor].map(plain).join(" "),
          box: [x, y + scrollY, width, height].map(Math.round),
        },
      ];
    });
  }, PARTS);
}

const lineOf = ({ part, colours, box }: Box) => [box.join(" "), colours, part].join("\t");

function readLine(line: string): Box {
  const [box = "", colours = "", part = ""] = line.split("\t");
  return { part, colours, box: box.split(" ").map(Number) };
}

const channelsOf = (colours: string) =>
  (colours.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16));

/** @param rounding the difference that a channel may have */
function areAlike(one: string, other: string, rounding: number): boolean {
  const [channels, others] = [channelsOf(one), channelsOf(other)];
  return (
    channels.length === others.length &&
    channels.every((channel, index) => Math.abs(channel - (others[index] ?? Number.NaN)) <= rounding)
  );
}

function isAlike(one: Box | undefined, other: Box | undefined, rounding: number): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.part === other.part &&
    areAlike(one.colours, other.colours, rounding) &&
    one.box.every((length, index) => Math.abs(length - (other.box[index] ?? Number.NaN)) <= TOLERANCE)
  );
}

export async function drawBoxes(page: Page, name: string): Promise<void> {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${(await measure(page)).map(lineOf).join("\n")}\n`);
}

/**
 * Every part has the same text, colours and place.
 * @param isOtherVersion whether another version of the browser drew the baselines
 */
export async function expectBoxes(page: Page, name: string, isOtherVersion: boolean): Promise<void> {
  const rounding = isOtherVersion ? ROUNDING : 0;
  const drawn = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const known = drawn.map(readLine);
  const differing = async () => {
    const found = await measure(page);
    return Array.from({ length: Math.max(known.length, found.length) }, (_, index) => index)
      .filter((index) => !isAlike(known[index], found[index], rounding))
      .map((index) => ({ was: drawn[index], is: found[index] && lineOf(found[index]) }))
      .slice(0, 10);
  };
  // A canvas follows the window's width a moment later.
  await expect.poll(differing, `parts of ${name} are not where or as they were`).toEqual([]);
}
