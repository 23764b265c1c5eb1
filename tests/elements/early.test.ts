import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FirstCopy } from "../../widgets/firstCopy.ts";
import { type HostPage, openHostPage, STRICT } from "./hostPage.ts";

const EARLY = "/widgets/early/showEarlySearches.ts";
const PROGRAM = "/widgets/kaunter-search.ts";
const TAG = '<kaunter-search><a href="/pay">Pay here</a></kaunter-search>';

interface Waiting {
  readonly page: HostPage;
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly field: HTMLInputElement;
  readonly button: (name: string) => HTMLButtonElement;
  /** The portal calls of the element, by path. */
  readonly asked: readonly string[];
  /** Loads the program. Resolves when it has taken over the form. */
  arrive(): Promise<void>;
}

/** A page on which the loader's first piece has run and the program is missing. */
async function open(
  tag = TAG,
  load: FirstCopy["load"] = () => new Promise<never>(() => {}),
  setUp: (page: HostPage) => void = () => {},
) {
  const page = openHostPage(tag, { policy: STRICT });
  const home = `${location.origin}/widgets/kaunter.ts`;
  Object.assign(page.window, {
    [Symbol.for("kaunter")]: { version: "0.1.0", home, load } satisfies FirstCopy,
  });
  const asked: string[] = [];
  page.window.fetch = (input) => {
    const address = input instanceof page.window.Request ? input.url : String(input);
    const { pathname } = new URL(address, location.href);
    asked.push(pathname);
    // Answers only the configuration, without which no element is ready.
    return pathname === "/api/query" ? Promise.resolve(Response.json({})) : new Promise(() => {});
  };
  setUp(page);
  await page.load(EARLY);
  return { page, asked, element: page.document.querySelector<HTMLElement>("kaunter-search")! };
}

async function waiting(...given: Parameters<typeof open>): Promise<Waiting> {
  const { page, asked, element } = await open(...given);
  const root = element.shadowRoot!;
  return {
    page,
    asked,
    element,
    root,
    field: root.querySelector<HTMLInputElement>("input[name=number]")!,
    button: (name) => [...root.querySelectorAll("button")].find((one) => one.textContent === name)!,
    arrive: async () => {
      const ready = new Promise((resolve) =>
        element.addEventListener("kaunter-ready", resolve, { once: true }),
      );
      await page.load(PROGRAM);
      await ready;
    },
  };
}

const fieldIn = (root: ShadowRoot) => root.querySelector<HTMLInputElement>("input[name=number]")!;
const labelIn = (root: ShadowRoot) => fieldIn(root).closest("[part=field]")!.querySelector("label")!;
const choice = (root: ShadowRoot, charge: string) =>
  root.querySelector<HTMLInputElement>(`input[name=charge][value=${charge}]`)!;

test.each(["ms", "en", "zh"])(
  "the early form equals React's first drawing node for node, in %s",
  async (lang) => {
    const { root, field, page, arrive } = await waiting(`<main lang="${lang}">${TAG}</main>`);
    const early = root.innerHTML;
    const height = root.host.getBoundingClientRect().height;
    expect(height).toBeGreaterThan(300);
    await arrive();
    expect(root.innerHTML).toBe(early);
    expect(fieldIn(root)).toBe(field);
    expect(root.host.getBoundingClientRect().height).toBe(height);
    expect(page.violations).toEqual([]);
  },
);

test("text typed before the program loads stays, with the focus and the caret, and the citizen can go on typing", async () => {
  const { root, field, arrive } = await waiting();
  field.focus();
  field.value = "130045001";
  field.setSelectionRange(2, 5);
  await arrive();
  expect(root.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["130045001", 2, 5]);
  // React controls the field now, and its next drawing keeps the text.
  choice(root, "market").click();
  await expect.poll(() => labelIn(root).textContent).not.toContain("akaun");
  expect(fieldIn(root).value).toBe("130045001");
});

test("a charge type chosen early stays chosen, and no field has a wrong label meanwhile", async () => {
  const { root, field, arrive } = await waiting();
  field.value = "K26-130001";
  choice(root, "compound").click();
  expect(field.checkVisibility({ visibilityProperty: true })).toBe(false);
  choice(root, "assessment").click();
  expect(field.checkVisibility({ visibilityProperty: true })).toBe(true);
  choice(root, "compound").click();
  await arrive();
  await expect.poll(() => root.querySelector("select")).not.toBeNull();
  expect(choice(root, "compound").checked).toBe(true);
  expect(fieldIn(root).checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(fieldIn(root).value).toBe("K26-130001");
});

describe("a press of the search button before the program loads", () => {
  test("is shown as under way, and runs once with the latest text", async () => {
    const { root, field, button, asked, arrive } = await waiting();
    field.value = "13004500";
    button("Cari").click();
    button("Cari").click();
    expect(button("Cari").getAttribute("aria-busy")).toBe("true");
    field.value = "130045001";
    await arrive();
    await expect.poll(() => asked.filter((path) => path.endsWith("/assessments"))).toHaveLength(1);
    expect(fieldIn(root).value).toBe("130045001");
  });

  test("shows an error when the field is empty", async () => {
    const { root, button, arrive } = await waiting();
    button("Cari").click();
    await arrive();
    await expect.poll(() => fieldIn(root).getAttribute("aria-invalid")).toBe("true");
    expect(root.activeElement).toBe(fieldIn(root));
  });

  test("is dropped when another charge type is chosen after it", async () => {
    const { root, field, button, asked, arrive } = await waiting();
    field.value = "130045001";
    button("Cari").click();
    choice(root, "compound").click();
    await arrive();
    await expect.poll(() => root.querySelector("select")).not.toBeNull();
    expect(button("Cari").getAttribute("aria-busy")).toBeNull();
    expect(asked.filter((path) => !path.endsWith("/query"))).toEqual([]);
  });
});

test("the code that shows results is fetched when the citizen is in the form as the program loads, and not otherwise", async () => {
  const fetched = ({ window }: HostPage) =>
    window.performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/search/SearchOutcome"));
  const bigger = ({ window }: HostPage) => window.performance.setResourceTimingBufferSize(5_000);
  const idle = await waiting(TAG, undefined, bigger);
  await idle.arrive();
  const begun = await waiting(TAG, undefined, bigger);
  begun.field.focus();
  await begun.arrive();
  await expect.poll(() => fetched(begun.page)).toBe(true);
  expect(fetched(idle.page)).toBe(false);
});

test("a script that submits the form leaves no number in the page's address", async () => {
  const { root, field, page } = await waiting();
  field.value = "130045001";
  root.querySelector("form")!.requestSubmit();
  expect(page.window.location.href).not.toContain("130045001");
});

test("typing and pressing stay inside the element", async () => {
  const { page, button, field } = await waiting();
  const heard: string[] = [];
  for (const type of ["keydown", "input"]) page.document.addEventListener(type, () => heard.push(type));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, composed: true }));
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  button("Cari").click();
  expect(heard).toEqual([]);
});

