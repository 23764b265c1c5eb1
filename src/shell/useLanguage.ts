import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../domain/language.ts";
import { keepLanguage, keptLanguage } from "./keptLanguage.ts";

/**
 * The portal's language: the one the address asks for, else the one chosen before, else Malay. The page's own `lang` follows.
 */
export function useLanguage(asked: Language | undefined) {
  const [language, setLanguage] = useState<Language>(() => asked ?? keptLanguage() ?? DEFAULT_LANGUAGE);
  useEffect(() => {
    if (asked === undefined) return;
    setLanguage(asked);
    // The way back from the bank asks for none: it comes back to this one.
    keepLanguage(asked);
  }, [asked]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    keepLanguage(chosen);
  };
  return [language, choose] as const;
}
