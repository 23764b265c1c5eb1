import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES, type Language } from "./language.ts";

/** A text of the operator: one for all languages, or one for each language they wrote it in. */
export type ConfiguredText = string | Readonly<Partial<Record<Language, string>>>;

/**
 * Returns the text in the wanted language, else in Malay, else in English, else in any language.
 * @returns undefined without a text. `lang` is absent when the language is unknown
 */
export function textIn(
  text: ConfiguredText | null,
  wanted: Language,
): { readonly text: string; readonly lang?: Language } | undefined {
  if (text === null) return undefined;
  if (typeof text === "string") return text.trim() === "" ? undefined : { text };
  for (const lang of [wanted, DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, ...LANGUAGES]) {
    const said = text[lang];
    if (said !== undefined && said.trim() !== "") return { text: said, lang };
  }
  return undefined;
}