test.each([
  'charge="compound"',
  'account="130045001"',
  'council="nowhere"',
  'api="https://portal.example"',
  'heading-level="3"',
  "kiosk",
  'mode="test"',
])("a tag with %s shows its own children until the program loads", async (attributes) => {
  const { element, page } = await open(TAG.replace(">", ` ${attributes}>`));
  expect(element.shadowRoot).toBeNull();
  expect(page.document.querySelector("a")!.checkVisibility()).toBe(true);
});

test("a tag with a property set by a script shows its own children until the program loads", async () => {
  const { element } = await open(TAG, undefined, ({ document }) =>
    Object.assign(document.querySelector("kaunter-search")!, { charge: "compound" }),
  );
  expect(element.shadowRoot).toBeNull();
});

test.each(['council=""', 'council=" MPS "', 'charge=""', 'cart-href="/troli"', 'class="box"'])(
  "a tag with %s shows the form",
  async (attributes) => {
    const { element } = await open(TAG.replace(">", ` ${attributes}>`));
    expect(element.shadowRoot?.querySelector("form")).not.toBeNull();
  },
);

test("when the program cannot be loaded, the tag's own children are shown", async () => {
  const { page, root } = await waiting(TAG, () => Promise.reject(new TypeError("not there")));
  const link = page.document.querySelector("a")!;
  await expect.poll(() => link.checkVisibility()).toBe(true);
  expect(root.querySelector("form")).toBeNull();
});

test("a program that loads after all replaces the children, with what was typed", async () => {
  const typed = Promise.withResolvers<never>();
  const { root, field, page, arrive } = await waiting(TAG, () => typed.promise);
  field.value = "130045001";
  typed.reject(new TypeError("not there"));
  await expect.poll(() => page.document.querySelector("a")!.checkVisibility()).toBe(true);
  await arrive();
  expect(fieldIn(root).value).toBe("130045001");
  expect(page.document.querySelector("a")!.checkVisibility()).toBe(false);
});

test("after 8 s the tag's own children appear below the form until the program loads", async () => {
  const { page, field, arrive } = await waiting(TAG, undefined, ({ window }) => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, delay?: number) => {
      if (delay === 8_000) window.setTimeout = setTimeout;
      return setTimeout(act, delay === 8_000 ? 0 : delay);
    }) as typeof window.setTimeout;
  });
  const link = page.document.querySelector("a")!;
  await expect.poll(() => link.checkVisibility()).toBe(true);
  expect(field.isConnected).toBe(true);
  await arrive();
  expect(link.checkVisibility()).toBe(false);
  expect(field.isConnected).toBe(true);
});

describe("where React cannot use the existing nodes, the citizen's work continues in new ones", () => {
  async function goesOn(change: (given: Waiting) => void): Promise<void> {
    const given = await waiting();
    const { root, field, arrive } = given;
    field.focus();
    field.value = "130045001";
    field.setSelectionRange(3, 3);
    change(given);
    await arrive();
    await expect.poll(() => fieldIn(root).value).toBe("130045001");
    await expect.poll(() => root.activeElement).toBe(fieldIn(root));
    expect(fieldIn(root)).not.toBe(field);
    expect(fieldIn(root).selectionStart).toBe(3);
  }

  test("when a browser translated the page", () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => complained.mockRestore());
    return goesOn(({ root, page }) => {
      const words = root.querySelector("h2")!.firstChild!;
      const translated = page.document.createElement("font");
      translated.textContent = "Rechercher";
      words.replaceWith(translated);
    });
  });

  test("when the page's language changed", () =>
    goesOn(({ page }) => {
      page.document.documentElement.lang = "en";
    }));

  test("when the heading's level is another", () =>
    goesOn(({ element }) => element.setAttribute("heading-level", "4")));
});

test("an element that is moved meanwhile keeps what was typed", async () => {
  const { root, field, element, page, arrive } = await waiting();
  field.value = "130045001";
  page.document.body.append(page.document.createElement("main"));
  page.document.querySelector("main")!.append(element);
  await arrive();
  expect(fieldIn(root)).toBe(field);
  expect(field.value).toBe("130045001");
});
