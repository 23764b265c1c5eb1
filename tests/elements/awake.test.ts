import { describe, expect, test } from "vitest";
import { type HostPage, openHostPage } from "./hostPage.ts";

/** When the element takes over the search form that is shown before its program has loaded. */

const LOADER = "/widgets/early/showEarlySearches.ts";
const PROGRAM = "/widgets/kaunter-search.ts";
const PROBE = "/tests/elements/probes/kaunter-receipt-probe.ts";
const TAGS =
  '<kaunter-search id="far"><a href="/pay">Pay here</a></kaunter-search><kaunter-search id="near"></kaunter-search>';

type Search = HTMLElement & { show(place: object): void };

/**
 * A page with two search forms. One in the window has been taken over. Another, earlier in the document, is far below the window.
 * Any work for both has reached the first already.
 */
async function open(setUp: (page: HostPage, far: Search) => void = () => {}, tags = TAGS) {
  const page = openHostPage(tags);
  const far = page.document.querySelector<Search>("#far")!;
  Object.assign(far.style, { position: "absolute", top: "9000px" });
  const home = `${location.origin}/widgets/kaunter.ts`;
  const load = () => new Promise<never>(() => {});
  Object.assign(page.window, { [Symbol.for("kaunter")]: { version: "0.1.0", home, load } });
  const asked: string[] = [];
  page.window.fetch = (input) => {
    const address = input instanceof page.window.Request ? input.url : String(input);
    const { pathname } = new URL(address, location.href);
    asked.push(pathname);
    // Answers only the configuration, without which no element is ready.
    return pathname === "/api/query" ? Promise.resolve(Response.json({})) : new Promise(() => {});
  };
  const ready: string[] = [];
  page.document.addEventListener("kaunter-ready", ({ target }) => ready.push((target as Element).id));
  setUp(page, far);
  await page.load(LOADER);
  const root = far.shadowRoot!;
  const drawn = root.innerHTML;
  await page.load(PROGRAM);
  await expect.poll(() => ready).toContain("near");
  const field = root.querySelector<HTMLInputElement>("input[name=number]")!;
  const button = [...root.querySelectorAll("button")].find((one) => one.textContent === "Cari")!;
  return { page, far, root, drawn, ready, asked, field, button };
}

const fieldIn = (root: ShadowRoot) => root.querySelector<HTMLInputElement>("input[name=number]")!;
const chosenIn = (root: ShadowRoot) =>
  root.querySelector<HTMLInputElement>("input[name=charge]:checked")!.value;

test("an element below the window stays as it was drawn until the reader scrolls near it", async () => {
  const { far, root, drawn, ready, field } = await open();
  expect(ready).toEqual(["near"]);
  expect(root.innerHTML).toBe(drawn);
  expect(far.matches(":state(drawn)")).toBe(true);
  far.scrollIntoView();
  await expect.poll(() => ready).toEqual(["near", "far"]);
  expect(root.innerHTML).toBe(drawn);
  expect(fieldIn(root)).toBe(field);
});

describe("an element that is used earlier is taken over and keeps what was typed", () => {
  test.each(["pointerenter", "focusin", "input"])("%s", async (type) => {
    const { root, ready, field } = await open();
    field.value = "130045001";
    const target = type === "pointerenter" ? root.querySelector("div")! : field;
    target.dispatchEvent(new Event(type, { bubbles: type !== "pointerenter" }));
    await expect.poll(() => ready).toEqual(["near", "far"]);
    expect(fieldIn(root)).toBe(field);
    expect(field.value).toBe("130045001");
  });

  test("with the focus and the caret", async () => {
    const { root, ready, field } = await open();
    field.value = "130045001";
    field.focus({ preventScroll: true });
    field.setSelectionRange(2, 5);
    await expect.poll(() => ready).toEqual(["near", "far"]);
    expect(root.activeElement).toBe(field);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["130045001", 2, 5]);
  });

  test("and does what was pressed", async () => {
    const { asked, field, button } = await open();
    field.value = "130045001";
    button.click();
    await expect.poll(() => asked.filter((path) => path.endsWith("/assessments"))).toHaveLength(1);
  });
});

describe("an element that another element leads to is taken over", () => {
  test("and takes the focus", async () => {
    const { page, far, root, ready } = await open(
      undefined,
      `${TAGS}<kaunter-receipt-probe></kaunter-receipt-probe>`,
    );
    await page.load(PROBE);
    const probe = page.document.querySelector("kaunter-receipt-probe")!;
    const press = () => probe.shadowRoot?.querySelector<HTMLButtonElement>('button[name="search"]');
    await expect.poll(press).not.toBeNull();
    press()!.click();
    await expect.poll(() => ready).toContain("far");
    await expect.poll(() => page.document.activeElement).toBe(far);
    expect(root.activeElement?.localName).toBe("h2");
  });

  test("and searches for the number that it was given", async () => {
    const { far, root, ready, asked } = await open();
    far.show({ screen: "search", charge: "license", account: "R1300001" });
    await expect.poll(() => ready).toEqual(["near", "far"]);
    await expect.poll(() => asked.filter((path) => path === "/api/licenses")).toHaveLength(1);
    expect(chosenIn(root)).toBe("license");
    expect(fieldIn(root).value).toBe("R1300001");
  });
});

test("a hidden element is taken over when it is shown", async () => {
  const { far, ready } = await open((_, it) => {
    it.style.top = "0";
    it.hidden = true;
  });
  expect(ready).toEqual(["near"]);
  far.hidden = false;
  await expect.poll(() => ready).toEqual(["near", "far"]);
});

test("an element whose attribute changes is taken over", async () => {
  const { far, root, ready } = await open();
  far.setAttribute("cart-href", "/troli");
  await expect.poll(() => ready).toEqual(["near", "far"]);
  far.setAttribute("charge", "compound");
  await expect.poll(() => chosenIn(root)).toBe("compound");
});

test("an element takes the new language when its page changes language", async () => {
  const { page, root } = await open();
  page.document.documentElement.lang = "en";
  await expect.poll(() => root.querySelector("h2")!.textContent).toBe("Find a bill");
});

test("an element with a wrong attribute says so at once", async () => {
  const heard: string[] = [];
  await open(({ document }, far) => {
    document.addEventListener("kaunter-error", ({ target }) => heard.push((target as Element).id));
    far.setAttribute("cart-href", "https://[");
  });
  await expect.poll(() => heard).toEqual(["far"]);
});

test("where the browser cannot say what is near, all elements are taken over at once", async () => {
  const { ready } = await open(({ window }) => Reflect.deleteProperty(window, "IntersectionObserver"));
  await expect.poll(() => new Set(ready)).toEqual(new Set(["far", "near"]));
});

test("a waiting element no longer shows the tag's own children, which were below the form while it loaded", async () => {
  const { page, ready } = await open(({ window }) => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, delay?: number) =>
      setTimeout(act, delay === 8_000 ? 0 : delay)) as typeof window.setTimeout;
  });
  expect(ready).toEqual(["near"]);
  expect(page.document.querySelector("a")!.checkVisibility()).toBe(false);
});

test("an element that is moved while it waits continues to wait in its new place", async () => {
  const { page, far, ready, root, field } = await open();
  page.document.body.prepend(far);
  far.style.top = "0";
  await expect.poll(() => ready).toEqual(["near", "far"]);
  expect(fieldIn(root)).toBe(field);
});
