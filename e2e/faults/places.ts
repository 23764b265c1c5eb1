import type { Locator, Page } from "@playwright/test";
import { DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import type { Language } from "../../src/domain/language.ts";
import type { Town } from "./town.ts";

/** The place where a citizen pays: the portal, or an element on a council's page. */
export interface Place {
  /** The page where the payment begins and to which it returns. */
  address(town: Town): string;
  /** The part of the page that is ours. */
  ours(page: Page): Locator;
  /** Changes the language as a citizen would there. */
  speak(page: Page, language: Language): Promise<void>;
}

function onCouncilSite(path: string, tag: string): Place {
  return {
    address: (town) => `${town.system.urls.council(DEFAULT_COUNCIL)}${path}`,
    ours: (page) => page.locator(tag),
    speak: (page, language) =>
      page.evaluate((chosen) => {
        document.documentElement.lang = chosen;
      }, language),
  };
}

const BUTTONS: Readonly<Record<Language, string>> = { ms: "BM", en: "EN", zh: "中文" };

export const PLACES = {
  portal: {
    address: (town) => `${town.system.urls.portal}/`,
    ours: (page) => page.locator("body"),
    speak: (page, language) => page.getByRole("button", { name: BUTTONS[language] }).click(),
  },
  "kaunter-pay": onCouncilSite("/", "kaunter-pay"),
  "kaunter-receipt": onCouncilSite("/resit.html", "kaunter-receipt"),
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

export const PLACE_NAMES = Object.keys(PLACES) as readonly PlaceName[];
