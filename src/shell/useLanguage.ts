import { useEffect, useState } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";

const KEY = "kaunter.language";

/**
 * The portal's language: the one the address asks for, else the one chosen before, else Malay. The page's own `lang` follows.
 */
export function useLanguage(asked: Language | undefined) {
  const [language, setLanguage] = useState<Language>(() => asked ?? stored() ?? DEFAULT_LANGUAGE);
  useEffect(() => {
    if (asked === undefined) return;
    setLanguage(asked);
    // The way back from the bank asks for none: it comes back to this one.
    keep(asked);
  }, [asked]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    keep(chosen);
  };
  return [language, choose] as const;
}

function stored(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
