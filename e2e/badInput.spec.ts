import { expect, test } from "@playwright/test";
import { samplesOf } from "../demo/records/samples.ts";
import { addToCart, fillCheckout, proceed, search, TEXTS, way } from "./support/counter.ts";
import { siteOf } from "./support/system.ts";

/** Mistakes of a citizen or a webmaster, and failures around them. */

const t = TEXTS.ms;
const samples = samplesOf("mpt");

test("an unknown account shows Not Found, and the field keeps the focus (rule 8.23)", async ({ page }) => {
  await page.goto("/#/search");
  await search(page, t, { charge: "assessment", number: "999999999" });
  await expect(page.getByText(t.search.notFound).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: t.charges.assessment.number })).toBeFocused();
});

test("an empty number shows an error that names the field", async ({ page }) => {
  await page.goto("/#/search");
  await page.getByRole("button", { name: t.search.submit, exact: true }).click();
  await expect(
    page.getByText(t.errors.validation.required.replace("{{field}}", t.charges.assessment.number)),
  ).toBeVisible();
});

test("an unreachable server shows a message with a way to try again, and the cart stays", async ({
  page,
}) => {
  await page.goto("/#/search");
  await search(page, t, { charge: "assessment", number: samples.withLandCess.number });
  await addToCart(page, t);
  await page.route(/\/assessments$/, (route) => route.abort("connectionrefused"));
  await search(page, t, { charge: "assessment", number: samples.threeChoices.number });
  await expect(page.getByText(t.errors.kind.unreachable)).toBeVisible();
  await page.unroute(/\/assessments$/);
  await page.getByRole("button", { name: t.common.retry }).click();
  await expect(page.getByRole("button", { name: t.search.add })).toBeVisible();
  await page.goto("/#/cart");
  await expect(page.getByRole("heading", { name: samples.withLandCess.number })).toBeVisible();
});

test("with blocked storage the cart stays in memory, and the page says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", {
      get: () => ({
        open: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
    });
  });
  await page.goto("/#/search");
  await search(page, t, { charge: "assessment", number: samples.withLandCess.number });
  await addToCart(page, t);
  await expect(page.getByText(t.search.memoryOnly)).toBeVisible();
  await way(page, t.search.goToCart).click();
  await expect(page.getByRole("heading", { name: samples.withLandCess.number })).toBeVisible();
});

test("a changed amount is refused with the right one, and the page shows both", async ({ page }) => {
  await page.goto("/#/search");
  await search(page, t, { charge: "compound", number: samplesOf("mpt").compound.number });
  await addToCart(page, t);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("cartDB");
      request.onsuccess = () => resolve(request.result);
    });
    const change = database.transaction("items", "readwrite");
    const store = change.objectStore("items");
    const rows = await new Promise<{ amount: string }[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    // The reload that follows could otherwise abort the change.
    const changed = new Promise((resolve) => change.addEventListener("complete", resolve));
    for (const row of rows) store.put({ ...row, amount: "1.00" });
    await changed;
    database.close();
  });
  await page.goto("/#/checkout");
  await page.reload();
  await fillCheckout(page, t);
  await proceed(page, t);
  await expect(page.getByText(t.confirmation.changed)).toBeVisible();
  await expect(page.getByText(t.checkout.was.replace("{{amount}}", "RM 1.00"))).toBeVisible();
  expect(page.url()).toContain("#/checkout");
});

test("a wrong council attribute shows a polite message and the fallback link", async ({ page }) => {
  await page.goto(siteOf("mpt", "/"));
  const pay = page.locator("kaunter-pay");
  await expect(pay.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  await pay.evaluate((element) => element.setAttribute("council", "nowhere"));
  await expect(pay.getByText(t.elements.configuration)).toBeVisible();
  await expect(pay.getByRole("link")).toBeVisible();
  await pay.evaluate((element) => element.setAttribute("council", "mpt"));
  await expect(pay.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
});

test("an unknown route is a 404 page with the way home", async ({ page }) => {
  await page.goto("/#/nowhere");
  await expect(page.getByText("404")).toBeVisible();
  await page.getByRole("link", { name: t.shell.backHome }).click();
  await expect(page.getByRole("heading", { name: t.shell.hero })).toBeVisible();
});

test.describe("in a browser that stores nothing of the program", () => {
  test.use({ serviceWorkers: "block" });

  test("when the scanner cannot be loaded, the page says so and the citizen types the number", async ({
    page,
  }) => {
    await page.route(/ScanDialog-/, (route) => route.abort());
    await page.goto("/#/search?lang=en");
    const t = TEXTS.en;
    await page.getByRole("button", { name: t.search.scan }).click();
    await expect(page.getByText(t.search.scanUnavailable)).toBeVisible();
    await search(page, t, { charge: "compound", number: "K26-999999" });
    await expect(page.getByText(t.search.notFound).first()).toBeVisible();
  });
});
