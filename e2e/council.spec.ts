import { expect, test } from "@playwright/test";
import { assessmentOfShape } from "../demo/records/assessments.ts";
import { unpaidCompound } from "../demo/records/compounds.ts";
import { addToCart, atTheBank, fillCheckout, PAYER, proceed, search, TEXTS, way } from "./counter.ts";

/** The same job on a council's own site, another site than the portal's. */

const t = TEXTS.ms;
const site = (council: string, path: string) => `http://${council}.localhost:4274${path}`;

test("kaunter-pay on a council's page pays at the bank and returns to that page, which stays clean", async ({
  page,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  await page.goto(site("mdppr", "/"));
  const pay = page.locator("kaunter-pay");
  await search(pay, t, { charge: "assessment", number: assessmentOfShape("mdppr", "threeChoices") });
  await addToCart(pay, t);
  await way(pay, t.search.goToCart).click();
  await way(pay, t.cart.checkout).click();
  await fillCheckout(pay, t);
  await proceed(pay, t);
  await atTheBank(page, "approve");
  await page.waitForURL(site("mdppr", "/"));
  await expect(pay.getByText(t.receipt.paid.text)).toBeVisible();
  await expect(pay.getByText(/^R\d{6}-/)).toHaveCount(1);
  expect(page.url()).toBe(site("mdppr", "/"));
  await page.reload();
  expect(violations).toEqual([]);
});

test("an element tells the page what happens, without personal data", async ({ page }) => {
  const told: string[] = [];
  await page.exposeFunction("noteEvent", (what: string) => told.push(what));
  await page.addInitScript(() => {
    for (const name of ["ready", "cart-change", "navigate", "redirect", "payment", "error"])
      document.addEventListener(`kaunter-${name}`, (event) => {
        const { noteEvent } = window as unknown as { noteEvent(what: string): void };
        noteEvent(`${name} ${JSON.stringify((event as CustomEvent).detail)}`);
      });
  });
  await page.goto(site("mdspg", "/"));
  const pay = page.locator("kaunter-pay");
  await search(pay, t, { charge: "compound", number: unpaidCompound("mdspg") });
  await addToCart(pay, t);
  await way(pay, t.search.goToCart).click();
  await way(pay, t.cart.checkout).click();
  await fillCheckout(pay, t);
  await proceed(pay, t);
  await atTheBank(page, "approve");
  await expect(pay.getByText(t.receipt.paid.text)).toBeVisible();
  const all = told.join("\n");
  expect(told[0]).toMatch(/^ready/);
  expect(all).toContain('cart-change {"count":1}');
  expect(all).toContain('navigate {"screen":"checkout"}');
  expect(all).toMatch(/^redirect/m);
  expect(all).toContain('payment {"status":"paid"}');
  for (const personal of Object.values(PAYER)) expect(all).not.toContain(personal);
});

test("four screens on four pages of a council's site lead to one another and back from the bank", async ({
  page,
}) => {
  await page.goto(site("mdpg", "/bayar.html"));
  const find = page.locator("kaunter-search");
  await search(find, t, { charge: "compound", number: unpaidCompound("mdpg") });
  await addToCart(find, t);
  await way(find, t.search.goToCart).click();
  await page.waitForURL(site("mdpg", "/troli.html"));
  await way(page.locator("kaunter-cart"), t.cart.checkout).click();
  await page.waitForURL(site("mdpg", "/bayaran.html"));
  const checkout = page.locator("kaunter-checkout");
  await fillCheckout(checkout, t);
  await proceed(checkout, t);
  await atTheBank(page, "approve");
  await page.waitForURL(site("mdpg", "/resit.html"));
  await expect(page.locator("kaunter-receipt").getByText(t.receipt.paid.text)).toBeVisible();
});

test("a page in English makes an element without lang speak English", async ({ page }) => {
  await page.goto(site("mdptn", "/english.html"));
  await expect(
    page.locator("kaunter-pay").getByRole("heading", { name: TEXTS.en.search.title }),
  ).toBeVisible();
});

test("two elements with different councils and languages live on one hostile page", async ({ page }) => {
  await page.goto(site("mpt", "/hostile.html"));
  const [malay, chinese] = [page.locator("kaunter-search").nth(0), page.locator("kaunter-search").nth(1)];
  await expect(malay.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  await expect(chinese.getByRole("button", { name: TEXTS.zh.search.submit, exact: true })).toBeVisible();
});

test("in a 320 px column of a Bootstrap page nothing sticks out", async ({ page }) => {
  await page.goto(site("mpt", "/bootstrap.html"));
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
