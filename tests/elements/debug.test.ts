import { expect, test } from "vitest";
import { FINDINGS } from "../../widgets/debug/findings.ts";
import { en } from "../../widgets/debug/texts/en.ts";
import { ms } from "../../widgets/debug/texts/ms.ts";
import { zh } from "../../widgets/debug/texts/zh.ts";
import { works } from "./elementQueries.ts";
import { type HostPage, openHostPage, STRICT } from "./hostPage.ts";

/** "Check my page": what the webmaster is told. A test's page is in a frame, which is always found. */

const SOUND =
  '<h1>Council</h1><kaunter-cart council="mps" receipt-href="/nowhere/receipt"><a href="/pay">Pay</a></kaunter-cart>';

type Answers = Readonly<Record<string, (call?: RequestInit) => Promise<Response> | Response>>;

/** The portal, and the pages of the council's site, by the end of their address. */
const SITE: Answers = {
  "/api/query": () => Response.json({}),
  "/nowhere/receipt": () => new Response("<kaunter-receipt></kaunter-receipt>"),
};

interface Opening {
  readonly answers?: Answers;
  readonly policy?: string;
  readonly address?: string;
  /** Called before the page loads anything. */
  readonly prepare?: (page: HostPage) => void;
}

const unread = () => {
  throw new TypeError("Failed to fetch");
};

/** The page may not read what the portal answers, which says why. */
const UNKNOWN: Answers = { "/api/query": unread, "/api/site": () => Response.json({ known: false }) };

/** Something answers, and nothing that the page may read. */
const UNREADABLE: Answers = {
  "/api/query": (call) => (call?.mode === "no-cors" ? new Response() : unread()),
};

async function open(body: string, options: Opening = {}) {
  const { answers = SITE, policy = STRICT, address = "/council/page?x=1&kaunter-debug" } = options;
  const page = openHostPage(body, { policy, address });
  options.prepare?.(page);
  page.window.fetch = async (input, init) => {
    const { pathname } = new URL(
      input instanceof page.window.Request ? input.url : String(input),
      location.href,
    );
    const answer = answers[pathname];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return Promise.race([answer(init), broughtToAnEnd(init?.signal)]);
  };
  await page.load("/widgets/kaunter.ts");
  return page;
}

/** Takes a connection and never says a word. */
const silent = () => new Promise<Response>(() => {});

