import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { buildBarePage } from "../scripts/bench/embed/bare/buildBarePage.ts";
import { JOURNAL_KEY } from "../src/payment/journal.ts";
import { TEXTS } from "./support/counter.ts";
import { PORTAL, siteOf } from "./support/system.ts";
import { noteTraffic, type Traffic } from "./support/traffic.ts";
import { beyond, brotliBytes, bytesOf, importedAtOnce, type Scripts, weigh } from "./support/weight.ts";

/** The bytes of JavaScript, compressed by brotli, that a page loads for an element and the portal for its first screen. */

/**
 * The limit, as a multiple of a page with only React and a field: the styles, the texts and the search beside React.
 * The code names other files by hashes, which brotli packs a few bytes better or worse with each change of any of them.
 */
const BARE_PAGES = 2;

/** The code that a citizen waits for until the field takes text: the loader and the early form. */
const FIELD = 10_000;

/** The code that shows the result of a search. */
const RESULT = 15_800;

/** All code of a search, from the loader to what shows the result. */
const WHOLE_SEARCH = 142_000;

const SCREEN = 25_000;
const PORTAL_SCREEN = 20_000;

/** The most scripts of a first visit. */
const FILES = 15;

/** The code that loads by itself after a citizen can type: the HTTP client, and the reader of the configuration. */
const AFTERWARDS = 10_200;

const WIDGETS = `${PORTAL}/widgets`;

/** Pages of a council's site, each with one element. */
const PAGES = {
  search: "/bayar.html",
  cart: "/troli.html",
  checkout: "/bayaran.html",
  receipt: "/resit.html",
  licence: "/lesen.html",
} as const;

type Name = keyof typeof PAGES;

/** These pages are in Malay. */
const t = TEXTS.ms;

// The service worker fetches the portal's files for offline use behind the page.
test.use({ serviceWorkers: "block" });

const numberField = (page: Page) => page.getByRole("textbox", { name: t.charges.assessment.number });

/** A council's page with one element, once it loads nothing more by itself. */
async function openElement(page: Page, name: Name): Promise<Traffic> {
  const traffic = noteTraffic(page);
  await page.goto(siteOf("mpt", PAGES[name]));
  await expect(page.locator(`kaunter-${name}`).getByRole("heading").first()).toBeVisible();
  await traffic.untilQuiet();
  return traffic;
}

const measured = new Map<string, Promise<Scripts>>();

/**
 * Everything that the element loads by itself and, for a search that has begun, the code that shows its results. It is measured
 * once.
 */
function broughtBy(browser: Browser, name: Name, begun = false): Promise<Scripts> {
  const key = `${name} ${begun}`;
  const scripts = measured.get(key) ?? measure(browser, name, begun);
  measured.set(key, scripts);
  return scripts;
}

async function measure(browser: Browser, name: Name, begun: boolean): Promise<Scripts> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  const { asked, untilQuiet } = await openElement(page, name);
  if (begun) {
    await numberField(page).focus();
    await untilQuiet();
  }
  const brought = await weigh(page, asked);
  await page.close();
  return brought;
}

/** The loader, the element's module with all its imports, and the texts. */
async function neededBySearch(page: Page, brought: Scripts): Promise<Scripts> {
  const imported = await importedAtOnce(page, `${WIDGETS}/kaunter-search.js`);
  const needed = new Set([`${WIDGETS}/kaunter.js`, ...imported]);
  for (const address of brought.keys())
    if ((await (await page.request.get(address)).text()).includes(t.search.lead)) needed.add(address);
  return weigh(page, needed);
}

