import { expect } from "@playwright/test";
import { samplesOf } from "../../demo/records/samples.ts";
import { addToCart, goToCheckout, payAtBank, search, TEXTS } from "../support/counter.ts";
import { logInAndPay, noteFaults, testWith } from "./otherPaths.ts";

/** The whole product below a base path. It requests nothing at a path that does not exist. */

const t = TEXTS.ms;

const test = testWith({ KAUNTER_BASE_PATH: "/backend" });

// One worker runs all tests, so that one system is started.
test.describe.configure({ mode: "default" });

test("with a base path a citizen logs in, finds a bill, pays it at a bank and by card, and gets the receipts (rule 7.2)", ({
  page,
  town,
}) => logInAndPay(page, town));

test("below a base path the element on a council's page pays, and takes the path from its script's address (rule 7.2)", async ({
  page,
  town,
}) => {
  const { urls } = town.system;
  const faults = noteFaults(page);
  const site = `${urls.council("mpt")}/`;
  await page.goto(site);
  expect(await page.locator("script[src*='/widgets/']").first().getAttribute("src")).toBe(
    `${urls.portal}/widgets/kaunter.js`,
  );
  const pay = page.locator("kaunter-pay");
  await search(pay, t, { charge: "assessment", number: samplesOf("mpt").threeChoices.number });
  await addToCart(pay, t);
  await goToCheckout(pay, t);
  await payAtBank(page, pay, t);
  await expect(page).toHaveURL(site);
  expect(faults).toEqual([]);
});

test("below a base path an element works although its page loads the script from the root", async ({
  page,
  town,
}) => {
  const { urls } = town.system;
  const { origin } = new URL(urls.portal);
  // A page of the council's site without an element, written before the portal had a base path.
  await page.goto(`${urls.council("mps")}/nowhere`);
  const faults = noteFaults(page);
  await page.evaluate((src) => {
    const script = document.createElement("script");
    Object.assign(script, { type: "module", src });
    const element = document.createElement("kaunter-search");
    element.setAttribute("council", "mps");
    document.body.append(element, script);
  }, `${origin}/widgets/kaunter.js`);
  const found = page.locator("kaunter-search");
  await search(found, t, { charge: "assessment", number: samplesOf("mps").withLandCess.number });
  await expect(found.getByRole("button", { name: t.search.add })).toBeVisible();
  expect(faults).toEqual([]);
});

test("below a base path the pages at the root redirect there, and the small page, the frame and the worker work", async ({
  context,
  page,
  town,
}) => {
  const { portal } = town.system.urls;
  const { origin } = new URL(portal);
  const faults = noteFaults(page);
  await page.goto(`${origin}/#/search?council=mps`);
  await page.waitForURL(`${portal}/#/search?council=mps`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${portal}/serviceWorker.js`,
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: t.search.title })).toBeVisible();
  // The calls of the page without a network fail. They end with the page, before the faults count.
  await page.close();
  await context.setOffline(false);
  const seen = faults.length;

  const next = await context.newPage();
  await next.goto(`${origin}/verify#not-a-statement`);
  await next.waitForURL(`${portal}/verify#not-a-statement`);
  await expect(next.locator("[data-outcome]")).toBeVisible();
  await next.goto(`${portal}/embed/preview.html#council=mps&element=search`);
  await expect(next.locator("kaunter-search").getByRole("button", { name: t.search.submit })).toBeVisible();
  await next.goto(`${origin}/embed/frame.html#council=mps`);
  await expect(next.locator("kaunter-pay").getByRole("button", { name: t.search.submit })).toBeVisible();
  const description = await (await next.request.get(`${portal}/api/openapi.json`)).json();
  expect(description.servers).toEqual([{ url: portal }]);
  expect(faults.slice(seen)).toEqual([]);
  // A call at the root is not redirected, because its address is wrong.
  const lost = await next.request.post(`${origin}/api/query`, { data: {} });
  expect([lost.status(), (await lost.json()).reason]).toEqual([404, "unknown_path"]);
});
