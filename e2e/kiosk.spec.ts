import { expect, type Page, test } from "@playwright/test";
import { IDLE_MILLISECONDS, WARNING_MILLISECONDS } from "../widgets/kiosk/idleClock.ts";
import { expectWhole, watchHost } from "./hostile/hostPage.ts";
import { payOnPage } from "./hostile/journey.ts";
import { addToCart, PAYER, search, TEXTS, way } from "./support/counter.ts";
import { ownBill } from "./support/own.ts";
import { siteOf } from "./support/system.ts";

/** A computer in a council's lobby. The next person finds nothing of the one before. */

const t = TEXTS.ms;
const COUNCIL = "mdsp";
const PATH = "/kiosk.html";

/** Everything that the page's origin stores in this browser. */
function keptIn(page: Page) {
  return page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    caches: await caches.keys(),
  }));
}

const NOTHING = { local: [], session: [], databases: [], cookies: "", caches: [] };

test("a payment reaches its receipt, which can be taken along, and nothing is left in the browser or after a reload and the back button", async ({
  page,
}) => {
  const host = await watchHost(page);
  const counter = page.locator("kaunter-pay");
  await payOnPage(page, {
    council: COUNCIL,
    path: PATH,
    onStep: async (step) => {
      expect(await keptIn(page)).toEqual(NOTHING);
      if (step === "checkout")
        for (const name of [t.checkout.name, t.checkout.email, t.checkout.phone])
          await expect(counter.getByRole("textbox", { name })).toHaveAttribute("autocomplete", "off");
      if (step !== "receipt") await expectWhole(page);
    },
  });
  await expect(counter.getByText(t.receipt.shared.keep)).toBeVisible();
  await expect(counter.getByRole("img", { name: t.receipt.shared.code })).toBeVisible();
  // the code ends within a day, and the e-mail has the link that lasts
  await expect(counter.getByText(t.receipt.briefLinkHelp.split("{{time}}")[0] ?? "")).toBeVisible();
  await expect(counter.getByText(t.receipt.lastingLink.paid.split("{{email}}")[1] ?? "")).toBeVisible();
  await expect(counter.getByRole("button", { name: t.common.print, exact: true })).toBeVisible();
  await expect(way(counter, t.common.download)).toHaveCount(0);
  await expect(counter.getByRole("link", { name: t.receipt.keepLink })).toHaveCount(0);
  await expect(counter.getByText(PAYER.email)).toHaveCount(0);
  const receipt = await counter.getByText(/^R\d{6}-/).innerText();

  await page.reload();
  await expect(counter.getByRole("button", { name: t.search.submit, exact: true })).toBeVisible();
  await expect(counter.getByText(t.kiosk.notice)).toBeVisible();
  await expect(counter.getByText(receipt)).toHaveCount(0);
  expect(await keptIn(page)).toEqual(NOTHING);

  await page.goBack();
  await page.goto(siteOf(COUNCIL, PATH));
  await way(counter, t.elements.cart).click();
  await expect(counter.getByText(t.cart.empty)).toBeVisible();
  expect(await keptIn(page)).toEqual(NOTHING);
  expect(host.wrongs).toEqual([]);
});

test("a citizen who walks away is asked, and then everything typed and added is gone", async ({ page }) => {
  const counter = page.locator("kaunter-pay");
  await page.clock.install();
  await page.goto(siteOf(COUNCIL, PATH));
  await search(counter, t, await ownBill(COUNCIL, "parking"));
  await addToCart(counter, t);
  await expect(counter.getByText(t.kiosk.notice)).toBeVisible();

  await page.clock.runFor(IDLE_MILLISECONDS - WARNING_MILLISECONDS);
  const asked = counter.getByRole("dialog", { name: t.kiosk.still });
  await expect(asked).toBeVisible();
  await expect(asked.getByRole("button", { name: t.kiosk.carryOn }).first()).toBeFocused();
  await asked.getByRole("button", { name: t.kiosk.carryOn }).first().click();
  await expect(asked).toHaveCount(0);
  await expect(counter.getByText(t.search.added)).toBeVisible();

  await page.clock.runFor(IDLE_MILLISECONDS);
  await expect(counter.getByText(t.search.added)).toHaveCount(0);
  await way(counter, t.elements.cart).click();
  await expect(counter.getByText(t.cart.empty)).toBeVisible();
});
