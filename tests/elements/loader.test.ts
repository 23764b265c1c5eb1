import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FirstCopy } from "../../widgets/firstCopy.ts";
import { works } from "./elementQueries.ts";
import { type HostPage, openHostPage, STRICT } from "./hostPage.ts";

const LOADER = "/widgets/kaunter.ts";
const COPY = Symbol.for("kaunter");

function loaded(window: Window): string[] {
  return performance.timeOrigin === 0
    ? []
    : window.performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /widgets\/(kaunter-\w+)\.ts/.exec(name)?.[1] ?? []);
}

/** The warnings in the page's console. */
function warningsOf({ window }: HostPage) {
  const warned = vi.spyOn(window.console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  return () => warned.mock.calls.map((words) => words.map(String).join(" "));
}

/** Puts into the page what another copy of Kaunter would leave there. */
function leaveFirstCopy({ window }: HostPage, load: FirstCopy["load"], version = "0.1.0"): FirstCopy {
  const first: FirstCopy = { version, home: "https://portal.example/widgets/kaunter.js", load };
  Object.assign(window, { [COPY]: first });
  return first;
}

test("the loader defines the elements on the page, also those that come later, and no others", async () => {
  const page = openHostPage(
    '<kaunter-cart council="mps"></kaunter-cart><kaunter-unknown></kaunter-unknown>',
    {
      policy: STRICT,
    },
  );
  // In this test each module is a resource of its own, and a browser records only 250.
  page.window.performance.setResourceTimingBufferSize(5_000);
  await page.load(LOADER);
  await works(page.document.querySelector("kaunter-cart")!);
  expect(loaded(page.window)).toEqual(["kaunter-cart"]);
  page.document.body.insertAdjacentHTML("beforeend", "<section><kaunter-search></kaunter-search></section>");
  await works(page.document.querySelector("kaunter-search")!);
  expect(loaded(page.window)).toEqual(["kaunter-cart", "kaunter-search"]);
  expect(page.violations).toEqual([]);
});

test("the tag's own children are shown until its element works", async () => {
  const page = openHostPage('<kaunter-cart><a href="/pay">Pay here</a></kaunter-cart>');
  const link = page.document.querySelector("a")!;
  expect(link.checkVisibility()).toBe(true);
  await page.load(LOADER);
  await works(page.document.querySelector("kaunter-cart")!);
  expect(link.checkVisibility()).toBe(false);
});

describe("when the element cannot be loaded", () => {
  /** A policy that allows the loader and nothing else of the portal. */
  const LOADER_ALONE = `script-src 'unsafe-inline' ${location.origin}${LOADER} ${location.origin}/@vite/ ${location.origin}/node_modules/vite/`;

  test.each([
    ["ms", "Bayar dalam talian"],
    ["en-MY", "Pay online"],
    ["zh-Hans", "网上缴费"],
    ["fr", "Bayar dalam talian"],
  ])("a tag without children gets a link to the portal, on a page in %s", async (lang, words) => {
    const page = openHostPage(`<main lang="${lang}"><kaunter-cart council="mps"></kaunter-cart></main>`, {
      policy: LOADER_ALONE,
    });
    const warnings = warningsOf(page);
    await page.load(LOADER);
    await expect.poll(() => page.document.querySelector("a")?.textContent).toBe(words);
    const language = words.startsWith("B") ? "ms" : lang.slice(0, 2);
    expect(page.document.querySelector("a")?.href).toBe(
      `${location.origin}/#/search?council=mps&lang=${language}`,
    );
    expect(warnings().join()).toMatch(/kaunter-cart.*Failed to fetch/);
  });

  test("a tag's own children stay as they are", async () => {
    const page = openHostPage('<kaunter-cart><a href="/pay">Pay here</a></kaunter-cart>', {
      policy: LOADER_ALONE,
    });
    const warnings = warningsOf(page);
    await page.load(LOADER);
    await expect.poll(warnings).not.toEqual([]);
    expect(page.document.querySelector("kaunter-cart")?.innerHTML).toBe('<a href="/pay">Pay here</a>');
    expect(page.document.querySelector("a")?.checkVisibility()).toBe(true);
  });

  test("a link of the class kaunter stays as it is", async () => {
    const page = openHostPage(`<a class="kaunter" href="${location.origin}/#/search">Pay</a>`, {
      policy: `${LOADER_ALONE} ${location.origin}/widgets/upgradeLink.ts`,
    });
    const warnings = warningsOf(page);
    await page.load(LOADER);
    await expect.poll(warnings).not.toEqual([]);
    expect(page.document.body.children).toHaveLength(1);
    expect(page.document.querySelector("a")?.checkVisibility()).toBe(true);
  });

  test("the link appears after 8 s of waiting, and disappears when the element works after all", async () => {
    const page = openHostPage('<kaunter-cart council="mps"></kaunter-cart>');
    const warnings = warningsOf(page);
    const { setTimeout } = page.window;
    // A wait of 8 s ends at once.
    page.window.setTimeout = ((act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
      delay === 8_000 ? act(...args) : setTimeout(act, delay, ...args)) as typeof page.window.setTimeout;
    await page.load(LOADER);
    // Only for the loader: the portal answers the element in time.
    page.window.setTimeout = setTimeout;
    page.window.fetch = async () => Response.json({});
    const link = page.document.querySelector("a")!;
    expect(link.textContent).toBe("Bayar dalam talian");
    expect(warnings()).toEqual([expect.stringContaining("kaunter-cart")]);
    await works(page.document.querySelector("kaunter-cart")!);
    expect(link.checkVisibility()).toBe(false);
  });
});

describe("a link of the class kaunter", () => {
  const screen = (path: string) => `${location.origin}/#/${path}`;

  function links(...addresses: readonly string[]): HostPage {
    return openHostPage(addresses.map((href) => `<p><a class="kaunter" href="${href}">Pay</a></p>`).join(""));
  }

  test("becomes the element of its screen with its address's settings, and stays inside it", async () => {
    const page = links(
      screen("search?council=mps&charge=compound&account=K%201&lang=en"),
      screen("cart?council=mps"),
      screen("license/digital_license/UjEzMDAwMDEtMjAyNw%3D%3D?council=mps"),
      screen("license/digital_license?council=mps"),
    );
    const given = [...page.document.querySelectorAll("a")];
    await page.load(LOADER);
    const upgraded = () => [...page.document.querySelectorAll("p > :not(a)")];
    await expect.poll(() => upgraded().length).toBe(4);
    const [pay, cart, licence, licences] = upgraded();
    expect(pay?.cloneNode()).toHaveProperty("localName", "kaunter-pay");
    expect(["council", "charge", "account", "lang"].map((name) => pay?.getAttribute(name))).toEqual([
      "mps",
      "compound",
      "K 1",
      "en",
    ]);
    expect([cart?.localName, cart?.getAttribute("council")]).toEqual(["kaunter-cart", "mps"]);
    expect([licence?.localName, licence?.getAttribute("licence")]).toEqual([
      "kaunter-licence",
      "UjEzMDAwMDEtMjAyNw==",
    ]);
    expect([licences?.localName, licences?.getAttributeNames()]).toEqual(["kaunter-licence", ["council"]]);
    expect(upgraded().map((element) => element.firstChild)).toEqual(given);
    await works(cart!);
    expect(given[1]?.checkVisibility()).toBe(false);
  });

  test("without a language becomes an element in the language of the page around it", async () => {
    const page = links(screen("cart?council=mps&lang="));
    page.document.documentElement.lang = "en";
    await page.load(LOADER);
    await expect.poll(() => page.document.querySelector("p > kaunter-cart")).not.toBeNull();
    const cart = page.document.querySelector("kaunter-cart")!;
    expect(cart.closest("[lang]")).toBe(page.document.documentElement);
  });

  test("is found when it comes later", async () => {
    const page = openHostPage("");
    await page.load(LOADER);
    page.document.body.innerHTML = `<p><a class="kaunter" href="${screen("cart")}">Cart</a></p>`;
    await expect.poll(() => page.document.querySelector("p > kaunter-cart > a")).not.toBeNull();
  });

  test("sets nothing on the page that is no attribute of an element", async () => {
    const page = links(screen("cart?council=mps&amp;onclick=alert(1)&amp;style=x&amp;api=https://x.example"));
    await page.load(LOADER);
    await expect.poll(() => page.document.querySelector("kaunter-cart")).not.toBeNull();
    const names = page.document.querySelector("kaunter-cart")!.getAttributeNames();
    for (const name of ["onclick", "style", "api"]) expect(names).not.toContain(name);
  });

  test("is left alone when it leads elsewhere, or is inside a tag", async () => {
    const page = links(
      "https://portal.example/#/search?council=mps",
      screen("faq"),
      `${location.origin}/search`,
      "mailto:a@council.example",
      "",
    );
    page.document.body.insertAdjacentHTML(
      "beforeend",
      `<kaunter-cart><a class="kaunter" href="${screen("search")}">Pay</a></kaunter-cart>
      <svg><a class="kaunter" href="${screen("search")}"></a></svg>`,
    );
    const before = page.document.body.innerHTML;
    await page.load(LOADER);
    await works(page.document.querySelector("kaunter-cart")!);
    expect(page.document.body.innerHTML).toBe(before);
  });

  test("is replaced once, however often the loader is loaded and the link is moved", async () => {
    const page = links(screen("cart"));
    const link = page.document.querySelector("a")!;
    // The element is defined only after the link was moved.
    const { promise: moved, resolve: move } = Promise.withResolvers<void>();
    leaveFirstCopy(page, () => moved.then(() => Promise.reject(new TypeError("not there"))));
    await Promise.all([page.load(LOADER), page.load(`${LOADER}?again`)]);
    page.document.body.append(link);
    move();
    await expect.poll(() => page.document.querySelector("kaunter-cart > a")).toBe(link);
    await works(page.document.querySelector("kaunter-cart")!);
    expect(page.document.querySelectorAll("kaunter-cart, a")).toHaveLength(2);
  });
});

describe("two copies on one page", () => {
  test("all elements come from the first one, without a warning when both have the same version", async () => {
    const page = openHostPage('<kaunter-cart council="mps"></kaunter-cart>');
    const warnings = warningsOf(page);
    const asked: string[] = [];
    leaveFirstCopy(page, async (tag) => {
      asked.push(tag);
      const version = "0.1.0";
      const First = class extends page.window.HTMLElement {};
      page.window.customElements.define(tag, Object.assign(First, { version }));
    });
    await page.load(LOADER);
    await page.load("/widgets/kaunter-search.ts");
    await expect.poll(() => asked).toEqual(["kaunter-cart", "kaunter-search"]);
    expect(warnings()).toEqual([]);
    expect(page.document.querySelector("kaunter-cart")?.shadowRoot).toBeNull();
  });

  test("an element that the first copy lacks comes from the other", async () => {
    const page = openHostPage('<kaunter-cart council="mps"></kaunter-cart><kaunter-search></kaunter-search>');
    leaveFirstCopy(page, () => Promise.reject(new TypeError("not there")));
    await page.load(LOADER);
    await works(page.document.querySelector("kaunter-cart")!);
    await works(page.document.querySelector("kaunter-search")!);
  });

  test("the webmaster gets one warning of two versions, and the first continues to work", async () => {
    const page = openHostPage("");
    const warnings = warningsOf(page);
    leaveFirstCopy(page, () => Promise.reject(new TypeError("not there")), "9.9.9");
    await page.load(LOADER);
    await page.load(`${LOADER}?again`);
    await page.load("/widgets/kaunter-search.ts");
    expect(warnings()).toEqual([expect.stringContaining("9.9.9")]);
  });

  test("an element's own module beside the loader defines nothing twice", async () => {
    const page = openHostPage('<kaunter-cart council="mps"></kaunter-cart>');
    const warnings = warningsOf(page);
    await Promise.all([page.load("/widgets/kaunter-cart.ts"), page.load(LOADER)]);
    await works(page.document.querySelector("kaunter-cart")!);
    expect(warnings()).toEqual([]);
  });
});

describe("the chunks that the loader fetches at once", () => {
  /** A list of the build: a chunk of every element, one of the search alone, and the texts of each language. */
  const CHUNKS = "every00_search0!malay00mmalay01nenglis0eenglis1fchines0zchines1{";

  /** The chunks that a first copy fetches for an element. */
  async function fetchedFor(tag: string, language?: string): Promise<readonly string[]> {
    const page = openHostPage("");
    const imports: Promise<unknown>[] = [];
    Object.assign(page.window, {
      __vitest_browser_runner__: {
        wrapDynamicImport(load: () => Promise<unknown>) {
          imports.push(load());
          return imports.at(-1);
        },
      },
    });
    const code = await (await fetch(LOADER)).text();
    const script = page.document.createElement("script");
    script.type = "module";
    // A list of this test, because a development server has none. The chunks do not exist.
    script.textContent = code.replace('"KAUNTER_CHAINS": ""', `"KAUNTER_CHAINS": "${CHUNKS}"`);
    page.document.head.append(script);
    const copy = () => (page.window as unknown as Record<symbol, FirstCopy | undefined>)[COPY];
    await expect.poll(copy).toBeDefined();
    await copy()
      ?.load(tag, language)
      .catch(() => {});
    await Promise.allSettled(imports);
    return page.window.performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /chunks\/(\w{7})/.exec(name)?.[1] ?? [])
      .toSorted();
  }

  test("are those of the element and of the page's language", async () => {
    expect(await fetchedFor("kaunter-search", "en")).toEqual(["englis0", "every00", "search0"]);
    expect(await fetchedFor("kaunter-cart", "zh")).toEqual(["chines0", "chines1", "every00"]);
  });

  test("are the element's alone when its module does not know the language, and no texts", async () => {
    expect(await fetchedFor("kaunter-search")).toEqual(["every00", "search0"]);
    expect(await fetchedFor("kaunter-cart")).toEqual(["every00"]);
  });
});
