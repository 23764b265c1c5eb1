import type { Language } from "../src/domain/language.ts";
import { elements as en } from "../src/i18n/en/elements.ts";
import { elements as ms } from "../src/i18n/ms/elements.ts";
import { elements as zh } from "../src/i18n/zh/elements.ts";

type FailureTexts = Readonly<Record<"configuration" | "broken" | "payOnline", string>>;

/** What an element says when it cannot work, and the link to the portal's search: in the bundle itself, for they are needed when texts cannot be loaded. */
export const FAILURE_TEXTS: Readonly<Record<Language, FailureTexts>> = { ms, en, zh };