async function bareReact(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "kaunter-bare-"));
  try {
    await buildBarePage(folder);
    const assets = join(folder, "assets");
    const files = (await readdir(assets)).filter((file) => file.endsWith(".js"));
    const contents = await Promise.all(files.map((file) => readFile(join(assets, file))));
    return contents.reduce((sum, content) => sum + brotliBytes(content), 0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The loader, and the module that shows the early form with all its imports. It alone has the form in every language. */
async function neededByField(page: Page, brought: Scripts): Promise<Scripts> {
  const needed = new Set([`${WIDGETS}/kaunter.js`]);
  for (const address of brought.keys()) {
    const code = await (await page.request.get(address)).text();
    if (Object.values(TEXTS).every(({ search }) => code.includes(search.lead)))
      for (const imported of await importedAtOnce(page, address)) needed.add(imported);
  }
  return weigh(page, needed);
}

test("the search's field takes text after at most 10 kB of JavaScript, and the program keeps the text", async ({
  page,
  browser,
}) => {
  const needed = await neededByField(page, await broughtBy(browser, "search"));
  expect(needed.size).toBeGreaterThan(1);
  expect(bytesOf(needed)).toBeLessThanOrEqual(FIELD);

  const { promise: typed, resolve: type } = Promise.withResolvers<void>();
  await page.route(`${WIDGETS}/**/*.js`, async (route) => {
    if (!needed.has(route.request().url())) await typed;
    await route.continue();
  });
  await page.goto(siteOf("mpt", PAGES.search));
  await numberField(page).fill("130045001");
  expect(await page.evaluate(() => customElements.get("kaunter-search"))).toBeUndefined();
  type();
  await page.evaluate(() => customElements.whenDefined("kaunter-search").then(() => undefined));
  await expect(numberField(page)).toHaveValue("130045001");
});

test("the search's program is ready after at most twice the JavaScript of a bare React page, and after no other file", async ({
  page,
  browser,
}) => {
  const brought = await broughtBy(browser, "search");
  const needed = await neededBySearch(page, brought);
  expect(bytesOf(needed)).toBeLessThanOrEqual(BARE_PAGES * (await bareReact()));
  expect(bytesOf(beyond(brought, needed))).toBeLessThanOrEqual(AFTERWARDS);

  await page.route(`${WIDGETS}/**/*.js`, (route) =>
    needed.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto(siteOf("mpt", PAGES.search));
  await numberField(page).fill("130045001");
  await expect(numberField(page)).toHaveValue("130045001");
});

test("the alert of the latest payment is loaded only for a citizen who has paid, and the field is usable without it", async ({
  page,
  browser,
}) => {
  const without = await broughtBy(browser, "search");
  await page.addInitScript(([key, left]) => localStorage.setItem(key, left), [
    JOURNAL_KEY,
    JSON.stringify({ id: "0".repeat(32), token: "0".repeat(43), left_at: new Date().toISOString() }),
  ] as const);
  const { asked } = await openElement(page, "search");
  const more = beyond(await weigh(page, asked), without);
  expect(bytesOf(more)).toBeGreaterThan(0);

  const broken: Error[] = [];
  page.on("pageerror", (error) => broken.push(error));
  await page.route(`${WIDGETS}/**/*.js`, (route) =>
    more.has(route.request().url()) ? route.abort() : route.continue(),
  );
  const { untilQuiet } = noteTraffic(page);
  await page.reload();
  await numberField(page).fill("130045001");
  await untilQuiet();
  await expect(numberField(page)).toHaveValue("130045001");
  expect(broken).toEqual([]);
});

test("the code that shows search results is small", async ({ browser }) => {
  const search = await broughtBy(browser, "search");
  const found = await broughtBy(browser, "search", true);
  const more = bytesOf(beyond(found, search));
  expect(more).toBeGreaterThan(0);
  expect(more).toBeLessThanOrEqual(RESULT);
});

test("a whole search brings at most 142 kB of JavaScript", async ({ browser }) => {
  expect(bytesOf(await broughtBy(browser, "search", true))).toBeLessThanOrEqual(WHOLE_SEARCH);
});

test("the code of the payment forms is small", async ({ page, browser }) => {
  const { asked, untilQuiet } = await openElement(page, "search");
  await page.getByRole("radio", { name: t.charges.name.parking }).check();
  await page.getByRole("textbox", { name: t.charges.parking.number }).focus();
  await untilQuiet();
  const forms = beyond(await weigh(page, asked), await broughtBy(browser, "search", true));
  expect(bytesOf(forms)).toBeGreaterThan(0);
  expect(bytesOf(forms)).toBeLessThanOrEqual(SCREEN);
});

for (const name of ["cart", "receipt", "licence"] as const)
  test(`kaunter-${name} adds little for a citizen who comes from the search`, async ({ browser }) => {
    const found = await broughtBy(browser, "search", true);
    expect(bytesOf(beyond(await broughtBy(browser, name), found))).toBeLessThanOrEqual(SCREEN);
  });

test("kaunter-checkout adds little for a citizen who comes from the search and its cart", async ({
  browser,
}) => {
  const found = await broughtBy(browser, "search", true);
  const carried = new Map([...found, ...(await broughtBy(browser, "cart"))]);
  expect(bytesOf(beyond(await broughtBy(browser, "checkout"), carried))).toBeLessThanOrEqual(SCREEN);
});

test("the portal's first screen loads little more than the search of a council's page, and no font", async ({
  page,
  browser,
}) => {
  const { asked, untilQuiet } = noteTraffic(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilQuiet();
  const needed = await neededBySearch(page, await broughtBy(browser, "search"));
  expect(bytesOf(await weigh(page, asked))).toBeLessThanOrEqual(bytesOf(needed) + PORTAL_SCREEN);
  expect([...asked].filter((address) => /\.(ttf|otf|woff2?)$/.test(address))).toEqual([]);
});

for (const [route, screen] of [
  ["/", "HomeScreen"],
  ["/search", "SearchScreen"],
  ["/cart", "CartScreen"],
  ["/receipt", "ReceiptScreen"],
] as const)
  test(`the portal's first visit to ${route} loads the code of its screen and of no other, in few files`, async ({
    page,
  }) => {
    const { asked, untilQuiet } = noteTraffic(page);
    await page.goto(`/#${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilQuiet();
    const screens = [...asked].flatMap(
      (address) => /\/assets\/(\w+Screens?)-[^/]+\.js$/.exec(address)?.[1] ?? [],
    );
    expect(screens).toEqual([screen]);
    // Each file is a request, which is slow on a phone with a poor connection.
    expect([...asked].filter((address) => address.endsWith(".js")).length).toBeLessThanOrEqual(FILES);
  });
