import { expect, test } from "@playwright/test";
import { plainSiteOf } from "../support/system.ts";
import { watchHost } from "./hostPage.ts";
import { fillCart, payCart } from "./journey.ts";

/** A council's page at a plain http address, which has fewer browser features than a secure one. */

const COUNCIL = "mdknk";

test("on a page without a secure context, a payment reaches its receipt", async ({ page }) => {
  const host = await watchHost(page);
  await page.goto(plainSiteOf(COUNCIL, "/"));
  const missing = await page.evaluate(() => [
    isSecureContext,
    "subtle" in crypto,
    "randomUUID" in crypto,
    "locks" in navigator,
    "serviceWorker" in navigator,
    "clipboard" in navigator,
    "mediaDevices" in navigator,
    "storage" in navigator,
  ]);
  expect(missing).toEqual(missing.map(() => false));
  const counter = page.locator("kaunter-pay");
  const visit = { council: COUNCIL, path: "/" } as const;
  await fillCart(counter, visit);
  await payCart(page, visit);
  expect(host.wrongs).toEqual([]);
});
