import { TEXTS } from "../support/counter.ts";
import { expect, test } from "./fixtures.ts";
import type { Town } from "./town.ts";

/** The central team closes the counter while payments are under way. */

const t = TEXTS.ms;
const ANNOUNCEMENT = "Kaunter dibuka semula pada hari Isnin.";

async function configure({ system }: Town, configuration: object): Promise<void> {
  const { metadata } = system.databases;
  const stored = await metadata.read("configuration");
  await metadata.write({ ...(stored && { _rev: stored._rev }), _id: "configuration", ...configuration });
}

const CLOSING = { closing: true, announcement: { ms: ANNOUNCEMENT, en: "Open again on Monday." } };

// The next test's citizen finds the counter open.
test.afterEach(({ town }) => configure(town, {}));

test("while the counter is closing, the portal says so over closed screens, and never over a payment's status", async ({
  arrive,
}) => {
  const citizen = await arrive("portal");
  const { page, town } = citizen;
  await configure(town, CLOSING);
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(`${town.system.urls.portal}/#/`);
  const dialog = page.getByRole("dialog", { name: t.notices.closed.title });
  await expect(dialog.getByText(ANNOUNCEMENT)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "EN" }).click();
  await expect(page.getByRole("dialog").getByText("Open again on Monday.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "BM" }).click();
  for (const screen of ["search", "cart", "checkout", "fpx_checkout", "confirmation"]) {
    await page.goto(`${town.system.urls.portal}/#/${screen}`);
    await expect(dialog.getByText(ANNOUNCEMENT)).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }

  await dialog.getByRole("link", { name: t.common.checkPayment }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t.common.checkPayment, level: 1 })).toBeFocused();
  await expect(page.getByText(t.receipt.paid.text)).toBeVisible();
});

test("while the counter is closing, a council's page says so in its place, and still shows a receipt", async ({
  arrive,
}) => {
  const citizen = await arrive("kaunter-pay");
  const { page, town, ours } = citizen;
  await configure(town, CLOSING);
  await citizen.comeBackAfter("approve");
  await citizen.expectReceipt();

  for (const step of [t.elements.search, t.elements.cart]) {
    await ours.getByRole("button", { name: step }).click();
    await expect(ours.getByText(ANNOUNCEMENT)).toBeVisible();
    await expect(ours.getByRole("textbox")).toHaveCount(0);
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
