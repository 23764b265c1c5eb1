import "./probes/kaunter-probe.ts";
import "../../widgets/kaunter-cart.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { CartItem } from "../../src/charges/index.ts";
import type { StatusToken } from "../../src/domain/identifiers.ts";
import { addToCart, loadCart, removeFromCart } from "../../src/stores/cart.ts";
import { useCart } from "../../src/stores/cartState.ts";
import { portalAddress } from "../../widgets/environment/portalAddress.ts";
import { portalOfScript } from "../../widgets/environment/portalOfScript.ts";
import { redirectTo } from "../../widgets/environment/redirectTo.ts";
import { parkingItem, stayItem } from "../unit/charges/samples.ts";
import { STATUS_TOKEN } from "../unit/payment/samples.ts";
import { works } from "./elementQueries.ts";
import { nextAddress, openHostPage } from "./hostPage.ts";
import { given, place, press, textOf } from "./probes/place.ts";

const PROBE = "/tests/elements/probes/kaunter-probe.ts";

/** Puts exactly these items into the cart of this origin. */
async function putInCart(...items: readonly CartItem[]): Promise<void> {
  await loadCart();
  for (const item of useCart.getState().items) await removeFromCart(item);
  for (const item of items) expect(await addToCart(item, 20)).toBe("added");
}

async function openProbe(attributes: string) {
  const page = openHostPage(`<kaunter-probe ${attributes}></kaunter-probe>`);
  await page.load(PROBE);
  const element = page.document.querySelector("kaunter-probe")!;
  await works(element);
  return { page, element };
}

test("the next screen is on the council's page for it, if the council has one", async () => {
  const { page, element } = await openProbe('cart-href="/council/cart?y=1"');
  expect(given(element).cart).toBe(`${location.origin}/council/cart?y=1`);
  const address = nextAddress(page);
  press(element, "cart");
  expect(await address).toBe(`${location.origin}/council/cart?y=1`);
});

test("in another document a relative address belongs to that document", async () => {
  const element = place('<kaunter-probe cart-href="cart"></kaunter-probe>').querySelector("kaunter-probe")!;
  await works(element);
  const page = openHostPage("");
  page.document.head.append(
    Object.assign(page.document.createElement("base"), { href: "https://preview.example/pages/" }),
  );
  page.document.body.append(element);
  await expect.poll(() => given(element).cart).toBe("https://preview.example/pages/cart");
});

test("otherwise it is on the portal, with the council and the language", async () => {
  const { page, element } = await openProbe('council="mps" lang="en" api="/portal/"');
  expect(given(element).cart).toBeUndefined();
  const address = nextAddress(page);
  press(element, "checkout");
  expect(await address).toBe(`${location.origin}/portal/#/checkout?council=mps&lang=en`);
});

test.each([
  ["cart", "cart"],
  ["checkout", "checkout"],
  ["confirmation", "checkout"],
])("the link to the portal's %s carries the page's cart, which the portal asks about", async (screen, to) => {
  sessionStorage.removeItem("kaunter.handedOver");
  await putInCart(parkingItem(), stayItem());
  const { page, element } = await openProbe('council="mps" lang="zh"');
  press(element, "load");
  await expect.poll(() => textOf(element, "load")).toBe("loaded");
  const address = nextAddress(page);
  press(element, screen);
  expect(decodeURIComponent((await address) ?? "")).toBe(
    `${location.origin}/#/hand_over?council=mps&lang=zh&to=${to}` +
      "&cart=1&item=mpt.parking.500.P130001&item=mpt.local_government_charge",
  );
  // A note for a citizen who returns, about items whose payment no record shows.
  const noted: unknown[] = JSON.parse(sessionStorage.getItem("kaunter.handedOver") ?? "[]");
  expect(noted).toHaveLength(2);
});

test("an empty cart is not transferred, and a full one is not transferred to a screen that needs none", async () => {
  await putInCart();
  const empty = await openProbe("");
  press(empty.element, "load");
  await expect.poll(() => textOf(empty.element, "load")).toBe("loaded");
  const cart = nextAddress(empty.page);
  press(empty.element, "cart");
  expect(await cart).toBe(`${location.origin}/#/cart?council=mpt&lang=ms`);

  await putInCart(parkingItem());
  const full = await openProbe("");
  press(full.element, "load");
  await expect.poll(() => textOf(full.element, "load")).toBe("loaded");
  const refund = nextAddress(full.page);
  press(full.element, "refund");
  expect(await refund).toBe(`${location.origin}/#/refund?council=mpt&lang=ms`);
});

