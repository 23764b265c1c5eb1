import type { Language } from "../../domain/language.ts";

/** The files that the portal loads first, and those of each language and screen. Paths are relative to the page. */
export type Needed = Readonly<Record<"start" | Language | "home" | "search", readonly string[]>>;
