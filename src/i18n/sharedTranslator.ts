import type { i18n } from "i18next";
import type { Language } from "../domain/language.ts";
import { createTranslator, languageOf, TEXTS, type TextsFor } from "./createTranslator.ts";

/** Translators by language and texts. They contain nothing of a council or a citizen. */
const SHARED = new Map<string, Promise<i18n>>();

/**
 * The translator that all elements of a language share. It has at least the texts that are asked for. After a failure the next call
 * loads them again.
 */
export function sharedTranslator(language: Language, asked: TextsFor = "all"): Promise<i18n> {
  const textsFor = needsAll ? "all" : asked;
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

/** Whether a page with `kaunter-search` alone has come to need all texts. Then each other language brings them too. */
let needsAll = false;

/** Adds the texts that `kaunter-search` begins without, to a translator that this page shares. */
export async function addAllTexts(translator: i18n): Promise<void> {
  if (hasAllTexts(translator)) return;
  needsAll = true;
  await sharedTranslator(languageOf(translator));
}

/** Whether the translator has more than the texts that `kaunter-search` begins with. */
export function hasAllTexts(translator: i18n): boolean {
  return translator.getResource(languageOf(translator), "translation", "cart") !== undefined;
}
