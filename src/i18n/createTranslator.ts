import { createInstance, type i18n } from "i18next";
import { FALLBACK_LANGUAGE, type Language } from "../domain/language.ts";
import { TEXTS } from "./texts.ts";

/**
 * A translator of one language: two widgets on a page may speak two, so i18next's global instance is never used. English, the fallback, is fetched only when a text is missing.
 */
export async function createTranslator(language: Language): Promise<i18n> {
  const translator = createInstance();
  await translator.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources: { [language]: { translation: await TEXTS[language]() } },
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    saveMissing: true,
    // A handler, not the event: without one i18next first writes the key itself into the fallback's texts.
    missingKeyHandler: () => void addFallback(translator),
  });
  return translator;
}

async function addFallback(translator: i18n): Promise<void> {
  if (translator.hasResourceBundle(FALLBACK_LANGUAGE, "translation")) return;
  translator.addResourceBundle(FALLBACK_LANGUAGE, "translation", await TEXTS[FALLBACK_LANGUAGE]());
}
