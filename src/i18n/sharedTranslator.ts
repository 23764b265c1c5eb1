import type { i18n } from "i18next";
import type { Language } from "../domain/language.ts";
import { createTranslator, TEXTS, type TextsFor } from "./createTranslator.ts";

/** Translators by language and texts. They contain nothing of a council or a citizen. */
const SHARED = new Map<string, Promise<i18n>>();

/**
 * The translator that all elements of a language share. It has at least the texts that are asked for. After a failure the next call
 * loads them again.
 */
export function sharedTranslator(language: Language, textsFor: TextsFor = "all"): Promise<i18n> {
  const key = `${language} ${textsFor}`;
  const known = SHARED.get(key);
  if (known !== undefined) return known;
  const translator = beginTranslator(language, textsFor);
  translator.catch(() => SHARED.delete(key));
  SHARED.set(key, translator);
  return translator;
}

/** Adds the texts to the translator that a page with other elements of this language already has. */
async function beginTranslator(language: Language, textsFor: TextsFor): Promise<i18n> {
  const [few, all] = [SHARED.get(`${language} search`), SHARED.get(`${language} all`)];
  if (all !== undefined) return all;
  if (few === undefined) return createTranslator(language, textsFor);
  const [translator, texts] = await Promise.all([few, TEXTS[textsFor][language]()]);
  translator.addResourceBundle(language, "translation", texts);
  return translator;
}
