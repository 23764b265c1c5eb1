import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../domain/language.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";

/** The language that the screen is shown in. */
export function usePageLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
