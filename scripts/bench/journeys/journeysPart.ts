import { type Browser, chromium } from "playwright";
import { chromiumLaunch } from "../../../tests/chromium.ts";
import { withBuiltSystem } from "../builtSystem.ts";
import type { Part } from "../part.ts";
import { sayTable } from "../report.ts";
import { Citizen, type Counts } from "./citizen.ts";
import { comeBack, goToBank, JOURNEYS, type Journey, payRemembered } from "./journeys.ts";
import { saveData } from "./saveData.ts";

interface Walked extends Counts {
  /** Requests to the portal from the bank's redirect until the receipt's page is quiet, cached ones too. */
  readonly back: number;
}

/** Counts what citizens do and what the browser requests, on a phone of 360 px. */
export const journeysPart: Part = {
  name: "journeys",
  title: "Six journeys from the home page to the bank and back, at 360 x 740 px",
  async run() {
    await withBuiltSystem(async ({ urls }) => {
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const rows: string[][] = [];
        for (const journey of JOURNEYS) {
          const { presses, choices, fields, screens, scrolled, requests, back } = await walk(
            browser,
            urls.portal,
            journey,
          );
          rows.push([
            journey.name,
            ...[presses, choices, fields, screens, scrolled, requests, back].map(String),
          ]);
        }
        sayTable(
          ["", "presses", "choices", "fields", "screens", "scrolled px", "requests", "coming back"],
          rows,
        );
      } finally {
        await browser.close();
      }
    });
  },
};

async function walk(browser: Browser, portal: string, journey: Journey): Promise<Walked> {
  const context = await browser.newContext({
    baseURL: portal,
    viewport: { width: 360, height: 740 },
    // its background requests for offline use are not the citizen's wait
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(saveData);
    const isReturning = journey.isReturning === true;
    if (isReturning) {
      await page.goto("/");
      const earlier = new Citizen(page, portal);
      await payRemembered(earlier);
      await comeBack(earlier);
    }
    const citizen = new Citizen(page, portal);
    await page.goto("/");
    await journey.walk(citizen);
    await goToBank(citizen, isReturning);
    await page.waitForURL(/bank\.localhost/);
    const { counts } = citizen;
    return { ...counts, back: await comeBack(citizen) };
  } finally {
    await context.close();
  }
}
