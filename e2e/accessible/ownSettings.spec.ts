import { expect, type Page, test } from "@playwright/test";
import { walkElements } from "./elementsWalk.ts";
import { noteMotion } from "./motion.ts";
import { type Look, walkAsCitizen, walkAsStranger } from "./portalWalk.ts";
import { faultsOfSight } from "./sight.ts";

/**
 * Somebody has set their device to few colours of their own and to less motion: every edge, sign, state and ring of the focus is to
 * be seen, and nothing moves, also while something is on its way. Their ground is dark, which a council's page and a sheet of paper
 * know nothing of.
 */

const COUNCIL = "mdbft";

test.use({
  colorScheme: "dark",
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
  serviceWorkers: "block",
});

test.slow();

const judging =
  (page: Page, inside?: RegExp): Look =>
  async (state) =>
    expect.soft(await faultsOfSight(page, inside), state).toEqual([]);

test("on every route", async ({ page }) => {
  const moved = await noteMotion(page);
  await walkAsStranger(page, judging(page));
  expect([...moved]).toEqual([]);
});

test("on the way of a payment and after it", async ({ page }) => {
  const moved = await noteMotion(page);
  await walkAsCitizen(page, judging(page), COUNCIL);
  expect([...moved]).toEqual([]);
});

test("in every element on a council's page", async ({ page }) => {
  const moved = await noteMotion(page);
  await walkElements(page, judging(page, /^kaunter-/), COUNCIL);
  expect([...moved]).toEqual([]);
});
