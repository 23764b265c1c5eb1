import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { useI18n } from "../../i18n/useI18n.ts";

/** The language of the screen. */
export function usePageLanguage(): Language {
  const { language } = useI18n();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
