import { expect, test } from "vitest";
import reference from "../../docs/embedding.md?raw";
import { fails, surfaceOf, works } from "./elementQueries.ts";
import { type HostPage, openHostPage } from "./hostPage.ts";

/**
 * A page that reserves an element's place does not move when the element is drawn, and has no gap afterwards (docs/embedding.md,
 * "Keep its place").
 */

const RULES = /## Keep its place.*?```css\n(.*?)```/s.exec(reference)?.[1] ?? "";

const LINK = '<a href="/pay">Bayar di sini</a>';

async function open(tag: string, width: number): Promise<HostPage & { readonly element: HTMLElement }> {
  const page = openHostPage(`<style>${RULES}</style>${tag}<p>Lain-lain</p>`);
  page.frame.style.inlineSize = `${width}px`;
  // A frame without a border, as wide as its page.
  page.frame.style.border = "0";
  page.window.fetch = async () => page.window.Response.json({});
  return { ...page, element: page.document.querySelector<HTMLElement>("kaunter-search")! };
}

const below = ({ document }: HostPage) => document.querySelector("p")!.getBoundingClientRect().top;

test.each([360, 1280])(
  "content below the search stays in its place, on a page of %i pixels",
  async (width) => {
    const page = await open(`<kaunter-search>${LINK}</kaunter-search>`, width);
    const before = below(page);
    expect(before).toBeGreaterThan(400);
    await page.load("/widgets/kaunter-search.ts");
    await works(page.element);
    await expect.poll(() => page.element.matches(":state(drawn)")).toBe(true);
    await expect.poll(() => Math.abs(below(page) - before)).toBeLessThan(40); // Another font breaks its lines elsewhere.
  },
);

test("a drawn element has the height of its content, without a gap below it", async () => {
  const page = await open('<kaunter-search lang="zh"></kaunter-search>', 1280);
  await page.load("/widgets/kaunter-search.ts");
  await works(page.element);
  await expect
    .poll(() => page.element.getBoundingClientRect().height - surfaceOf(page.element)!.offsetHeight)
    .toBeLessThan(1);
  expect(getComputedStyle(page.element).minHeight).toBe("0px");
});

test("an element that cannot work leaves no gap either", async () => {
  const page = await open(`<kaunter-search council="nowhere">${LINK}</kaunter-search>`, 360);
  await page.load("/widgets/kaunter-search.ts");
  await fails(page.element);
  await expect.poll(() => below(page)).toBeLessThan(200);
});

test("an element whose program is still loading draws nothing yet", async () => {
  const page = await open(`<kaunter-search>${LINK}</kaunter-search>`, 360);
  expect(page.element.matches(":state(drawn)")).toBe(false);
});
