import { expect, test } from "vitest";
import { fails, works } from "./elementQueries.ts";
import { type HostPage, openHostPage } from "./hostPage.ts";
import { press } from "./probes/place.ts";

/** The link in a tag without children, for a citizen whose element cannot work. */

const PROBE = "/tests/elements/probes/kaunter-probe.ts";

// Served as a portal serves it, because the link leads to the script's portal.
async function open(tag: string, lang = "ms"): Promise<{ page: HostPage; element: Element }> {
  const page = openHostPage(tag);
  page.document.documentElement.lang = lang;
  await page.load("/widgets/kaunter-cart.ts");
  await page.load(PROBE);
  return { page, element: page.document.body.firstElementChild! };
}

function linkIn(element: Element): HTMLAnchorElement | null | undefined {
  return element.shadowRoot?.querySelector<HTMLAnchorElement>("slot > a");
}

test.each([
  ["ms", "Bayar dalam talian: Majlis Perbandaran Sandakan"],
  ["en", "Pay online: Sandakan Municipal Council"],
  ["zh", "网上缴费: 山打根市议会"],
  ["fr", "Bayar dalam talian: Majlis Perbandaran Sandakan"],
])(
  "an element with a wrong attribute shows a link that names its council, on a page in %s",
  async (lang, words) => {
    const { element } = await open(
      '<kaunter-cart council="mps" charge="toll" api="portal.example"></kaunter-cart>',
      lang,
    );
    await fails(element);
    expect(linkIn(element)?.textContent).toBe(words);
    const language = lang === "fr" ? "ms" : lang;
    expect(linkIn(element)?.href).toBe(`${location.origin}/#/search?council=mps&lang=${language}`);
  },
);

test("a wrong council stays in the link, and the portal names it in its refusal", async () => {
  const { element } = await open('<kaunter-cart council="mbpj"></kaunter-cart>');
  await fails(element);
  expect(linkIn(element)?.href).toBe(`${location.origin}/#/search?council=mbpj&lang=ms`);
  expect(linkIn(element)?.textContent).toBe("Bayar dalam talian");
});

test("the link of an element whose portal does not answer leads to that portal and the element's council", async () => {
  const { element } = await open('<kaunter-probe council=" MPS " lang="en" api="/portal/"></kaunter-probe>');
  await works(element);
  press(element, "fail");
  await expect
    .poll(() => linkIn(element)?.href)
    .toBe(`${location.origin}/portal/#/search?council=mps&lang=en`);
  expect(linkIn(element)?.textContent).toBe("Pay online: Sandakan Municipal Council");
});
