import type { Language } from "../domain/language.ts";
import type { texts as english } from "./en/index.ts";

/** The texts of a branch in any language. */
export type Words<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Words<Branch[Key]>;
};

/** Every text of the interface. A language that lacks one, or has one too many, does not compile. */
export type Texts = Words<typeof english>;

/** The texts of one language, loaded once for the page whatever the number of widgets on it. */
export const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en/index.ts")).texts,
  ms: async () => (await import("./ms/index.ts")).texts,
  zh: async () => (await import("./zh/index.ts")).texts,
};
