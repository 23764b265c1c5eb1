import type { Language } from "../domain/language.ts";
import type { verify } from "./en/verify.ts";
import type { Words } from "./words.ts";

export type VerifyWords = Words<typeof verify>;

/** The texts of the small page and of `#/verify`. They are separate, because the small page must load no others. */
export const VERIFY_TEXTS: Readonly<Record<Language, () => Promise<VerifyWords>>> = {
  en: async () => (await import("./en/verify.ts")).verify,
  ms: async () => (await import("./ms/verify.ts")).verify,
  zh: async () => (await import("./zh/verify.ts")).verify,
};

/** The keys of these texts, such as `verify.outcome.genuine.title`. */
type VerifyKey = `verify.${PathIn<typeof verify>}`;

type PathIn<Branch> = {
  readonly [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${PathIn<Branch[Key]>}`;
}[keyof Branch & string];

/** Returns a function that finds a text by its key and fills in its time, without i18next, which is larger than the small page. */
export function saying(verify: VerifyWords): (key: VerifyKey, values?: { readonly time: string }) => string {
  return (key, values) => {
    const text = key.split(".").reduce<unknown>((found, name) => Object(found)[name], { verify });
    return String(text).replace("{{time}}", values?.time ?? "");
  };
}
