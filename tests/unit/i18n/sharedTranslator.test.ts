import { expect, test, vi } from "vitest";
import type * as sharedTranslators from "../../../src/i18n/sharedTranslator.ts";
import { text } from "./allTexts.ts";
import "../../../src/i18n/translationKeys.ts";

/** A page of its own: its translators are in the module's memory. */
async function page(): Promise<typeof sharedTranslators> {
  vi.resetModules();
  return import("../../../src/i18n/sharedTranslator.ts");
}

test("kaunter-search alone begins without the texts of its forms, and adds all to the same translator", async () => {
  const { addAllTexts, hasAllTexts, sharedTranslator } = await page();
  const malay = await sharedTranslator("ms", "search");
  expect(malay.exists("search.title")).toBe(true);
  expect(malay.exists("search.consent.name")).toBe(false);
  expect(hasAllTexts(malay)).toBe(false);
  await addAllTexts(malay);
  expect(hasAllTexts(malay)).toBe(true);
  expect(malay.t("search.consent.name")).toBe(text("ms", "search.consent.name"));
  expect(malay.t("errors.reason.invalid_account")).toBe(text("ms", "errors.reason.invalid_account"));
});

test("a form that is shown keeps its texts when the page's language changes", async () => {
  const { addAllTexts, hasAllTexts, sharedTranslator } = await page();
  await addAllTexts(await sharedTranslator("ms", "search"));
  const chinese = await sharedTranslator("zh", "search");
  expect(hasAllTexts(chinese)).toBe(true);
  expect(chinese.t("search.consent.name")).toBe(text("zh", "search.consent.name"));
});
