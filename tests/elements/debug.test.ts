import { expect, test } from "vitest";
import { FINDINGS } from "../../widgets/debug/findings.ts";
import { en } from "../../widgets/debug/texts/en.ts";
import { ms } from "../../widgets/debug/texts/ms.ts";
import { zh } from "../../widgets/debug/texts/zh.ts";
import { works } from "./elementQueries.ts";
import { type HostPage, openHostPage, STRICT } from "./hostPage.ts";

/** "Check my page": the panel's findings for the webmaster. The page of a test is in a frame, so the panel always finds that. */

const SOUND =
  '<h1>Council</h1><kaunter-cart council="mps" receipt-href="/nowhere/receipt"><a href="/pay">Pay</a></kaunter-cart>';

type Answers = Readonly<Record<string, (call?: RequestInit) => Promise<Response> | Response>>;

/** The answers of the portal and of the council's site, by the end of the address. */
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

/** The page may not read the portal's answers. /api/site says why. */
const UNKNOWN: Answers = { "/api/query": unread, "/api/site": () => Response.json({ known: false }) };

/** The portal answers, but the page may read nothing. */
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

/** Accepts a connection and never answers. */
const silent = () => new Promise<Response>(() => {});

/** Rejects when the call is aborted, earlier or later. It never ends when the call has no signal. */
function broughtToAnEnd(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A wait of 8 s ends at once on this page. */
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

/** The advice for each finding. */
function advised(page: HostPage): readonly string[] {
  return [...(panelOf(page)?.querySelectorAll("article dd:last-child") ?? [])].map(
    ({ textContent }) => textContent,
  );
}

/** Resolves when the panel has checked the page. */
async function checked(page: HostPage): Promise<void> {
  await expect.poll(() => panelOf(page)?.querySelector("[role=status]")?.textContent).toMatch(/\d/);
}

test("a correct page has no findings, and the panel lists its elements and their origin", async () => {
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

test("a page without the debug word in its address shows no panel", async () => {
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
  ["receiptPage", "receipt-href", '<kaunter-cart receipt-href="/gone"></kaunter-cart>'],
  [
    "receiptPage",
    "receipt-href",
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
])("the panel finds: %s (%s)", async (kind, about, body, answers) => {
  const found = await open(body, { ...(answers && { answers }) });
  const pale = found.document.querySelector<HTMLElement>(".pale");
  pale?.style.setProperty("--kaunter-primary", "oklch(0.9 0.05 180)");
  pale?.style.setProperty("--kaunter-on-primary", "white");
  await expect.poll(() => findingsOf(found)).toContainEqual(expect.stringContaining(ms.findings[kind].what));
  const reported = findingsOf(found).filter((finding) => finding.startsWith(ms.findings[kind].what));
  expect(`${reported}${advised(found)}`).toContain(about);
  for (const advice of advised(found)) expect(advice).not.toMatch(/[:：]$/);
});

test.each([
  ["fixed", "header { position: fixed; top: 0; width: 100%; height: 40px }", true],
  ["sticky", "header { position: sticky; top: 0; height: 40px }", true],
  ["that goes away as the page scrolls", "header { height: 40px }", false],
  ["told of", "header { position: fixed; top: 0; width: 100% } html { scroll-padding-top: 40px }", false],
  ["over the whole window", "header { position: fixed; inset: 0 }", false],
])("a fixed header at the top of the window: %s", async (_what, rules, isFound) => {
  const header = `<style>body { margin: 0 } ${rules}</style><header><a href="/">Home</a></header>`;
  const page = await open(header + SOUND, { policy: "form-action 'self'" });
  await checked(page);
  const { what } = ms.findings.fixedHeader;
  expect(findingsOf(page).filter((found) => found.startsWith(what))).toEqual(
    isFound ? [`${what} <header>`] : [],
  );
  if (isFound) expect(advised(page).join()).toContain("html { scroll-padding-top: 40px; }");
});

test("the panel finds a tag in an open shadow root, and the suggested line makes it work", async () => {
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

test("the panel checks a tag again when its script comes late, even while the portal cannot be reached", async () => {
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
])("a page for receipts shows a receipt by %s", async (_what, shown) => {
  const page = await open(SOUND, { answers: { ...SITE, "/nowhere/receipt": () => new Response(shown) } });
  await checked(page);
  expect(findingsOf(page).join()).not.toContain(ms.findings.receiptPage.what);
});

test("the panel shows no address of a page for receipts, because its query may hold a key", async () => {
  const page = await open('<kaunter-cart receipt-href="/gone?key=s3cret"></kaunter-cart>');
  await checked(page);
  expect(findingsOf(page).join()).toContain(ms.findings.receiptPage.what);
  expect(`${findingsOf(page)}${advised(page)}`).not.toContain("s3cret");
});

test.each([
  ["to another screen", `<a class="kaunter" href="${location.origin}/#/faq">Pay</a>`],
  ["of another class", `<a class="kaunter-link" href="${location.origin}/#/search">Pay</a>`],
])("a link %s shows no receipt", async (_what, shown) => {
  const page = await open(SOUND, { answers: { ...SITE, "/nowhere/receipt": () => new Response(shown) } });
  await checked(page);
  expect(findingsOf(page).join()).toContain(ms.findings.receiptPage.what);
});

test("a portal and a page that never answer do not hold up the other findings", async () => {
  const answers = { "/api/query": silent, "/nowhere/receipt": silent };
  const page = await open(SOUND, { answers, prepare: hurry });
  await checked(page);
  expect(findingsOf(page).join()).toContain(ms.findings.unreachable.what);
  expect(findingsOf(page).join()).toContain(ms.findings.receiptPage.what);
});

test("the panel finds what the page's policy blocks, and says what to add", async () => {
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

test("the panel suggests no permission for a blocked item without an address", async () => {
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

test("the panel finds an element's error, and a page without a language", async () => {
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

test("the panel is in the page's language, moves out of the way and closes", async () => {
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

test("the panel shows no account and nothing that was typed", async () => {
  const page = await open('<kaunter-search account="900101125555" charge="900101125555"></kaunter-search>');
  await checked(page);
  await expect.poll(() => findingsOf(page).join()).toContain("charge");
  expect(panelOf(page)!.textContent).not.toContain("900101125555");
});

test("every finding names the problem, its effect and the remedy, in each language", () => {
  for (const texts of [en, ms, zh])
    for (const kind of FINDINGS)
      for (const text of Object.values(texts.findings[kind])) expect(text.trim()).not.toBe("");
});
