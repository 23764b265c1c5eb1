import type { Language } from "../../domain/language.ts";

/** The files that the portal fetches once it runs: those that it begins with, and by the language and the screen they are for. Relative to the page. */
export type Needed = Readonly<Record<"start" | Language | "home" | "search", readonly string[]>>;
