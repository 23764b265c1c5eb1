import { expect, test } from "@playwright/test";
import { Citizen } from "../scripts/bench/journeys/citizen.ts";
import { comeBack } from "../scripts/bench/journeys/journeys.ts";
import { saveData } from "../scripts/bench/journeys/saveData.ts";
import { COUNCILS } from "../src/domain/councils.ts";
import { watchHost } from "./hostile/hostPage.ts";
import {
  addToCart,
  atTheBank,
  fillCheckout,
  goToCheckout,
  PAYER,
  payAtBank,
  proceed,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { PORTAL, siteOf } from "./support/system.ts";

/** The main job on a council's own site, which is another site than the portal. */

const t = TEXTS.ms;

/** The most requests to the portal when the browser comes back to the council's page, the bank's own report first. */
const COMING_BACK = 15;

test("kaunter-pay on a council's page pays at the bank and returns with few requests to that page, whose address stays clean", async ({
  page,
}) => {
  await page.addInitScript(saveData);
  const { wrongs } = await watchHost(page);
  await page.goto(siteOf("mdppr", "/"));
  const pay = page.locator("kaunter-pay");
  await search(pay, t, await ownBill("mdppr", "threeChoices"));
  await addToCart(pay, t);
  await goToCheckout(pay, t);
  await fillCheckout(pay, t);
  await proceed(pay, t);
  await page.waitForURL(/bank\.localhost/);
  await expect(page.locator("dl > div", { hasText: "Penjual" })).toContainText(COUNCILS.mdppr.name);
  expect(await comeBack(new Citizen(page, PORTAL))).toBeLessThanOrEqual(COMING_BACK);
  await expect(page).toHaveURL(siteOf("mdppr", "/"));
  await expect(pay.getByText(/^R\d{6}-/)).toHaveCount(1);
  expect(page.url()).toBe(siteOf("mdppr", "/"));
  await page.reload();
  expect(wrongs).toEqual([]);
});

test("an element reports its events to the page without personal data", async ({ page }) => {
  const reported: string[] = [];
  await page.exposeFunction("noteEvent", (what: string) => reported.push(what));
  await page.addInitScript(() => {
    for (const name of ["ready", "cart-change", "navigate", "redirect", "payment", "error"])
      document.addEventListener(`kaunter-${name}`, (event) => {
        const { noteEvent } = window as unknown as { noteEvent(what: string): void };
        noteEvent(`${name} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
  });
  await page.goto(siteOf("mdspg", "/"));
  const pay = page.locator("kaunter-pay");
  await search(pay, t, await ownBill("mdspg", "compound"));
  await addToCart(pay, t);
  await goToCheckout(pay, t);
  await payAtBank(page, pay, t);
  // The page shows the status before the test gets the event.
  await expect.poll(() => reported).toContain('payment {"status":"paid"}');
  const all = reported.join("\n");
  expect(reported[0]).toMatch(/^ready/);
  expect(all).toContain('cart-change {"count":1}');
  expect(all).toContain('navigate {"screen":"checkout"}');
  expect(all).toMatch(/^redirect/m);
  for (const personal of Object.values(PAYER)) expect(all).not.toContain(personal);
});

test("four screens on four pages of a council's site link to each other and back from the bank", async ({
  page,
}) => {
  await page.goto(siteOf("mdpg", "/bayar.html"));
  const find = page.locator("kaunter-search");
  await search(find, t, await ownBill("mdpg", "compound"));
  await addToCart(find, t);
  await way(find, t.search.goToCart).click();
  await page.waitForURL(siteOf("mdpg", "/troli.html"));
  await way(page.locator("kaunter-cart"), t.cart.checkout).click();
  await page.waitForURL(siteOf("mdpg", "/bayaran.html"));
  const checkout = page.locator("kaunter-checkout");
  await fillCheckout(checkout, t);
  await proceed(checkout, t);
  await atTheBank(page, "approve");
  await page.waitForURL(siteOf("mdpg", "/resit.html"));
  await expect(page.locator("kaunter-receipt").getByText(t.receipt.paid.text)).toBeVisible();
});

test("an element without lang is in English on an English page", async ({ page }) => {
  await page.goto(siteOf("mdptn", "/english.html"));
  await expect(
    page.locator("kaunter-pay").getByRole("heading", { name: TEXTS.en.search.title }),
  ).toBeVisible();
});

test("two elements with different councils and languages work on one hostile page", async ({ page }) => {
  await page.goto(siteOf("mpt", "/hostile.html"));
  const [malay, chinese] = [page.locator("kaunter-search").nth(0), page.locator("kaunter-search").nth(1)];
  await expect(malay.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  await expect(chinese.getByRole("button", { name: TEXTS.zh.search.submit, exact: true })).toBeVisible();
});

test("in a 320 px column of a Bootstrap page nothing overflows", async ({ page }) => {
  await page.goto(siteOf("mpt", "/bootstrap.html"));
  const pay = page.locator("kaunter-pay");
  await expect(pay.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  const [inner, outer] = await pay.evaluate((element) => [
    Math.max(
      ...[...element.shadowRoot!.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right),
    ),
    element.parentElement!.getBoundingClientRect().right,
  ]);
  expect(inner).toBeLessThanOrEqual(outer! + 1);
});
