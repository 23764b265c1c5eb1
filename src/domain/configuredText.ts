import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES, type Language } from "./language.ts";

/** A text that the operator writes: one for every language, or one for each that it speaks. */
export type ConfiguredText = string | Readonly<Partial<Record<Language, string>>>;

/**
 * The text in a language, else in Malay, else in English, else in what there is; nothing where there is none.
 * @returns the text and its language, where that is known
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
