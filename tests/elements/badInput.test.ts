import { expect, onTestFinished, test, vi } from "vitest";
import { failureOf, languageOf, showsFallback, works } from "./elementQueries.ts";
import { type HostPage, openHostPage } from "./hostPage.ts";

/** Whatever a page contains, it stays whole, its visitor has a way to pay, and its webmaster learns the reason. */

const LINK = '<a href="/pay">Pay here</a>';

interface Reported {
  readonly warnings: () => readonly string[];
  readonly errors: readonly string[];
}

/** The messages to the page's webmaster, in the console and in events. */
function webmasterOf(page: HostPage): Reported {
  const warned = vi.spyOn(page.window.console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const errors: string[] = [];
  page.document.addEventListener("kaunter-error", ({ detail }) =>
    errors.push(`${detail.kind} ${detail.code}`),
  );
  return { warnings: () => warned.mock.calls.map((words) => words.join(" ")), errors };
}

/** Answers the portal calls of this page. */
function answer({ window }: HostPage, portal: () => Promise<Response>): void {
  window.fetch = async (input) => {
    // Pages of other tests are left alone, since only portal calls pass through here.
    expect(input instanceof window.Request ? input.url : String(input)).toContain("/api/");
    return portal();
  };
}

/** A wait of 8 s ends at once. */
function waitingIsOver({ window }: HostPage): void {
  const { setTimeout } = window;
  window.setTimeout = ((act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    setTimeout(act, delay === 8_000 ? 0 : delay, ...args)) as typeof window.setTimeout;
}

async function open(tag: string, attributes = "", prepare: (page: HostPage) => void = () => {}) {
  const council = attributes.includes("council=") ? "" : 'council="mps"';
  const page = openHostPage(`<h1>Council</h1><${tag} ${council} ${attributes}>${LINK}</${tag}>`);
  const reported = webmasterOf(page);
  prepare(page);
  await page.load("/widgets/kaunter.ts");
  return { page, reported, element: page.document.querySelector<HTMLElement>(tag)! };
}

/** Whether the page's own content and the tag's own link are still there. */
function isWhole({ document }: HostPage): boolean {
  return document.querySelector("h1")!.checkVisibility() && document.querySelector("a")!.checkVisibility();
}

test.each([
  ["council", "kaunter-search", "mbpj", "dbkk"],
  ["charge", "kaunter-search", "toll", "assessment"],
  ["licence", "kaunter-licence", "%%%", "base64"],
  ["payment", "kaunter-receipt", "42", "hexadecimal"],
])(
  "an unknown or malformed %s: a polite message, the link, and advice for the webmaster",
  async (name, tag, value, advice) => {
    const { page, reported, element } = await open(tag, `${name}="${value}"`);
    await expect.poll(() => reported.errors).toEqual([`configuration ${name}`]);
    expect(reported.warnings()).toEqual([expect.stringContaining(advice)]);
    if (failureOf(element) === undefined) await works(element);
    else {
      expect(failureOf(element)).toContain("Sila gunakan pautan di bawah");
      await expect.poll(() => isWhole(page)).toBe(true);
    }
  },
);

test("an unknown language: the page's language is used, with advice for the webmaster", async () => {
  const { reported, element } = await open("kaunter-search", 'lang="fr"');
  await works(element);
  expect(languageOf(element)).toBe("ms");
  await expect.poll(() => reported.warnings().join()).toMatch(/lang.*ms, en, zh/);
});

test.each<[string, () => Promise<Response>, string, RegExp]>([
  [
    "cannot be reached",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "unreachable",
    /added this site/,
  ],
  [
    "answers with a web page",
    async () => new Response("<!doctype html><h1>Moved</h1>", { headers: { "content-type": "text/html" } }),
    "unreadable",
    /`api`/,
  ],
])("a portal that %s: the link and the reason are shown", async (_, portal, kind, reason) => {
  const { page, reported, element } = await open("kaunter-search", "", (page) => answer(page, portal));
  await expect.poll(() => reported.errors).toContain(`${kind} ${kind}`);
  await expect.poll(() => isWhole(page)).toBe(true);
  expect(showsFallback(element)).toBe(true);
  expect(reported.warnings().filter((warning) => reason.test(warning))).toHaveLength(1);
});

/** A portal on another origin, since the portal's own pages need no permission. */
const ELSEWHERE = 'council="mps" api="https://portal.example"';

test.each([
  ["ms", "Bayaran dalam talian tidak tersedia di halaman ini. Sila gunakan pautan di bawah."],
  ["en", "Online payment is not available on this page. Please use the link below."],
  ["zh", "此网页无法使用网上缴费。请使用下方链接。"],
])('a portal that does not know the site: "not available here" in %s, and the link', async (lang, words) => {
  const { page, reported, element } = await open("kaunter-pay", `${ELSEWHERE} lang="${lang}"`, (page) => {
    page.window.fetch = async (input) => {
      if (String(input instanceof page.window.Request ? input.url : input).endsWith("/api/site"))
        return Response.json({ known: false });
      throw new TypeError("Failed to fetch");
    };
  });
  await expect.poll(() => reported.errors).toEqual(["site_unknown site_unknown"]);
  await expect.poll(() => element.shadowRoot?.querySelector("[role=alert]")?.textContent).toBe(words);
  await expect.poll(() => isWhole(page)).toBe(true);
  // The citizen cannot search here, and trying again would not help.
  expect(element.shadowRoot?.querySelector("form")).toBeNull();
  expect(reported.warnings()).toEqual([
    expect.stringContaining(
      `registers the site's address. It is ${location.origin}. The page is https://portal.example/#/embed.`,
    ),
  ]);
});

test.each(["kaunter-search", "kaunter-checkout"])(
  "a portal that does not answer %s for 8 s: the link appears and disappears with the answer, and nothing typed is lost",
  async (tag) => {
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    const { page, reported, element } = await open(tag, "", (page) => {
      waitingIsOver(page);
      answer(page, () => late.then(() => Response.json({})));
    });
    await expect.poll(() => reported.errors).toContain("timeout timeout");
    await expect.poll(() => isWhole(page)).toBe(true);
    expect(reported.warnings().join()).toContain("did not answer in time");
    const field = element.shadowRoot!.querySelector<HTMLInputElement>("input[type=text], input:not([type])");
    if (field !== null) {
      Object.getOwnPropertyDescriptor(page.window.HTMLInputElement.prototype, "value")?.set?.call(
        field,
        "typed",
      );
      field.dispatchEvent(new page.window.InputEvent("input", { bubbles: true, composed: true }));
    }
    come();
    await expect.poll(() => isWhole(page)).toBe(false);
    if (field !== null) expect([field.isConnected, field.value]).toEqual([true, "typed"]);
  },
);

test("a tag without children links to the portal's search when the portal does not answer", async () => {
  const page = openHostPage("<kaunter-search></kaunter-search>");
  webmasterOf(page);
  answer(page, () => Promise.reject(new TypeError("Failed to fetch")));
  await page.load("/widgets/kaunter.ts");
  const element = page.document.querySelector("kaunter-search")!;
  await expect
    .poll(() => element.shadowRoot?.querySelector<HTMLAnchorElement>("slot > a")?.href)
    .toBe(`${location.origin}/#/search?council=mpt&lang=ms`);
});

test("the element works when storage and cookies are blocked", async () => {
  const { element } = await open("kaunter-search", "", ({ window }) => {
    const blocked = {
      get() {
        throw new window.DOMException("blocked", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, blocked);
    Object.defineProperty(window.document, "cookie", blocked);
  });
  await works(element);
});
