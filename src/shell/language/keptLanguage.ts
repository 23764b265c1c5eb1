import { isLanguage, type Language } from "../../domain/language.ts";

/** The language that the citizen chose on the portal in this browser. */

const KEY = "kaunter.language";

export function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // storage is blocked, so the choice lasts until the page closes
  }
}
