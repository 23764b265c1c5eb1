/** The languages of the interface. Malay is the default, and English is the fallback (rule 9.17). */

export const LANGUAGES = ["ms", "en", "zh"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "ms";
export const FALLBACK_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Reads a BCP 47 tag by its first part: "zh-Hans-MY" is zh. Returns undefined for a language that the portal does not have. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return isLanguage(primary) ? primary : undefined;
}
