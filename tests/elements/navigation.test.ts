import "./probes/kaunter-probe.ts";
import "../../widgets/kaunter-cart.ts";
import { expect, test } from "vitest";
import type { StatusToken } from "../../src/domain/identifiers.ts";
import { leaveFor } from "../../widgets/environment/leave.ts";
import { portalAddress } from "../../widgets/environment/portalAddress.ts";
import { portalOfScript } from "../../widgets/environment/portalOfScript.ts";
import { STATUS_TOKEN } from "../payment/samples.ts";
import { works } from "./elementQueries.ts";
import { nextAddress, openHostPage } from "./hostPage.ts";
import { given, place, press } from "./probes/place.ts";

const PROBE = "/tests/elements/probes/kaunter-probe.ts";

async function openProbe(attributes: string) {
  const page = openHostPage(`<kaunter-probe ${attributes}></kaunter-probe>`);
  await page.load(PROBE);
  const element = page.document.querySelector("kaunter-probe")!;
  await works(element);
  return { page, element };
}

test("the next screen is the council's page for it, when there is one", async () => {
  const { page, element } = await openProbe('cart-href="/council/cart?y=1"');
  expect(given(element).cart).toBe(`${location.origin}/council/cart?y=1`);
  const address = nextAddress(page);
  press(element, "cart");
  expect(await address).toBe(`${location.origin}/council/cart?y=1`);
});

test("in another document a relative address is that document's", async () => {
  const element = place('<kaunter-probe cart-href="cart"></kaunter-probe>').querySelector("kaunter-probe")!;
  await works(element);
  const page = openHostPage("");
  page.document.head.append(
    Object.assign(page.document.createElement("base"), { href: "https://preview.example/pages/" }),
  );
  page.document.body.append(element);
  await expect.poll(() => given(element).cart).toBe("https://preview.example/pages/cart");
});

test("else the portal, with the council and the language", async () => {
  const { page, element } = await openProbe('council="mps" lang="en" api="/portal/"');
  expect(given(element).cart).toBeUndefined();
  const address = nextAddress(page);
  press(element, "checkout");
  expect(await address).toBe(`${location.origin}/portal/#/checkout?council=mps&lang=en`);
});

test("else another element on the page takes the focus, one of the same council first", async () => {
  const ground = place(
    '<kaunter-probe council="mps"></kaunter-probe><kaunter-cart></kaunter-cart><kaunter-cart council="mps"></kaunter-cart>',
  );
  const [probe, , cart] = [...ground.children];
  await works(probe!);
  await works(cart!);
  press(probe!, "cart");
  await expect.poll(() => document.activeElement).toBe(cart);
  expect(cart!.shadowRoot!.activeElement?.localName).toBe("h2");
});

test.each(["requery", "refund"])(
  "the portal alone shows %s, whatever page the council has",
  async (screen) => {
    const { page, element } = await openProbe('council="mps" lang="zh" receipt-href="/council/receipt"');
    const told: string[] = [];
    page.document.addEventListener("kaunter-navigate", ({ detail }) => told.push(JSON.stringify(detail)));
    const address = nextAddress(page);
    press(element, screen);
    expect(await address).toBe(`${location.origin}/#/${screen}?council=mps&lang=zh`);
    expect(told).toEqual([`{"screen":"${screen}"}`]);
  },
);

test("the portal is given the status token behind the number sign, where the browser holds it", () => {
  const visit = { portal: "https://portal.example", council: "mpt", language: "ms" } as const;
  const token = STATUS_TOKEN as StatusToken;
  const { hash, search, pathname } = new URL(portalAddress({ screen: "requery", token }, visit));
  expect(new URLSearchParams(hash.split("?")[1]).get("status")).toBe(token);
  expect(search + pathname).toBe("/");
});

test("the page may take over", async () => {
  const { page, element } = await openProbe('cart-href="/council/cart"');
  const asked: string[] = [];
  page.document.addEventListener("kaunter-navigate", (event) => {
    asked.push(event.detail.screen);
    event.preventDefault();
  });
  for (const screen of ["cart", "checkout", "receipt"]) press(element, screen);
  expect(asked).toEqual(["cart", "checkout", "receipt"]);
  expect(page.window.location.pathname).toBe("/council/page");
});

test("a widget has no home: it begins at the search, which it shows itself", async () => {
  const { page, element } = await openProbe("");
  expect(given(element).arrived).toBe(false);
  press(element, "home");
  await expect.poll(() => given(element).arrived).toBe(true);
  expect(page.window.location.pathname).toBe("/council/page");
});

test("the portal is asked for what the citizen looked for", () => {
  const visit = { portal: "https://portal.example/base", council: "mpt", language: "ms" } as const;
  expect(portalAddress({ screen: "search", charge: "compound", account: "A 1&2" }, visit)).toBe(
    "https://portal.example/base/#/search?council=mpt&lang=ms&charge=compound&account=A+1%262",
  );
});

test.each([
  ["https://portal.example/widgets/kaunter.js", "https://portal.example"],
  ["https://portal.example/base/widgets/1.2.3/chunks/a-b.js?v=1", "https://portal.example/base"],
  ["https://cdn.example/kaunter.js", "https://cdn.example"],
])("the portal that served %s is %s", (script, portal) => {
  expect(portalOfScript(script)).toBe(portal);
});

test("the bank opens in the full window, or in the frame where that is forbidden", () => {
  const view = { top: { location: { href: "" } }, location: { href: "" } };
  leaveFor("https://portal.example/pay/x", view);
  expect([view.top.location.href, view.location.href]).toEqual(["https://portal.example/pay/x", ""]);
  const sandboxed = {
    location: { href: "" },
    get top(): never {
      throw new DOMException("sandboxed", "SecurityError");
    },
  };
  leaveFor("https://portal.example/pay/x", sandboxed);
  expect(sandboxed.location.href).toBe("https://portal.example/pay/x");
});
