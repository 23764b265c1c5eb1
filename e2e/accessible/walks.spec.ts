import { expect, type Page, test } from "@playwright/test";
import type { Language } from "../../src/domain/language.ts";
import { faultsOf, haveAxe, type Judged } from "./axe.ts";
import { walkElements } from "./elementsWalk.ts";
import { noteMotion } from "./motion.ts";
import { inPortal, onSite, type Surroundings } from "./places.ts";
import { type Look, walkAsCitizen, walkAsStranger, walkAsTeam } from "./portalWalk.ts";
import { faultsOfShape, setTextSize, spaceText } from "./shape.ts";
import { faultsOfSight } from "./sight.ts";

/**
 * Every screen and every element is visited once and checked in many ways:
 *
 * - axe finds nothing on the whole page, in three languages, in light and in dark colours;
 * - in a window of 320 px, which equals a desktop window of 1280 px at 400 %, everything can be read without scrolling sideways, in
 *   every language and with wide text spacing; and at 1280 px with text of twice its size (WCAG 2.2: 1.4.4, 1.4.10, 1.4.12);
 * - with few colours of the reader's own, on a dark background, every edge, sign, state and focus ring is visible;
 * - with reduced motion nothing moves, not even while loading.
 *
 * The stories show the other states of a screen.
 */

const COUNCIL = "mdtnm";

const NARROW = { width: 320, height: 740 };
const WIDE = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: NARROW, serviceWorkers: "block" });

// Each of dozens of screens is checked in many ways.
test.describe.configure({ timeout: 600_000 });

/** Checks a state in Malay, in every way. */
function inMalay(page: Page, { darken, inside }: Surroundings): Look {
  return async (state) => {
    const { axe, shape, expectNone } = judges(page, state, inside);
    await spaceText(page, true);
    await shape("text set apart");
    await spaceText(page, false);
    await shape("in a narrow window");
    await page.setViewportSize(WIDE);
    await setTextSize(page, 32);
    await shape("text twice as large");
    await setTextSize(page, 16);
    await axe("in Malay", "all");
    await darken("dark");
    await axe("in the dark", "colours");
    await darken("light");
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expectNone("in few colours", await faultsOfSight(page, inside));
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
    await page.setViewportSize(NARROW);
  };
}

/** Checks a state in the other languages, whose words are longer or shorter. */
function inOtherLanguages(page: Page, { speak, inside }: Surroundings): Look {
  const others: readonly Language[] = ["en", "zh"];
  return async (state) => {
    const { axe, shape } = judges(page, state, inside);
    for (const language of others) {
      await speak(language);
      await shape(`in ${language}`);
      await page.setViewportSize(WIDE);
      await axe(`in ${language}`, "words");
      await page.setViewportSize(NARROW);
    }
    await speak("ms");
  };
}

function judges(page: Page, state: string, inside: RegExp | undefined) {
  const expectNone = (how: string, faults: readonly string[]) =>
    expect.soft(faults, `${state}, ${how}`).toEqual([]);
  return {
    expectNone,
    axe: async (how: string, judged: Judged) => expectNone(how, await faultsOf(page, judged, inside)),
    shape: async (how: string) => expectNone(how, await faultsOfShape(page, inside)),
  };
}

const WALKS = {
  "every route as a stranger finds it": (page: Page, look: Look) => walkAsStranger(page, look),
  "the way of a payment, after it, and without an answer": (page: Page, look: Look) =>
    walkAsCitizen(page, look, COUNCIL),
  "a payment that is still open, and the team's page": (page: Page, look: Look) =>
    walkAsTeam(page, look, COUNCIL),
  "every element on a council's page": (page: Page, look: Look) => walkElements(page, look, COUNCIL),
} as const;

for (const [name, walk] of Object.entries(WALKS)) {
  const isOnSite = walk === WALKS["every element on a council's page"];
  const placeOf = isOnSite ? onSite : inPortal;
  // the elements have the portal's screens, which the other walks pass
  const tag = isOnSite ? "@long" : [];

  test(`axe, a narrow window, large text, few colours and less motion: ${name}`, { tag }, async ({
    page,
  }) => {
    await haveAxe(page);
    const moved = await noteMotion(page);
    await walk(page, inMalay(page, placeOf(page)));
    expect([...moved]).toEqual([]);
  });

  test(`axe and a narrow window in English and Chinese: ${name}`, { tag: "@long" }, async ({ page }) => {
    await haveAxe(page);
    await walk(page, inOtherLanguages(page, placeOf(page)));
  });
}
