import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";

/** The language of the screen. */
export function usePageLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
