import { expect, test } from "@playwright/test";
import { Citizen } from "../scripts/bench/journeys/citizen.ts";
import { begin, comeBack, find, goToBank, payNow, remember } from "../scripts/bench/journeys/journeys.ts";
import { saveData } from "../scripts/bench/journeys/saveData.ts";
import { ownBill } from "./support/own.ts";
import { PORTAL } from "./support/system.ts";

/** The most requests to the portal when the browser comes back from the bank, the bank's own report first. */
const COMING_BACK = 15;

// Its background requests for offline use are not the citizen's wait.
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });

test.beforeEach(({ page }) => page.addInitScript(saveData));

test("a guest pays a bill with at most 5 presses, one choice, 4 fields and 3 screens, and comes back with few requests", async ({
  page,
}) => {
  const guest = new Citizen(page, PORTAL);
  await page.goto("/");
  await begin(guest, "assessment");
  await find(guest, await ownBill("mpt", "withLandCess"));
  await payNow(guest);
  await goToBank(guest, false);
  await page.waitForURL(/bank\.localhost/);
  const { presses, choices, fields, screens } = guest.counts;
  expect(presses).toBeLessThanOrEqual(5);
  expect(choices).toBe(1);
  expect(fields).toBeLessThanOrEqual(4);
  expect(screens).toBeLessThanOrEqual(3);
  expect(await comeBack(guest)).toBeLessThanOrEqual(COMING_BACK);
});

test("a remembered payer takes 3 presses and 1 field from a council's link to the search", async ({
  page,
}) => {
  const link = "/#/search?council=mdptn";
  const before = new Citizen(page, PORTAL);
  await page.goto(link);
  await find(before, await ownBill("mdptn", "withLandCess"));
  await payNow(before);
  await remember(before);
  await goToBank(before, false);
  await comeBack(before);

  const known = new Citizen(page, PORTAL);
  await page.goto(link);
  await find(known, await ownBill("mdptn", "withLandCess"));
  await payNow(known);
  await goToBank(known, true);
  await page.waitForURL(/bank\.localhost/);
  expect(known.counts).toMatchObject({ presses: 3, choices: 0, fields: 1, screens: 2 });
});
