import { createInstance, type FormatterModule, type i18n } from "i18next";
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { formatCount } from "./formatCount.ts";
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

/** Writes the numbers in a text, "12,345 payments". A year is not a count. */
const COUNTS: FormatterModule = {
  type: "formatter",
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, _language, options) =>
    typeof value === "number" && options?.interpolationkey !== "year" ? formatCount(value) : value,
};

/**
 * A translator of one language. It is never i18next's global instance, because two widgets on a page may use two languages.
 * English, the fallback, loads only when a text is missing.
 */
export async function createTranslator(language: Language, textsFor: TextsFor = "all"): Promise<i18n> {
  const translator = createInstance().use(COUNTS);
  await translator.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { [language]: { translation: await TEXTS[textsFor][language]() } },
    // React escapes the texts
    interpolation: { escapeValue: false, alwaysFormat: true },
    // a translator keeps its language, and the screens wait for the namespaces that they need
    react: { bindI18n: false, bindI18nStore: "added", useSuspense: false },
    saveMissing: true,
    // a handler, not the event: without a handler, i18next first writes the key itself into the fallback's texts
    missingKeyHandler: () => void addFallback(translator),
  });
  return translator;
}

async function addFallback(translator: i18n): Promise<void> {
  if (translator.hasResourceBundle(FALLBACK_LANGUAGE, "translation")) return;
  translator.addResourceBundle(FALLBACK_LANGUAGE, "translation", await TEXTS.all[FALLBACK_LANGUAGE]());
}

export function languageOf({ language }: i18n): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
