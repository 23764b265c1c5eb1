import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/language.ts";
import { keepLanguage, keptLanguage } from "./keptLanguage.ts";

/** The address's language, else the stored one, else Malay. */
export function firstLanguage(asked: Language | undefined): Language {
  return asked ?? keptLanguage() ?? DEFAULT_LANGUAGE;
}

/** The portal's language. It also sets the page's `lang`. */
export function useLanguage(asked: Language | undefined) {
  const [language, setLanguage] = useState<Language>(() => firstLanguage(asked));
  useEffect(() => {
    if (asked === undefined) return;
    setLanguage(asked);
    // the return from the bank has no language in its address, so it uses the stored one
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
