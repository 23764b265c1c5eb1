import { expect, onTestFinished, test, vi } from "vitest";
import { openHostPage } from "./hostPage.ts";

/** The console's warnings about a tag's attribute names. A webmaster learns of a wrong name in no other way. */

async function warningsOf(tag: string): Promise<() => readonly string[]> {
  const page = openHostPage(tag);
  const warned = vi.spyOn(page.window.console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  page.window.fetch = async () => Response.json({});
  await page.load("/widgets/kaunter-cart.ts");
  await page.load("/widgets/kaunter-search.ts");
  return () => warned.mock.calls.map((words) => words.join(" "));
}

/** The console reports the page's last tag last. */
const LAST = '<kaunter-cart council="mps" last></kaunter-cart>';

const untilLast = (warnings: () => readonly string[]) =>
  expect.poll(() => warnings().join()).toContain("attribute last");

test.each(["<kaunter-search></kaunter-search>", '<kaunter-cart council=" "></kaunter-cart>'])(
  "%s names no council: the console says which council it serves, and lists all others",
  async (tag) => {
    const warnings = await warningsOf(tag);
    await expect
      .poll(warnings)
      .toEqual([expect.stringMatching(/Majlis Perbandaran Tawau \(mpt\).*dbkk, mps, mpt/)]);
  },
);

test.each([
  ["councl", "council"],
  ["kauncil", "council"],
  ["language", "lang"],
  ["headinglevel", "heading-level"],
  ["cart-url", undefined],
  ["charge", undefined],
])("an unknown attribute, %s, is reported with the intended one: %s", async (name, meant) => {
  const warnings = await warningsOf(`<kaunter-cart council="mps" ${name}="900101125555"></kaunter-cart>`);
  await expect.poll(warnings).toEqual([expect.stringContaining(`attribute ${name},`)]);
  expect(warnings()[0]).toMatch(
    meant === undefined ? /It takes council, lang/ : new RegExp(`mean ${meant}\\?`),
  );
  expect(warnings()[0]).not.toContain("900101125555");
});

test("attributes that HTML and frameworks write are not reported, nor is a correct tag", async () => {
  const warnings = await warningsOf(
    `<kaunter-cart council="mps" id="a" class="b" style="c" slot="d" title="e" dir="ltr" hidden role="region" tabindex="0"
      part="f" exportparts="g" inert is="h" nonce="i" translate="no" itemprop="j" data-k="l" aria-label="m" onclick="n" onkaunter-ready="o"
      ng-if="p" _ngcontent-abc v-if="q" data-v-1 x-data="r" @click="s" :council="t" wire:id="u" hx-get="v" [council]="w" (ready)="x" #y></kaunter-cart>
    <kaunter-search council="mps" charge="parking" lang="en"></kaunter-search>${LAST}`,
  );
  await untilLast(warnings);
  expect(warnings()).toHaveLength(1);
});
