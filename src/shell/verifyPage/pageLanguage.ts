import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfTag } from "../../domain/language.ts";
import { keptLanguage } from "../language/keptLanguage.ts";

/** The address's language, else the stored one, else the first of the browser's languages that the portal has. */
export function pageLanguage(search: string, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(search).get("lang");
  if (isLanguage(asked)) return asked;
  const [spoken] = preferred.flatMap((tag) => languageOfTag(tag) ?? []);
  return keptLanguage() ?? spoken ?? DEFAULT_LANGUAGE;
}