test("otherwise another element on the page takes the focus, first one of the same council", async () => {
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

test("the search element of another council is not used for this one's bills, the portal is", async () => {
  const page = openHostPage(
    '<kaunter-receipt-probe council="mps"></kaunter-receipt-probe><kaunter-search council="dbkk"></kaunter-search>',
  );
  await page.load("/tests/elements/probes/kaunter-receipt-probe.ts");
  const element = page.document.querySelector("kaunter-receipt-probe")!;
  await works(element);
  const address = nextAddress(page);
  press(element, "search");
  expect(await address).toBe(`${location.origin}/#/search?council=mps&lang=ms`);
});

describe("an element elsewhere on the page", () => {
  /** A probe beside a cart that the page has wrapped. */
  async function besideCart(around: (cart: HTMLElement) => Element) {
    const ground = place("<kaunter-probe></kaunter-probe>");
    const cart = document.createElement("kaunter-cart");
    ground.append(around(cart));
    const probe = ground.querySelector("kaunter-probe")!;
    await works(probe);
    await works(cart);
    return { ground, probe, cart };
  }

  const focusedIn = (element: Element) => element.shadowRoot!.activeElement?.localName;

  test("is found inside another component of the page", async () => {
    const { probe, cart } = await besideCart((it) => {
      const host = document.createElement("section");
      const inner = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
      inner.attachShadow({ mode: "open" }).append(it);
      return host;
    });
    press(probe, "cart");
    await expect.poll(() => focusedIn(cart)).toBe("h2");
  });

  test("is shown when closed details hide it", async () => {
    const { ground, probe, cart } = await besideCart((it) => {
      const details = document.createElement("details");
      details.append(it);
      return details;
    });
    press(probe, "cart");
    await expect.poll(() => focusedIn(cart)).toBe("h2");
    expect(ground.querySelector("details")!.open).toBe(true);
  });

  test("is used in a tab that the page opens on request", async () => {
    const { ground, probe, cart } = await besideCart((it) => {
      const tab = Object.assign(document.createElement("div"), { hidden: true });
      tab.append(it);
      return tab;
    });
    ground.addEventListener("kaunter-navigate", () => {
      cart.parentElement!.hidden = false;
    });
    press(probe, "cart");
    await expect.poll(() => focusedIn(cart)).toBe("h2");
  });

  test("is skipped in a tab that stays hidden, if another one is visible", async () => {
    const { ground, probe, cart } = await besideCart((it) => {
      const tabs = document.createElement("div");
      tabs.innerHTML = '<details><div style="display: none"></div></details><kaunter-cart></kaunter-cart>';
      tabs.querySelector("div")!.append(it);
      return tabs;
    });
    const seen = ground.querySelector("details + kaunter-cart")!;
    await works(seen);
    press(probe, "cart");
    await expect.poll(() => focusedIn(seen)).toBe("h2");
    expect(focusedIn(cart)).toBeUndefined();
    // A part that shows nothing is left as the page had it.
    expect(ground.querySelector("details")!.open).toBe(false);
  });

  test("is replaced by the portal if it is the only one and stays hidden, and the console says so", async () => {
    const page = openHostPage(
      '<kaunter-probe council="mpt"></kaunter-probe><div hidden><kaunter-cart></kaunter-cart></div>',
    );
    await page.load(PROBE);
    const reported: unknown[] = [];
    page.window.console.warn = (message: unknown) => void reported.push(message);
    const element = page.document.querySelector("kaunter-probe")!;
    await works(element);
    const address = nextAddress(page);
    press(element, "cart");
    expect(await address).toBe(`${location.origin}/#/cart?council=mpt&lang=ms`);
    expect(reported).toContainEqual(expect.stringMatching(/"cart" is in a hidden part of the page/));
  });

  test("is waited for while its code loads", async () => {
    const page = openHostPage("<kaunter-probe></kaunter-probe><kaunter-cart></kaunter-cart>");
    await page.load(PROBE);
    const element = page.document.querySelector("kaunter-probe")!;
    await works(element);
    press(element, "cart");
    await page.load("/widgets/kaunter-cart.ts");
    const cart = page.document.querySelector("kaunter-cart")!;
    await expect.poll(() => focusedIn(cart)).toBe("h2");
    expect(page.window.location.pathname).toBe("/council/page");
  });

  test("is used when this page is the council's page for it, without reloading the page", async () => {
    const page = openHostPage(
      '<kaunter-probe cart-href="/council/page?x=1#cart"></kaunter-probe><kaunter-cart id="cart"></kaunter-cart>',
    );
    await page.load(PROBE);
    await page.load("/widgets/kaunter-cart.ts");
    const [element, cart] = [...page.document.body.children];
    await works(element!);
    await works(cart!);
    press(element!, "cart");
    await expect.poll(() => focusedIn(cart!)).toBe("h2");
    expect(page.window.location.hash).toBe("#part");
  });

  test.each([
    [true, "instant"],
    [false, "auto"],
  ])("is scrolled to as the device prefers: reduced motion %s, %s", async (matches, behavior) => {
    const { matchMedia } = window;
    onTestFinished(() => void Object.assign(window, { matchMedia }));
    Object.assign(window, { matchMedia: () => ({ matches }) });
    const { probe, cart } = await besideCart((it) => it);
    const asked: unknown[] = [];
    Object.assign(cart, { scrollIntoView: (options: unknown) => asked.push(options) });
    press(probe, "cart");
    expect(asked).toEqual([{ block: "start", behavior }]);
  });
});

test.each(["requery", "refund"])(
  "only the portal shows %s, whatever pages the council has",
  async (screen) => {
    const { page, element } = await openProbe('council="mps" lang="zh" receipt-href="/council/receipt"');
    const reported: string[] = [];
    page.document.addEventListener("kaunter-navigate", ({ detail }) => reported.push(JSON.stringify(detail)));
    const address = nextAddress(page);
    press(element, screen);
    expect(await address).toBe(`${location.origin}/#/${screen}?council=mps&lang=zh`);
    expect(reported).toEqual([`{"screen":"${screen}"}`]);
  },
);

test("the portal gets the status token after the number sign, if the browser has it", () => {
  const visit = { portal: "https://portal.example", council: "mpt", language: "ms" } as const;
  const token = STATUS_TOKEN as StatusToken;
  const { hash, search, pathname } = new URL(portalAddress({ screen: "requery", token }, visit));
  expect(new URLSearchParams(hash.split("?")[1]).get("status")).toBe(token);
  expect(search + pathname).toBe("/");
});

test("the page may handle the link itself", async () => {
  const { page, element } = await openProbe('cart-href="/council/cart"');
  const asked: string[] = [];
  page.document.addEventListener("kaunter-navigate", (event) => {
    asked.push(event.detail.screen);
    event.preventDefault();
  });
  // The council's page, the portal, a screen that only the portal has, the element itself.
  const ways = ["cart", "checkout", "receipt", "requery", "home"];
  for (const screen of ways) press(element, screen);
  expect(asked).toEqual([...ways.slice(0, -1), "search"]);
  expect(page.window.location.pathname).toBe("/council/page");
  expect(given(element).arrived).toBe(false);
});

test("the page may handle a link to another element itself", async () => {
  const ground = place("<kaunter-probe></kaunter-probe><kaunter-cart></kaunter-cart>");
  const [probe, cart] = [...ground.children];
  await works(probe!);
  await works(cart!);
  ground.addEventListener("kaunter-navigate", (event) => event.preventDefault());
  press(probe!, "cart");
  expect(document.activeElement).not.toBe(cart);
});

test("a widget has no home, so it starts with the search, which it shows itself", async () => {
  const { page, element } = await openProbe("");
  expect(given(element).arrived).toBe(false);
  press(element, "home");
  await expect.poll(() => given(element).arrived).toBe(true);
  expect(page.window.location.pathname).toBe("/council/page");
});

test("the portal gets the number that the citizen searched for", () => {
  const visit = { portal: "https://portal.example/base", council: "mpt", language: "ms" } as const;
  expect(portalAddress({ screen: "search", charge: "compound", account: "A 1&2" }, visit)).toBe(
    "https://portal.example/base/#/search?council=mpt&lang=ms&charge=compound&account=A+1%262",
  );
});

test.each([
  ["https://portal.example/widgets/kaunter.js", "https://portal.example"],
  ["https://portal.example/base/widgets/1.2.3/chunks/a-b.js?v=1", "https://portal.example/base"],
  ["https://council.example/assets/site-AbCd1234.js", undefined],
  ["file:///C:/site/widgets/kaunter.js", undefined],
])("the portal that served %s is %s", (script, portal) => {
  expect(portalOfScript(script)).toBe(portal);
});

test("the bank opens in the full window, and a frame that forbids it is reported to the webmaster", () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const view = { top: { location: { href: "" } }, location: { href: "" } };
  expect(redirectTo("https://portal.example/pay/x", view)).toBe(true);
  expect([view.top.location.href, view.location.href]).toEqual(["https://portal.example/pay/x", ""]);
  expect(warned).not.toHaveBeenCalled();
  const sandboxed = {
    location: { href: "" },
    get top(): never {
      throw new DOMException("sandboxed", "SecurityError");
    },
  };
  expect(redirectTo("https://portal.example/pay/x", sandboxed)).toBe(false);
  expect(sandboxed.location.href).toBe("");
  expect(warned.mock.calls.join()).toContain("add allow-top-navigation");
});
