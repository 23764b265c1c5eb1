import type { Language } from "../domain/language.ts";
import type { Texts } from "./words.ts";

/** The texts of each language. The page loads them once for all its widgets. */
export const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en/index.ts")).texts,
  ms: async () => (await import("./ms/index.ts")).texts,
  zh: async () => (await import("./zh/index.ts")).texts,
};
