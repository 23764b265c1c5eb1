import type { Page } from "@playwright/test";
import { samplesOf } from "../../demo/records/samples.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { configure } from "../support/configured.ts";
import { TEXTS } from "../support/counter.ts";
import { expect, test } from "./fixtures.ts";

/** A link or a tile leads to a charge, and a file of the program behind it cannot be loaded. */

const COUNCIL = "mpt";

// A file that the service worker stores cannot be lost.
test.use({ serviceWorkers: "block" });

// No dialog covers the page.
test.beforeEach(({ town }) => configure(town, { assistance: { active: false } }));

const lose = (page: Page, name: string, times?: number) =>
  page.route(new RegExp(`/assets/${name}-`), (route) => route.abort(), times === undefined ? {} : { times });

for (const language of LANGUAGES) {
  const t = TEXTS[language];
  const broken = (page: Page) => page.getByRole("heading", { level: 1, name: t.shell.broken });
  const tile = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
  const number = (page: Page) => page.getByRole("textbox", { name: t.charges.compound.number });
  const home = `/#/?lang=${language}&council=${COUNCIL}`;

  test(`${language}: a link to a charge shows its choices when the line that folds them is lost, and finds the bill later`, async ({
    page,
    town,
  }) => {
    await lose(page, "SearchOutcome");
    await page.goto(
      `${town.system.urls.portal}/#/search?lang=${language}&council=${COUNCIL}&charge=compound`,
    );
    const choice = page.getByRole("radio", { name: t.charges.name.compound, exact: true });
    await expect(choice).toBeChecked();
    await expect(choice).toBeVisible();
    await page.unrouteAll();
    await number(page).fill(samplesOf(COUNCIL).compound.number);
    await page.getByRole("button", { name: t.search.submit, exact: true }).click();
    await expect(page.getByRole("button", { name: t.search.add })).toBeVisible();
  });

  test(`${language}: a charge's tile reloads the page once when the search is lost, and leads to the charge`, async ({
    page,
    town,
  }) => {
    await page.goto(town.system.urls.portal + home);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await lose(page, "SearchScreen", 1);
    await tile(page, t.charges.name.compound).click();
    await expect(number(page)).toBeVisible();
    await expect.poll(() => loads).toBeGreaterThan(0);
    await page.getByRole("button", { name: t.search.submit, exact: true }).click();
    await expect(number(page)).toHaveAttribute("aria-invalid", "true");
    await expect(broken(page)).toHaveCount(0);
    // the search took a press, so nothing loads it once more
    expect(loads).toBe(1);
  });

  test(`${language}: a tile whose form stays lost ends in words, and works when the citizen tries again`, async ({
    page,
    town,
  }) => {
    await page.goto(town.system.urls.portal + home);
    await lose(page, "forms");
    await tile(page, t.charges.name.local_government_charge).click();
    await expect(broken(page)).toBeVisible();
    await expect(page.getByText(t.shell.brokenText)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: t.shell.backHome }).click();
    await tile(page, t.charges.name.local_government_charge).click();
    await expect(page.getByLabel(t.charges.local_government_charge.customer_name)).toBeVisible();
  });
}
