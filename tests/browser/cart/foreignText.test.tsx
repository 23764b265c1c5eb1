import { expect, test } from "vitest";
import type { Fact } from "../../../src/charges/charge.ts";
import { CartScreen } from "../../../src/screens/cart/CartScreen.tsx";
import { FactList } from "../../../src/screens/parts/FactList.tsx";
import { cartOf, fakeServer, show } from "../fakeServer.tsx";
import { COMPOUND, fine, LICENCE, licence, stay } from "./samples.ts";

/** Right-to-left texts from councils and citizens. Without isolation the text that follows one would be reordered. */

const FOREIGN = "سوق (3) ٢";

/** The distance of a text from the left edge. */
function left(of: Node): number {
  const range = document.createRange();
  range.selectNodeContents(of);
  return range.getBoundingClientRect().left;
}

test("a right-to-left text does not move the text beside it", async () => {
  const facts: readonly Fact[] = [
    { label: "charges.fact.offence", kind: "text", text: FOREIGN },
    { label: "charges.fact.payer", kind: "reference", text: FOREIGN },
  ];
  const screen = show(() => <FactList facts={facts} />, fakeServer({}));
  await screen.says("Offence");
  const values = [...screen.page.querySelectorAll("dd")];
  expect(values).toHaveLength(2);
  for (const value of values) {
    value.style.whiteSpace = "nowrap";
    const before = value.insertBefore(document.createTextNode("1 "), value.firstChild);
    const after = value.appendChild(document.createTextNode(" 2"));
    expect(left(before)).toBeLessThan(left(value.childNodes[1] ?? value));
    expect(left(after)).toBeGreaterThan(left(value.childNodes[1] ?? value));
  }
});

test("every text from outside on the cart's cards is isolated", async () => {
  await cartOf(fine({ offence: FOREIGN }), licence({ nama_s: FOREIGN }), stay("201-1234", "mpt", FOREIGN));
  const screen = show(CartScreen, fakeServer({ C2600123: COMPOUND, "2011234": LICENCE }));
  await screen.card("201-1234");
  const texts = document.createTreeWalker(screen.page, NodeFilter.SHOW_TEXT);
  let found = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.textContent?.includes(FOREIGN)) continue;
    found += 1;
    const holder = text.parentElement;
    expect(holder && getComputedStyle(holder).unicodeBidi, holder?.outerHTML).toBe("isolate");
    expect(holder && getComputedStyle(holder).display).toBe("inline");
  }
  // The offence, the business, the customer twice, and the customer on the licence's card.
  expect(found).toBe(5);
});
