import { configure } from "../support/configured.ts";
import { TEXTS } from "../support/counter.ts";
import { expect, test } from "./fixtures.ts";

/** The central team closes the counter by a command while citizens have it open. */

const { notices } = TEXTS.ms;
const ANNOUNCEMENT = "Kaunter dibuka semula pada hari Isnin.";

test.use({ serviceWorkers: "block" });

test("after 'npm run configure' closes the counter, the open portal and council's page say so, and later open again", async ({
  context,
  town,
}) => {
  const portal = await context.newPage();
  const council = await context.newPage();
  // The test controls the minute after which a page reads the configuration.
  for (const page of [portal, council]) await page.clock.install();
  await portal.goto(`${town.system.urls.portal}/#/search`);
  await council.goto(town.system.urls.council("mpt"));
  const field = portal.getByRole("button", { name: TEXTS.ms.search.submit });
  const element = council.locator("kaunter-pay");
  await expect(field).toBeVisible();
  await expect(element.getByRole("button", { name: TEXTS.ms.search.submit })).toBeVisible();

  expect(await configure(town, { closing: true, announcement: { ms: ANNOUNCEMENT } })).toContain(
    "closing: false -> true",
  );
  for (const page of [portal, council]) await page.clock.runFor(61_000);
  const dialog = portal.getByRole("dialog", { name: notices.closed.title });
  await expect(dialog).toContainText(ANNOUNCEMENT);
  await expect(element).toContainText(ANNOUNCEMENT);
  await expect(element.getByRole("button", { name: TEXTS.ms.search.submit })).toHaveCount(0);

  await configure(town, { closing: null, announcement: null });
  for (const page of [portal, council]) await page.clock.runFor(61_000);
  await expect(dialog).toHaveCount(0);
  await expect(field).toBeVisible();
  await expect(element.getByRole("button", { name: TEXTS.ms.search.submit })).toBeVisible();
});
