import { expect, type Page, test } from "@playwright/test";
import { walkElements } from "./elementsWalk.ts";
import { inPortal, onSite, type Surroundings } from "./places.ts";
import { type Look, walkAsCitizen, walkAsStranger } from "./portalWalk.ts";
import { faultsOfShape, setTextSize, spaceText } from "./shape.ts";

/**
 * In a window of 320 px, which is what a desk's window of 1280 px has at 400 %, everything is there to be read without scrolling
 * sideways, in every language, and with text set apart; and at 1280 px with text of twice its size (WCAG 2.2: 1.4.4, 1.4.10, 1.4.12).
 */

const COUNCIL = "mdspg";

const NARROW = { width: 320, height: 740 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: NARROW, serviceWorkers: "block" });

test.slow();

function judging(page: Page, { speak, inside }: Surroundings): Look {
  return async (state) => {
    const judge = async (how: string) =>
      expect.soft(await faultsOfShape(page, inside), `${state}, ${how}`).toEqual([]);
    await spaceText(page, true);
    await judge("text set apart");
    await spaceText(page, false);
    for (const language of ["en", "zh", "ms"] as const) {
      await speak(language);
      await judge(`in ${language}`);
    }
    await page.setViewportSize(WIDE);
    await setTextSize(page, 32);
    await judge("text twice as large");
    await setTextSize(page, 16);
    await page.setViewportSize(NARROW);
  };
}

test("every route can be read in a narrow window, with text set apart and with large text", async ({
  page,
}) => {
  await walkAsStranger(page, judging(page, inPortal(page)));
});

test("so can every screen on the way of a payment and after it", async ({ page }) => {
  await walkAsCitizen(page, judging(page, inPortal(page)), COUNCIL);
});

test("so can every element on a council's page", async ({ page }) => {
  await walkElements(page, judging(page, onSite(page)), COUNCIL);
});
