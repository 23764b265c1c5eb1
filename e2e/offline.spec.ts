import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { offline } from "../src/i18n/ms/offline.ts";
import type { Texts } from "../src/i18n/words.ts";
import { addToCart, atTheBank, fillCheckout, proceed, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { PORTAL } from "./support/system.ts";

/** The portal without a network, in a browser that visited it before: its own program, and no amount. */

const t = TEXTS.ms;

const COUNCIL = "mdtnm";

const notice = (page: Page, { notices }: Texts) =>
  page.getByRole("complementary", { name: notices.connection });

/** Makes the receipt's PDF, which the browser saves. */
async function download(page: Page): Promise<void> {
  const saved = page.waitForEvent("download", { timeout: 45_000 });
  await page.getByRole("button", { name: t.common.download, exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
}

/** Waits until the browser stores the whole program of the portal. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The paths of everything in the browser's caches. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => `${new URL(url).pathname}${new URL(url).search}`);
  });
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await isKept(page);
  await context.setOffline(true);
}

test("without a network the portal opens, says so, and shows screens that were never opened before", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await goOffline(page, context);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: t.shell.hero })).toBeVisible();
  await expect(notice(page, t)).toHaveText(t.notices.offline);
  for (const [route, name] of [
    ["faq", t.shell.page.faq],
    ["cart", t.cart.title],
    ["requery", t.common.checkPayment],
  ]) {
    await page.goto(`/#/${route}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  for (const [language, texts] of [
    ["EN", TEXTS.en],
    ["中文", TEXTS.zh],
  ] as const) {
    await page.getByRole("button", { name: language }).click();
    await expect(notice(page, texts)).toHaveText(texts.notices.offline);
  }
  await context.setOffline(false);
  await expect(notice(page, TEXTS.zh)).toHaveCount(0);
});

test("the caches hold only the program, and no call and nothing of a payment", async ({ page }) => {
  await page.goto("/?kaunter-return=0123456789abcdef");
  await isKept(page);
  await page.goto("/#/search");
  await page.goto("/pay/nobody");
  await page.goto("/");
  const paths = await keptPaths(page);
  expect(paths).toContain("/index.html");
  expect(paths.length).toBeGreaterThan(50);
  expect(
    paths.filter((path) => !/^\/([a-z]+\.html|assets\/[^?]+|[a-z0-9-]+\.(png|svg|webmanifest))$/.test(path)),
  ).toEqual([]);
});

test("the parts for documents and the camera are fetched only on demand", async ({ page }) => {
  await page.goto("/");
  await isKept(page);
  expect((await keptPaths(page)).filter((path) => /zxing|pdfmake|pdf\.|bwip|noto/i.test(path))).toEqual([]);
});

test("no worker of the portal sees the pages on the way to a bank", async ({ page }) => {
  await page.goto("/");
  await isKept(page);
  // The worker may still answer the portal's own page.
  await page.goto("about:blank");
  const answers: boolean[] = [];
  page.on("response", (response) => void answers.push(response.fromServiceWorker()));
  await page.goto("/pay/nobody");
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "none");
  expect(worker).toMatch(/\/noWorker\.js$/);
  expect(answers.length).toBeGreaterThan(1);
  expect(answers).not.toContain(true);
});

test("a page at another path is not answered with the portal's page", async ({ page, context }) => {
  await page.goto("/");
  await goOffline(page, context);
  for (const path of ["/pay/nobody", "/api/payments/nobody", "/widgets/kaunter.js", "/nowhere"])
    await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("the small page that checks a document works without a network", async ({ page, context }) => {
  await page.goto("/");
  await goOffline(page, context);
  await page.goto("/verify");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/verify$/);
});

test("every file of a visit comes from the portal, and none is a font (rule 7.24)", async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on("request", (request) => void asked.push(`${request.resourceType()} ${request.url()}`));
  await page.goto("/");
  await isKept(page);
  for (const route of ["search", "checkout", "receipt", "faq"]) {
    await page.goto(`/#/${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((request) => !request.includes(` ${PORTAL}/`))).toEqual([]);
  expect(asked.filter((request) => request.startsWith("font "))).toEqual([]);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});

test("the browser may install it, with its manifest and its icons", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const at = new URL(address ?? "", page.url());
  const answer = await request.get(at.href);
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: "/", lang: "ms", display: "standalone" });
  // Its addresses are relative to the manifest, because the portal may be below a path.
  expect(new URL(manifest.start_url, at).href).toBe(`${PORTAL}/#/`);
  expect(new URL(manifest.scope, at).href).toBe(`${PORTAL}/`);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, at).href);
    expect(icon.headers()["content-type"]).toContain(type);
    if (type !== "image/png") continue;
    const picture = await icon.body();
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(new URL(url, at).href);
    await expect(page.getByText("404")).toHaveCount(0);
  }
  for (const script of ["/serviceWorker.js", "/noWorker.js"])
    expect((await request.get(script)).headers()["cache-control"]).toBe("no-cache");
});

test("a receipt that was opened before is shown without a network, with its time, and nothing else shows an amount", async ({
  page,
  context,
}) => {
  // The test makes two PDFs.
  test.setTimeout(150_000);
  const bill = await ownBill(COUNCIL, "parking");
  await page.goto(`/#/search?council=${COUNCIL}`);
  // A page that is opened while the worker takes over others has no worker until it is opened again.
  await isKept(page);
  await search(page, t, bill);
  await addToCart(page, t);
  await way(page, t.search.goToCart).click();
  await way(page, t.cart.checkout).click();
  await fillCheckout(page, t);
  await proceed(page, t);
  await atTheBank(page, "approve");
  await expect(page.getByText(t.receipt.paid.title, { exact: true })).toBeVisible();
  const number = await page.getByText(/^R\d{6}-/).innerText();

  await download(page);

  await goOffline(page, context);
  await page.reload();
  await expect(page.getByText(offline.receipt.title)).toBeVisible();
  await download(page);
  await expect(page.getByText(/setakat \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M \(waktu Malaysia\)/)).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText(t.receipt.paid.text)).toHaveCount(0);

  await page.goto(`/#/search?council=${COUNCIL}`);
  await search(page, t, bill);
  await expect(page.getByText(t.errors.wasOffline)).toBeVisible();
  await expect(page.getByText(t.errors.kind.offline)).toHaveCount(0);
  await expect(page.getByText(/RM\s*\d/)).toHaveCount(0);

  // A citizen who opens the portal without a network finds the receipt from the first page.
  await page.goto("/#/");
  await expect(page.getByRole("heading", { name: offline.kept.title })).toBeVisible();
  await page.getByRole("link", { name: t.alert.seeReceipt }).click();
  await expect(page.getByText(number)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(page.getByText(offline.receipt.title)).toHaveCount(0);

  await page.goto("/#/privacy?section=browser");
  await page.getByRole("button", { name: offline.kept.forget }).click();
  await expect(page.getByText(offline.kept.forgotten)).toBeVisible();
  await goOffline(page, context);
  await page.goto("/#/");
  await expect(notice(page, t)).toHaveText(t.notices.offline);
  await expect(page.getByRole("heading", { name: offline.kept.title })).toHaveCount(0);
});
