import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "../../domain/language.ts";

/** The first language of an Accept-Language header that the portal speaks. Used when no payment states a language. */
export function acceptedLanguage(header: string | undefined): Language {
  const tags = (header ?? "").split(",").map((entry) => entry.split(";")[0] ?? "");
  return tags.map(languageOfTag).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
