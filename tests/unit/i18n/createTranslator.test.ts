import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/domain/language.ts";
import { createTranslator } from "../../../src/i18n/createTranslator.ts";
import { text } from "./allTexts.ts";
import "../../../src/i18n/translationKeys.ts";

describe("a translator of a language", () => {
  test.each(LANGUAGES)("gives %s without fetching another language", async (language) => {
    const translator = await createTranslator(language);
    expect(translator.t("search.title")).toBe(text(language, "search.title"));
    expect(Object.keys(translator.store.data)).toEqual([language]);
  });

  test("works beside another one in another language on the same page", async () => {
    const [malay, chinese] = await Promise.all([createTranslator("ms"), createTranslator("zh")]);
    expect(malay.t("cart.title")).toBe("Troli anda");
    expect(chinese.t("cart.title")).toBe("购物车");
    await malay.changeLanguage("en");
    expect(chinese.t("cart.title")).toBe("购物车");
  });

  test("uses the language's plural rules", async () => {
    const [english, malay] = await Promise.all([createTranslator("en"), createTranslator("ms")]);
    expect([0, 1, 2].map((count) => english.t("cart.items", { count }))).toEqual([
      "0 items",
      "1 item",
      "2 items",
    ]);
    expect([1, 2].map((count) => malay.t("cart.inCart", { count }))).toEqual([
      "1 item dalam troli",
      "2 item dalam troli",
    ]);
  });

  test.each(LANGUAGES)(
    "separates the thousands of a number in a text in %s, and nothing in a year",
    async (language) => {
      const translator = await createTranslator(language);
      expect(translator.t("cart.items", { count: 1_234_567 })).toContain("1,234,567");
      expect(translator.t("shell.footer", { year: 2026 })).toContain("2026");
    },
  );

  test("leaves inserted values unescaped, because React escapes them", async () => {
    const english = await createTranslator("en");
    expect(english.t("cart.removeItem", { number: "A&B <1>" })).toBe("Remove A&B <1>");
  });

  test("'English as fallback': fetched when a text is missing, and then used (rule 9.17)", async () => {
    const malay = await createTranslator("ms");
    const bundle: { search: Record<string, string> } = malay.getResourceBundle("ms", "translation");
    const { notFound: _gone, ...search } = bundle.search;
    malay.removeResourceBundle("ms", "translation");
    malay.addResourceBundle("ms", "translation", { ...bundle, search });
    const fetched = Promise.withResolvers<void>();
    malay.store.on("added", () => {
      if (malay.exists("search.title", { lng: "en" })) fetched.resolve();
    });
    malay.t("search.notFound");
    await fetched.promise;
    expect(malay.t("search.notFound")).toBe("Not Found!");
    expect(malay.t("search.title")).toBe(text("ms", "search.title"));
  });
});
