import { expect, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { cartTransfer as texts } from "../src/i18n/ms/cartTransfer.ts";
import { expectWhole, watchHost } from "./hostile/hostPage.ts";
import { addToCart, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { PORTAL, siteOf } from "./support/system.ts";

/**
 * A council's page with only the search transfers its cart to the portal. The portal asks the citizen first, and the citizen pays
 * there.
 */

const t = TEXTS.ms;
const COUNCIL = "mdkp";
const ASKED = `${PORTAL}/#/hand_over?council=${COUNCIL}&lang=ms&to=cart`;

const adding = (count: number): string => texts.add_other.replace("{{count}}", String(count));

async function goToCart(page: Page): Promise<void> {
  await way(page.locator("kaunter-search"), t.search.goToCart).click();
  await page.waitForURL(/#\/hand_over/);
}

test("a cart from the council's page is confirmed, added and paid in the portal, and back on the council's page it is marked as paid", async ({
  page,
}) => {
  const { wrongs } = await watchHost(page);
  const find = page.locator("kaunter-search");
  const fine = await ownBill(COUNCIL, "compound");
  const account = await ownBill(COUNCIL, "parking");

  await page.goto(siteOf(COUNCIL, "/semak.html"));
  await search(find, t, fine);
  await addToCart(find, t);
  await search(find, t, account);
  await addToCart(find, t);
  await expectWhole(page);
  await goToCart(page);

  // The bills are in no address that analytics, bookmarks or the history could keep.
  expect(page.url()).toBe(ASKED);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: fine.number })).toBeVisible();
  await page.reload();
  expect(page.url()).toBe(ASKED);
  await expect(page.getByRole("button", { name: adding(2) })).toBeVisible();

  // Going back loses nothing on the council's page.
  await page.getByRole("button", { name: texts.back }).click();
  await page.waitForURL(siteOf(COUNCIL, "/semak.html"));
  await search(find, t, fine);
  await find.getByRole("button", { name: t.search.add }).click();
  await goToCart(page);

  await page.getByRole("button", { name: adding(2) }).click();
  await page.waitForURL(`${PORTAL}/#/cart`);
  await expect(page.getByRole("article")).toHaveCount(2);
  // The portal asks once, and its question is gone from the history.
  await page.goBack();
  await page.waitForURL(siteOf(COUNCIL, "/semak.html"));
  await page.goForward();
  await page.waitForURL(`${PORTAL}/#/cart`);

  await way(page, t.cart.checkout).click();
  await payAtBank(page, page, t);

  await page.goto(siteOf(COUNCIL, "/troli.html"));
  const cart = page.locator("kaunter-cart");
  await expect(cart.getByText(t.cart.paid)).toBeVisible();
  // No record shows that a reload was paid.
  await expect(cart.getByText(t.cart.transferred.split("{{time}}")[0] ?? "")).toBeVisible();
  expect(wrongs).toEqual([]);
});

test("a stranger's link adds nothing by itself, and nothing when the citizen declines", async ({ page }) => {
  await page.goto(
    `${PORTAL}/#/hand_over?council=mpt&lang=ms&to=checkout&cart=1&item=mpt.parking.50000.${samplesOf("mpt").parking.number}`,
  );
  await expect(page.getByRole("button", { name: adding(1) })).toBeVisible();
  await page.getByRole("button", { name: texts.decline }).click();
  await page.waitForURL(`${PORTAL}/#/cart`);
  await expect(page.getByText(t.cart.empty)).toBeVisible();
});
