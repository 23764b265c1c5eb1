import type { Language } from "../src/domain/language.ts";
import { elements as en } from "../src/i18n/en/elements.ts";
import { elements as ms } from "../src/i18n/ms/elements.ts";
import { elements as zh } from "../src/i18n/zh/elements.ts";

/** What an element says when it cannot work: in the bundle itself, for they are needed when texts cannot be loaded. */
export const FAILURE_TEXTS: Readonly<Record<Language, Readonly<Record<"configuration" | "broken", string>>>> =
  {
    ms,
    en,
    zh,
  };
