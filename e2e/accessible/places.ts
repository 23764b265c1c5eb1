import { expect, type Page } from "@playwright/test";
import type { Language } from "../../src/domain/language.ts";
import { settled } from "./settled.ts";

/** Where the screens stand: in the portal, or in the elements of a council's page, which follow that page. */
export interface Surroundings {
  readonly speak: (language: Language) => Promise<void>;
  readonly darken: (scheme: "light" | "dark") => Promise<void>;
  /** What of the page is ours to judge; all of it where absent. */
  readonly inside?: RegExp;
}

/** Chosen with its own buttons, also below a dialog; dark as the device is. */
export const inPortal = (page: Page): Surroundings => ({
  speak: async (language) => {
    await page.evaluate(
      (chosen) => document.querySelector<HTMLElement>(`header button[lang="${chosen}"]`)?.click(),
      language,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await settled(page);
  },
  darken: (colorScheme) => page.emulateMedia({ colorScheme }),
});

/** The page's own markup says its language and whether it is dark. */
export const onSite = (page: Page): Surroundings => ({
  speak: async (language) => {
    await page.evaluate((chosen) => {
      document.documentElement.lang = chosen;
    }, language);
    await settled(page);
  },
  darken: async (scheme) =>
    page.evaluate((chosen) => {
      document.documentElement.style.colorScheme = chosen;
    }, scheme),
  inside: /^kaunter-/,
});
