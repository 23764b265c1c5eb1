import type { i18n } from "i18next";
import type { Language } from "../domain/language.ts";
import { createTranslator } from "./createTranslator.ts";

/** Translators by language. They contain nothing of a council or a citizen. */
const SHARED = new Map<Language, Promise<i18n>>();

/** The translator that all elements of a language share. After a failure the next call creates a new one. */
export function sharedTranslator(language: Language): Promise<i18n> {
  const known = SHARED.get(language);
  if (known !== undefined) return known;
  const translator = createTranslator(language);
  translator.catch(() => SHARED.delete(language));
  SHARED.set(language, translator);
  return translator;
}
