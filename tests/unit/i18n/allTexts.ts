import type { Language } from "../../../src/domain/language.ts";
import { texts as en } from "../../../src/i18n/en/index.ts";
import { texts as ms } from "../../../src/i18n/ms/index.ts";
import { NAMESPACES, type Namespace } from "../../../src/i18n/namespaces.ts";
import { texts as zh } from "../../../src/i18n/zh/index.ts";

/** Every text below a branch, by its path. */
export function flat(branch: object, before = ""): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([key, held]) =>
    typeof held === "string" ? [[`${before}${key}`, held] as const] : flat(held, `${before}${key}.`),
  );
}

/** The texts that are fetched with the screens, pages and documents that use them. */
export async function fetchedIn(language: Language): Promise<object> {
  const names = Object.keys(NAMESPACES) as Namespace[];
  return Object.assign({}, ...(await Promise.all(names.map((name) => NAMESPACES[name][language]()))));
}

/** The branches of each namespace. */
export const branchesOf = Object.fromEntries(
  await Promise.all(
    Object.entries(NAMESPACES).map(async ([name, { en: load }]) => [name, Object.keys(await load())]),
  ),
) as Readonly<Record<Namespace, readonly string[]>>;

const allOf = async (language: Language, texts: object) =>
  new Map(flat({ ...texts, ...(await fetchedIn(language)) }));

/** Every text by its key, "errors.kind.offline". */
export const ALL_TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: await allOf("en", en),
  ms: await allOf("ms", ms),
  zh: await allOf("zh", zh),
};

/** The text of a key. @throws when the key has no text */
export function text(language: Language, key: string): string {
  const held = ALL_TEXTS[language].get(key);
  if (held === undefined) throw new Error(`no text ${key} in ${language}`);
  return held;
}
