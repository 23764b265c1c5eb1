import { expect, type Page, test } from "@playwright/test";
import { faultsOf, haveAxe, type Judged } from "./axe.ts";
import { walkElements } from "./elementsWalk.ts";
import { inPortal, onSite, type Surroundings } from "./places.ts";
import { type Look, walkAsCitizen, walkAsStranger, walkAsTeam } from "./portalWalk.ts";

/**
 * axe finds nothing on any route and in any element, whole pages being judged: in three languages, in light and in dark. What
 * other states a screen has, its stories show.
 */

const COUNCIL = "mdtbn";

test.use({ contextOptions: { reducedMotion: "reduce" }, serviceWorkers: "block" });

// a whole payment, and each of its screens judged four times
test.describe.configure({ timeout: 300_000 });

function judging(page: Page, { speak, darken, inside }: Surroundings): Look {
  return async (state) => {
    const judge = async (how: string, judged: Judged) =>
      expect.soft(await faultsOf(page, judged, inside), `${state}, ${how}`).toEqual([]);
    await judge("in Malay", "all");
    await darken("dark");
    await judge("in the dark", "colours");
    await darken("light");
    for (const language of ["en", "zh"] as const) {
      await speak(language);
      await judge(`in ${language}`, "words");
    }
    await speak("ms");
  };
}

test.beforeEach(({ page }) => haveAxe(page));

test("axe finds nothing on any route as a stranger finds it", async ({ page }) => {
  await walkAsStranger(page, judging(page, inPortal(page)));
});

test("axe finds nothing on the way of a payment, after it, and without an answer", async ({ page }) => {
  await walkAsCitizen(page, judging(page, inPortal(page)), COUNCIL);
});

test("axe finds nothing where a payment is still open, nor on the team's page", async ({ page }) => {
  await walkAsTeam(page, judging(page, inPortal(page)), COUNCIL);
});

test("axe finds nothing in any element on a council's page", async ({ page }) => {
  await walkElements(page, judging(page, onSite(page)), COUNCIL);
});
