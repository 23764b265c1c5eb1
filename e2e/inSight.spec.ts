import { expect, type Locator, type Page, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { addToCart, atTheBank, proceedButton, search as searchFor, TEXTS, way } from "./support/counter.ts";
import { lookAtFocus } from "./support/focus.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";
import { BY, expectInSight, find, walkThroughCheckout, walkThroughPay } from "./support/walkInSight.ts";

/**
 * After each press the top of the next step is visible and its heading has the focus, wherever on the page the citizen pressed.
 * There is text above and below the element.
 */

const t = TEXTS.ms;

test.use({ hasTouch: true });

const WINDOWS = [
  { width: 320, height: 568, header: 0, tag: "@long" },
  { width: 390, height: 700, header: 56, tag: [] },
  { width: 768, height: 1024, header: 0, tag: "@long" },
  { width: 1280, height: 720, header: 56, tag: [] },
];

for (const size of WINDOWS)
  test(
    `each press in kaunter-pay keeps the step visible in a window of ${size.width} px`,
    { tag: size.tag },
    ({ page }) => walkThroughPay(page, size),
  );

test("a citizen who removes an item far below the cart's heading then sees the heading, which has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await page.goto(siteOf("mdpg", "/"));
  const pay = page.locator("kaunter-pay");
  for (const _ of [1, 2]) await find(pay, "mdpg", BY.mouse, 0);
  await BY.mouse(way(pay, t.search.goToCart));
  const heading = pay.getByRole("heading", { name: t.cart.title, exact: true });
  await expect(heading).toBeFocused();
  await pay.getByRole("button", { name: t.cart.remove }).last().scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await BY.mouse(pay.getByRole("button", { name: t.cart.remove }).last());
  await expect(pay.getByRole("article")).toHaveCount(1);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test("a press in kaunter-search shows the cart further down the same page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(siteOf("mdptn", "/semak.html"));
  const search = page.locator("kaunter-search");
  await search.evaluate((element) => {
    const text = document.createElement("p");
    text.style.height = "1500px";
    const cart = document.createElement("kaunter-cart");
    cart.setAttribute("council", element.getAttribute("council") ?? "");
    element.after(text, cart, text.cloneNode());
  });
  const cart = page.locator("kaunter-cart");
  await expect(cart.getByRole("heading", { name: t.cart.title, exact: true })).toBeVisible();
  for (const press of Object.values(BY)) {
    await find(search, "mdptn", press, 0);
    await press(way(search, t.search.goToCart));
    await expectInSight(cart, t.cart.title, 0);
  }
});

test("each press keeps the step visible in elements on pages of their own, and no page scrolls as it opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const search = page.locator("kaunter-search");
  const cart = page.locator("kaunter-cart");
  const checkout = page.locator("kaunter-checkout");
  await page.goto(siteOf("mdptn", "/bayar.html"));
  const licence = await ownBill("mdptn", "operation");
  await searchFor(search, t, licence);
  await addToCart(search, t);
  await find(search, "mdptn", BY.touch, 0);
  await BY.touch(way(search, t.search.goToCart));
  await page.waitForURL(siteOf("mdptn", "/troli.html"));
  await expectUntouched(page, cart, t.cart.title);
  await BY.touch(way(cart, t.cart.checkout));
  await page.waitForURL(siteOf("mdptn", "/bayaran.html"));
  await expectUntouched(page, checkout, t.checkout.title);
  await walkThroughCheckout(checkout);
  await BY.touch(proceedButton(checkout, t));
  await atTheBank(page, "approve");
  await page.waitForURL(siteOf("mdptn", "/resit.html"));
  // The bank returned to this page, and the receipt is the payment's last step.
  await expectInSight(page.locator("kaunter-receipt"), t.shell.screen.receipt, 0);
  await BY.touch(
    way(page.locator("kaunter-receipt"), t.common.printLicence.replace("{{number}}", licence.number)),
  );
  await page.waitForURL(siteOf("mdptn", "/lesen.html"));
  await expectUntouched(page, page.locator("kaunter-licence"), t.shell.screen.licence);
});

for (const [width, height] of [
  [320, 480],
  [320, 568],
  [360, 640],
] as const)
  test(`in a window of ${width} x ${height} px the dialog of the assistance package covers neither the head nor the first action`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of ["ms", "en", "zh"] as const) {
      await page.goto(`/#/?lang=${language}`);
      const { shell, dialogs } = TEXTS[language];
      const dialog = page.getByRole("dialog", { name: dialogs.covid.title.replace("{{percent}}", "20") });
      await expect(dialog).toBeVisible();
      const { y: top } = (await dialog.boundingBox()) ?? { y: 0 };
      for (const shown of [
        page.getByRole("banner"),
        page.getByRole("searchbox", { name: shell.findCouncil }),
      ]) {
        const { y, height } = (await shown.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(y + height).toBeLessThanOrEqual(top);
      }
      await expect(dialog.getByRole("button", { name: dialogs.covid.close })).toBeInViewport({ ratio: 1 });
    }
  });

test("a charge's tile leads to a search whose field and button are in sight on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ["ms", "en", "zh"] as const) {
    await page.goto(`/#/?lang=${language}&council=mpt`);
    const { charges, search } = TEXTS[language];
    await page.getByRole("main").getByRole("link", { name: charges.name.compound }).click();
    const number = page.getByRole("textbox", { name: charges.compound.number });
    await expect(number).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: search.submit, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("the sum of several bills and its button stay in sight on a small phone, and cover no row that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/#/search?council=mpt");
  await searchFor(page, t, { charge: "compound", number: samplesOf("mpt").vehicle.number });
  const pay = page.getByRole("button", { name: /^Bayar 3 bil, RM/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  const ticks = page.getByRole("main").getByRole("checkbox", { disabled: false });
  await expect(ticks).toHaveCount(3);
  await ticks.first().focus();
  for (const _ of [1, 2, 3, 4, 5]) {
    await expect.poll(async () => (await lookAtFocus(page)).seen).toBe(1);
    await page.keyboard.press("Tab");
  }
});

/** The element is drawn, the page is at its top, and the focus is still the page's own. */
async function expectUntouched(page: Page, at: Locator, name: string): Promise<void> {
  await expect(at.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(at.getByRole("heading", { name, exact: true })).not.toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
}
