import { expect, test } from "vitest";
import SHEET from "../../widgets/kaunter.css?raw";
import { fails, surfaceOf, works } from "./elementQueries.ts";
import { type HostPage, openHostPage } from "./hostPage.ts";

/**
 * A page with the elements' style sheet does not move when an element is drawn, and has no gap afterwards (docs/embedding.md,
 * "Keep its place").
 */

const LINK = '<a href="/pay">Bayar di sini</a>';

/** A column beside a text, the narrowest phone, a phone, a tablet and a desktop. */
const WIDTHS = [300, 336, 376, 416, 496, 616, 716, 784, 1156];

/** Another font breaks its lines elsewhere. */
const CLOSE = 60;

type OpenPage = HostPage & { readonly element: HTMLElement };

function open(tag: string, markup = `<${tag}>${LINK}</${tag}>`): OpenPage {
  const page = openHostPage(`<style>${SHEET}</style>${markup}<p>Lain-lain</p>`);
  // A frame without a border, as wide as its page.
  page.frame.style.border = "0";
  page.window.fetch = async () => page.window.Response.json({});
  return { ...page, element: page.document.querySelector<HTMLElement>(tag)! };
}

const below = ({ document }: HostPage) => document.querySelector("p")!.getBoundingClientRect().top;

/** Where the text below the element begins, in windows of these widths. */
function belowIn(page: OpenPage): readonly number[] {
  return WIDTHS.map((width) => {
    page.frame.style.inlineSize = `${width}px`;
    return below(page);
  });
}

async function draw(page: OpenPage): Promise<void> {
  await page.load(`/widgets/${page.element.localName}.ts`);
  await works(page.element);
  await expect.poll(() => page.element.matches(":state(drawn)")).toBe(true);
}

/** Draws the element, and expects the text below it where it was before, at each width. */
async function expectInPlace(page: OpenPage): Promise<void> {
  const before = belowIn(page);
  expect(Math.min(...before)).toBeGreaterThan(200);
  await draw(page);
  await expect
    .poll(() =>
      belowIn(page).flatMap((to, at) => {
        const from = before[at] ?? 0;
        return Math.abs(from - to) > CLOSE ? [`${WIDTHS[at]}: from ${from} to ${to}`] : [];
      }),
    )
    .toEqual([]);
}

test.each([
  ["kaunter-search", "ms"],
  ["kaunter-search", "en"],
  ["kaunter-search", "zh"],
  ["kaunter-pay", "ms"],
])("content below a %s in %s stays in its place, at every width", async (tag, lang) => {
  await expectInPlace(open(tag, `<main lang="${lang}"><${tag}>${LINK}</${tag}></main>`));
});

test.each([
  ["kaunter-cart", 640],
  ["kaunter-checkout", 900],
  ["kaunter-receipt", 900],
  ["kaunter-licence", 900],
])("the text below a %s, which grows with what it shows, is out of most windows", (tag, height) => {
  for (const top of belowIn(open(tag))) expect(top).toBeGreaterThan(height);
});

test("a drawn element has the height of its content, without a gap below it", async () => {
  const page = open("kaunter-search");
  await draw(page);
  await expect
    .poll(() => page.element.getBoundingClientRect().height - surfaceOf(page.element)!.offsetHeight)
    .toBeLessThan(1);
});

test("an element that cannot work leaves no gap either", async () => {
  const page = open("kaunter-search", `<kaunter-search council="nowhere">${LINK}</kaunter-search>`);
  await page.load("/widgets/kaunter-search.ts");
  await fails(page.element);
  await expect.poll(() => below(page)).toBeLessThan(200);
});

test("an element that never comes gives its place up after 20 seconds, and leaves its link", () => {
  const page = open("kaunter-search");
  expect(below(page)).toBeGreaterThan(400);
  const animations = page.document.getAnimations();
  expect(animations.map(({ effect }) => effect?.getComputedTiming().delay)).toEqual([20_000]);
  for (const animation of animations) animation.finish();
  expect(below(page)).toBeLessThan(100);
});

test("a hidden element has no place", () => {
  expect(below(open("kaunter-search", `<kaunter-search hidden>${LINK}</kaunter-search>`))).toBeLessThan(50);
});
