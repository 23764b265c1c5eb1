import type { Language } from "../src/domain/language.ts";
import { elements as en } from "../src/i18n/en/elements.ts";
import { elements as ms } from "../src/i18n/ms/elements.ts";
import { elements as zh } from "../src/i18n/zh/elements.ts";

type FailureTexts = Readonly<Record<"configuration" | "broken" | "payOnline", string>>;

/**
 * The sentences of an element that cannot work, and its link to the portal's search. They are part of the bundle, because an
 * element also needs them when the texts fail to load.
 */
export const FAILURE_TEXTS: Readonly<Record<Language, FailureTexts>> = { ms, en, zh };
