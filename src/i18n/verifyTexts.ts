import type { Language } from "../domain/language.ts";
import type { verify } from "./en/verify.ts";
import type { Words } from "./words.ts";

/** The texts of `#/verify`. They are separate, because the small page also shows them and must load no others. */
export const VERIFY_TEXTS: Readonly<Record<Language, () => Promise<Words<typeof verify>>>> = {
  en: async () => (await import("./en/verify.ts")).verify,
  ms: async () => (await import("./ms/verify.ts")).verify,
  zh: async () => (await import("./zh/verify.ts")).verify,
};
