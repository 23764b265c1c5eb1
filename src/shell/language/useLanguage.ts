import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/language.ts";
import { keepLanguage, keptLanguage } from "./keptLanguage.ts";

/** The language that the address asks for, else the one chosen before, else Malay. */
export function firstLanguage(asked: Language | undefined): Language {
  return asked ?? keptLanguage() ?? DEFAULT_LANGUAGE;
}

/** The portal's language. The page's own `lang` follows. */
export function useLanguage(asked: Language | undefined) {
  const [language, setLanguage] = useState<Language>(() => firstLanguage(asked));
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
