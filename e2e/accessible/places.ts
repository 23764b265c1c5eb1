import { expect, type Page } from "@playwright/test";
import type { Language } from "../../src/domain/language.ts";
import { settled } from "./settled.ts";

/** The place of the screens: the portal, or the elements of a council's page, which follow that page's settings. */
export interface Surroundings {
  readonly speak: (language: Language) => Promise<void>;
  readonly darken: (scheme: "light" | "dark") => Promise<void>;
  /** The part of the page that is ours to check. The whole page when it is absent. */
  readonly inside?: RegExp;
}

/** Language by the portal's own buttons, also below a dialog. Dark colours by the device's setting. */
export const inPortal = (page: Page): Surroundings => ({
  speak: async (language) => {
    await page.evaluate(
      (chosen) => document.querySelector<HTMLElement>(`button[lang="${chosen}"]`)?.click(),
      language,
    );
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await settled(page);
  },
  darken: (colorScheme) => page.emulateMedia({ colorScheme }),
});

/** Language and dark colours by the page's own markup. */
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
