/** The interface's languages: Malay is the default, English the fallback (docs/specification.md, sections 1 and 9). */

export const LANGUAGES = ["ms", "en", "zh"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "ms";
export const FALLBACK_LANGUAGE: Language = "en";

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of a BCP 47 tag by its first part ("zh-Hans-MY" is zh), or undefined when the portal does not speak it. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return isLanguage(primary) ? primary : undefined;
}
