import type { Language } from "../../../domain/language.ts";
import { texts as en } from "./en.ts";
import type { MessageTexts } from "./messageTexts.ts";
import { texts as ms } from "./ms.ts";
import { texts as zh } from "./zh.ts";

export const MESSAGE_TEXTS: Readonly<Record<Language, MessageTexts>> = { ms, en, zh };
