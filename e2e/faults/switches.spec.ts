import { logInAsStaff } from "../support/administrator.ts";
import { TEXTS } from "../support/counter.ts";
import { button, mainOf } from "../support/desk.ts";
import { press, typeInto } from "../support/keyboard.ts";
import { expect, test } from "./fixtures.ts";

/** An administrator sets a switch on the desk while citizens use the portal. */

const { deskSettings, notices } = TEXTS.ms;
const BANNER = "Kaunter ditutup awal pada petang Jumaat.";

// a service worker would fetch files behind the page
test.use({ serviceWorkers: "block" });

test("an administrator reads in three languages what a new banner will say, a citizen reads it, and undoing takes it away", async ({
  page,
  browser,
  town,
}) => {
  const { portal } = town.system.urls;
  const { name } = await logInAsStaff(page.request, ["administrator"], "ketua", {
    portal,
    data: town.data,
    now: town.now,
  });
  await page.goto(`${portal}/#/desk/settings`);
  const main = mainOf(page);
  const texts = main.getByRole("group", { name: deskSettings.banner });
  await typeInto(texts.getByRole("textbox", { name: deskSettings.language.ms }), BANNER);
  // a language without a text gets the Malay one
  await expect(texts.getByRole("definition").filter({ hasText: BANNER })).toHaveCount(3);
  await press(button(main, deskSettings.save));
  const undo = main.getByRole("row").filter({ hasText: name }).getByRole("button");
  await expect(undo).toHaveCount(1);

  const citizen = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const banner = citizen.getByRole("complementary", { name: notices.banner });
  await citizen.goto(portal);
  await expect(banner).toHaveText(BANNER);
  await press(undo);
  await expect(texts.getByRole("textbox", { name: deskSettings.language.ms })).toHaveValue("");
  await citizen.reload();
  await expect(citizen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
