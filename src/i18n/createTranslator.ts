import { createInstance, type i18n } from "i18next";
import { FALLBACK_LANGUAGE, type Language } from "../domain/language.ts";
import type { SearchElementTexts, Texts } from "./words.ts";

/** Who shows the texts: `kaunter-search` alone, which needs few of them, or anything else. */
export type TextsFor = "search" | "all";

type Loaders<Loaded> = Readonly<Record<Language, () => Promise<Loaded>>>;

/** The texts of each language. The page loads them once for all its widgets. */
export const TEXTS: { readonly search: Loaders<SearchElementTexts>; readonly all: Loaders<Texts> } = {
  search: {
    en: async () => (await import("./en/searchElement.ts")).texts,
    ms: async () => (await import("./ms/searchElement.ts")).texts,
    zh: async () => (await import("./zh/searchElement.ts")).texts,
  },
  all: {
    en: async () => (await import("./en/index.ts")).texts,
    ms: async () => (await import("./ms/index.ts")).texts,
    zh: async () => (await import("./zh/index.ts")).texts,
  },
};

/**
 * A translator of one language. It is never i18next's global instance, because two widgets on a page may use two languages.
 * When a text is missing, the rest of the language and English, the fallback, load.
 */
export async function createTranslator(language: Language, textsFor: TextsFor = "all"): Promise<i18n> {
  const translator = createInstance();
  await translator.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { [language]: { translation: await TEXTS[textsFor][language]() } },
    // React escapes the texts
    interpolation: { escapeValue: false },
    // a translator keeps its language, and the screens wait for the namespaces that they need
    react: { bindI18n: false, bindI18nStore: "added", useSuspense: false },
    saveMissing: true,
    // a handler, not the event: without a handler, i18next first writes the key itself into the fallback's texts
    missingKeyHandler: () => void addMissing(translator, textsFor === "all" ? [] : [language]),
  });
  return translator;
}

/** @param own the language, if the translator has few of its texts */
async function addMissing(translator: i18n, own: readonly Language[]): Promise<void> {
  if (translator.hasResourceBundle(FALLBACK_LANGUAGE, "translation")) return;
  for (const language of [...own, FALLBACK_LANGUAGE])
    translator.addResourceBundle(language, "translation", await TEXTS.all[language]());
}