/** Ends as a call does that is given up, before or later; never, where nobody can give it up. */
function broughtToAnEnd(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** 8 s are over at once, for what is asked on this page. */
function hurry({ window }: HostPage): void {
  const { timeout } = window.AbortSignal;
  window.AbortSignal.timeout = (delay) => timeout.call(window.AbortSignal, delay === 8_000 ? 1 : delay);
}

function panelOf({ document }: HostPage): ShadowRoot | undefined {
  return [...document.body.children].at(-1)?.shadowRoot ?? undefined;
}

function findingsOf(page: HostPage): readonly string[] {
  return [...(panelOf(page)?.querySelectorAll("article") ?? [])].map(
    (article) => `${article.querySelector("h3")?.textContent} ${article.querySelector("code")?.textContent}`,
  );
}

/** What to do about each finding, as it is read. */
function advised(page: HostPage): readonly string[] {
  return [...(panelOf(page)?.querySelectorAll("article dd:last-child") ?? [])].map(
    ({ textContent }) => textContent,
  );
}

/** Resolves when the panel has looked at the page. */
async function checked(page: HostPage): Promise<void> {
  await expect.poll(() => panelOf(page)?.querySelector("[role=status]")?.textContent).toMatch(/\d/);
}

test("a sound page has nothing to mend; what stands on it is told, and where that comes from", async () => {
  const page = await open(SOUND);
  await works(page.document.querySelector("kaunter-cart")!);
  await checked(page);
  await expect.poll(() => findingsOf(page)).toEqual([expect.stringContaining(ms.findings.framed.what)]);
  const facts = panelOf(page)!.querySelector("details")!.textContent;
  expect(facts).toContain("mps (daripada tag)");
  expect(facts).toContain(`ms (${ms.from.page})`);
  expect(facts).toContain("0.1.0");
  expect(page.violations).toEqual([]);
});

test("without the word in its address a page shows nothing", async () => {
  const page = await open(SOUND, { address: "/council/page?x=1" });
  await works(page.document.querySelector("kaunter-cart")!);
  expect([...page.document.body.children].map(({ localName }) => localName)).toEqual(["h1", "kaunter-cart"]);
});

test.each<[keyof typeof ms.findings, string, string, Answers?]>([
  ["attribute", "council", '<kaunter-cart council="mbpj"></kaunter-cart>'],
  ["attributeUnknown", "concil", '<kaunter-cart concil="mps"></kaunter-cart>'],
  ["attributeUnknown", "ini.council", '<kaunter-cart concil="mps"></kaunter-cart>'],
  ["councilMissing", 'council="dbkk | mps', '<kaunter-cart concil="mps"></kaunter-cart>'],
  ["noFallback", "kaunter-cart", "<kaunter-cart>Pay</kaunter-cart>"],
  [
    "contrast",
    "--kaunter-on-primary / --kaunter-primary",
    '<div class="pale"><kaunter-cart></kaunter-cart></div>',
  ],
  ["headingSkipped", "h1 → h5", '<h1>Council</h1><kaunter-cart heading-level="5"></kaunter-cart>'],
  ["headingSkipped", 'heading-level="1"', '<kaunter-cart heading-level="2"></kaunter-cart>'],
  ["headingSkipped", 'heading-level="2"', '<kaunter-cart heading-level="3"></kaunter-cart><h1>Council</h1>'],
  ["noReceipt", "kaunter-checkout", "<kaunter-checkout></kaunter-checkout>"],
  ["receiptPage", "/gone", '<kaunter-cart receipt-href="/gone"></kaunter-cart>'],
  [
    "receiptPage",
    "/empty",
    '<kaunter-cart receipt-href="/empty"></kaunter-cart>',
    { ...SITE, "/empty": () => new Response("<p>kaunter-receipt</p>") },
  ],
  ["unreachable", location.origin, "<kaunter-cart></kaunter-cart>", {}],
  ["unreachable", location.origin, "<kaunter-cart></kaunter-cart>", UNREADABLE],
  ["siteUnknown", location.origin, "<kaunter-cart></kaunter-cart>", UNKNOWN],
  [
    "notPortal",
    location.origin,
    "<kaunter-cart></kaunter-cart>",
    { "/api/query": () => new Response("<h1>Moved</h1>", { headers: { "content-type": "text/html" } }) },
  ],
  [
    "loadedTwice",
    "kaunter.js",
    '<script src="/widgets/kaunter.js"></script><script src="/widgets/0.1.0/kaunter.js"></script>',
  ],
  ["notModule", "/widgets/kaunter.js", '<script src="/widgets/kaunter.js"></script>'],
])("it finds: %s (%s)", async (kind, about, body, answers) => {
  const found = await open(body, { ...(answers && { answers }) });
  const pale = found.document.querySelector<HTMLElement>(".pale");
  pale?.style.setProperty("--kaunter-primary", "oklch(0.9 0.05 180)");
  pale?.style.setProperty("--kaunter-on-primary", "white");
  await expect.poll(() => findingsOf(found)).toContainEqual(expect.stringContaining(ms.findings[kind].what));
  const told = findingsOf(found).filter((finding) => finding.startsWith(ms.findings[kind].what));
  expect(`${told}${advised(found)}`).toContain(about);
  for (const advice of advised(found)) expect(advice).not.toMatch(/[:：]$/);
});

test.each([
  ["fixed", "header { position: fixed; top: 0; width: 100%; height: 40px }", true],
  ["sticky", "header { position: sticky; top: 0; height: 40px }", true],
  ["that goes away as the page scrolls", "header { height: 40px }", false],
  ["told of", "header { position: fixed; top: 0; width: 100% } html { scroll-padding-top: 40px }", false],
  ["over the whole window", "header { position: fixed; inset: 0 }", false],
])("a header at the top of the window: %s", async (_what, rules, isFound) => {
  const header = `<style>body { margin: 0 } ${rules}</style><header><a href="/">Home</a></header>`;
  const page = await open(header + SOUND, { policy: "form-action 'self'" });
  await checked(page);
  const { what } = ms.findings.fixedHeader;
  expect(findingsOf(page).filter((found) => found.startsWith(what))).toEqual(
    isFound ? [`${what} <header>`] : [],
  );
  if (isFound) expect(advised(page).join()).toContain("html { scroll-padding-top: 40px; }");
});

test("it finds a tag in an open shadow root, and the line that makes it work does so", async () => {
  const page = await open("<div></div>", {
    prepare: ({ document }) => {
      const root = document.querySelector("div")!.attachShadow({ mode: "open" });
      root.innerHTML = '<kaunter-cart council="mps"><a href="/pay">Pay</a></kaunter-cart>';
    },
  });
  await checked(page);
  expect(findingsOf(page)).toContain(`${ms.findings.inShadowRoot.what} <kaunter-cart>`);
  const line = `<script type="module" src="${location.origin}/widgets/kaunter-cart.js"></script>`;
  expect(advised(page).join()).toContain(line);
  await page.load("/widgets/kaunter-cart.ts");
  await works(page.document.querySelector("div")!.shadowRoot!.querySelector("kaunter-cart")!);
});

test("it looks again at a tag whose script comes late, also while the portal cannot be reached", async () => {
  const page = await open("<div></div>", {
    answers: {},
    prepare: ({ document }) => {
      const root = document.querySelector("div")!.attachShadow({ mode: "open" });
      root.innerHTML = '<kaunter-cart council="mps"><a href="/pay">Pay</a></kaunter-cart>';
    },
  });
  await checked(page);
  expect(findingsOf(page)).toContain(`${ms.findings.inShadowRoot.what} <kaunter-cart>`);
  await page.load("/widgets/kaunter-cart.ts");
  await expect.poll(() => findingsOf(page)).not.toContain(`${ms.findings.inShadowRoot.what} <kaunter-cart>`);
});

test.each([
  ["a tag", "<kaunter-pay></kaunter-pay>"],
  ["the studio's plain link", `<a class="kaunter" href="${location.origin}/#/search?council=mps">Pay</a>`],
  [
    "a plain link to the receipt",
    `<a id=pay href='${location.origin}/#/receipt' class='button kaunter'>Pay</a>`,
  ],
])("a page for receipts shows one by %s", async (_what, shown) => {
  const page = await open(SOUND, { answers: { ...SITE, "/nowhere/receipt": () => new Response(shown) } });
  await checked(page);
  expect(findingsOf(page).join()).not.toContain(ms.findings.receiptPage.what);
});

test.each([
  ["to another screen", `<a class="kaunter" href="${location.origin}/#/faq">Pay</a>`],
  ["of another class", `<a class="kaunter-link" href="${location.origin}/#/search">Pay</a>`],
])("a link %s shows no receipt", async (_what, shown) => {
  const page = await open(SOUND, { answers: { ...SITE, "/nowhere/receipt": () => new Response(shown) } });
  await checked(page);
  expect(findingsOf(page).join()).toContain(ms.findings.receiptPage.what);
});

test("a portal and a page that never answer keep nothing from being told", async () => {
  const answers = { "/api/query": silent, "/nowhere/receipt": silent };
  const page = await open(SOUND, { answers, prepare: hurry });
  await checked(page);
  expect(findingsOf(page).join()).toContain(ms.findings.unreachable.what);
  expect(findingsOf(page).join()).toContain(ms.findings.receiptPage.what);
});

test("it finds what the page's policy blocks, and says what to add", async () => {
  const page = await open("<kaunter-cart></kaunter-cart>", { policy: `${STRICT}; connect-src 'none'` });
  await checked(page);
  const blocked = new page.window.Event("securitypolicyviolation");
  Object.assign(blocked, {
    effectiveDirective: "script-src-elem",
    blockedURI: `${location.origin}/widgets/chunks/a.js?secret`,
    sourceFile: "",
  });
  page.document.dispatchEvent(blocked);
  await expect.poll(() => findingsOf(page).join()).toContain(`script-src-elem: ${location.origin}`);
  expect(panelOf(page)!.textContent).toContain(`script-src 'self' ${location.origin}`);
  expect(panelOf(page)!.textContent).not.toContain("secret");
});

test("what the policy blocks that has no address is not asked to be let in", async () => {
  const page = await open(SOUND);
  await checked(page);
  const blocked = new page.window.Event("securitypolicyviolation");
  const sourceFile = `${location.origin}/widgets/chunks/a.js`;
  Object.assign(blocked, { effectiveDirective: "style-src-attr", blockedURI: "inline", sourceFile });
  page.document.dispatchEvent(blocked);
  await expect.poll(() => findingsOf(page).join()).toContain("style-src-attr: inline");
  expect(panelOf(page)!.textContent).toContain(ms.findings.policyInside.write);
  expect(panelOf(page)!.textContent).not.toContain(ms.findings.policy.write);
});

test("it finds what an element failed at, and a page that names no language", async () => {
  const page = openHostPage(SOUND, { address: "/council/page?kaunter-debug" });
  page.document.documentElement.removeAttribute("lang");
  await page.load("/widgets/kaunter.ts");
  await checked(page);
  const detail = { kind: "unavailable", code: "unavailable", message: "The portal is being mended." };
  page.document
    .querySelector("kaunter-cart")!
    .dispatchEvent(new page.window.CustomEvent("kaunter-error", { bubbles: true, detail }));
  await expect.poll(() => findingsOf(page).join()).toContain("unavailable (unavailable)");
  expect(panelOf(page)!.textContent).toContain("The portal is being mended.");
  expect(findingsOf(page).join()).toContain(ms.findings.noLanguage.what);
});

test("it speaks the page's language, moves out of the way and closes", async () => {
  const page = openHostPage(`<main lang="zh">${SOUND}</main>`, { address: "/council/page?kaunter-debug" });
  page.document.documentElement.lang = "zh";
  await page.load("/widgets/kaunter.ts");
  await expect.poll(() => panelOf(page)?.querySelector("h2")?.textContent).toBe(zh.title);
  const [, move, close] = panelOf(page)!.querySelectorAll("button");
  const before = panelOf(page)!.querySelector("section")!.getBoundingClientRect().top;
  move!.click();
  expect(panelOf(page)!.querySelector("section")!.getBoundingClientRect().top).toBeLessThan(before);
  close!.click();
  expect(panelOf(page)).toBeUndefined();
});

test("it tells no account and nothing that was typed", async () => {
  const page = await open('<kaunter-search account="900101125555" charge="900101125555"></kaunter-search>');
  await checked(page);
  await expect.poll(() => findingsOf(page).join()).toContain("charge");
  expect(panelOf(page)!.textContent).not.toContain("900101125555");
});

test("every finding says what it is, why it matters and what to do, in each language", () => {
  for (const texts of [en, ms, zh])
    for (const kind of FINDINGS)
      for (const text of Object.values(texts.findings[kind])) expect(text.trim()).not.toBe("");
});
