import { expect, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { cartTransfer as texts } from "../src/i18n/ms/cartTransfer.ts";
import { expectWhole, watchHost } from "./hostile/hostPage.ts";
import { addToCart, payAtBank, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { PORTAL, siteOf } from "./support/system.ts";

/** A council's page with the search alone hands its cart over to the portal, which asks, and where it is paid. */

const t = TEXTS.ms;
const COUNCIL = "mdkp";
const ASKED = `${PORTAL}/#/hand_over?council=${COUNCIL}&lang=ms&to=cart`;

const adding = (count: number): string => texts.add_other.replace("{{count}}", String(count));

async function goToCart(page: Page): Promise<void> {
  await way(page.locator("kaunter-search"), t.search.goToCart).click();
  await page.waitForURL(/#\/hand_over/);
}

test("what was found on the council's page is asked about, taken over and paid in the portal; back there it is paid", async ({
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

  // no analytics, bookmark or history of the portal's holds what somebody owes
  expect(page.url()).toBe(ASKED);
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByText(fine.number)).toBeVisible();
  await page.reload();
  expect(page.url()).toBe(ASKED);
  await expect(page.getByRole("button", { name: adding(2) })).toBeVisible();

  // who goes back has lost nothing there
  await page.getByRole("button", { name: texts.back }).click();
  await page.waitForURL(siteOf(COUNCIL, "/semak.html"));
  await search(find, t, fine);
  await find.getByRole("button", { name: t.search.add }).click();
  await goToCart(page);

  await page.getByRole("button", { name: adding(2) }).click();
  await page.waitForURL(`${PORTAL}/#/cart`);
  await expect(page.getByRole("article")).toHaveCount(2);
  // asked once: the page that asked is gone from the way back
  await page.goBack();
  await page.waitForURL(siteOf(COUNCIL, "/semak.html"));
  await page.goForward();
  await page.waitForURL(`${PORTAL}/#/cart`);

  await way(page, t.cart.checkout).click();
  await payAtBank(page, page, t);

  await page.goto(siteOf(COUNCIL, "/troli.html"));
  const cart = page.locator("kaunter-cart");
  await expect(cart.getByText(t.cart.paid)).toBeVisible();
  // no record tells what a reload paid
  await expect(cart.getByText(t.cart.transferred.split("{{time}}")[0] ?? "")).toBeVisible();
  expect(wrongs).toEqual([]);
});

test("somebody else's link adds nothing by itself, and nothing when it is declined", async ({ page }) => {
  await page.goto(
    `${PORTAL}/#/hand_over?council=mpt&lang=ms&to=checkout&cart=1&item=mpt.parking.50000.${samplesOf("mpt").parking.number}`,
  );
  await expect(page.getByRole("button", { name: adding(1) })).toBeVisible();
  await page.getByRole("button", { name: texts.decline }).click();
  await page.waitForURL(`${PORTAL}/#/cart`);
  await expect(page.getByText(t.cart.empty)).toBeVisible();
});
