import type { Language } from "../../src/domain/language.ts";
import { texts as en } from "../../src/i18n/en/index.ts";
import { TEXT_GROUPS, type TextGroup } from "../../src/i18n/groups.ts";
import { texts as ms } from "../../src/i18n/ms/index.ts";
import { TOPICS, type Topic } from "../../src/i18n/topics.ts";
import { texts as zh } from "../../src/i18n/zh/index.ts";

/** Every text below a branch, by its path. */
export function flat(branch: object, before = ""): readonly (readonly [string, string])[] {
  return Object.entries(branch).flatMap(([key, held]) =>
    typeof held === "string" ? [[`${before}${key}`, held] as const] : flat(held, `${before}${key}.`),
  );
}

/** The topics that are fetched with their pages. */
export async function topicsIn(language: Language): Promise<object> {
  const topics = Object.keys(TOPICS) as Topic[];
  return Object.fromEntries(
    await Promise.all(topics.map(async (topic) => [topic, await TOPICS[topic][language]()])),
  );
}

/** The texts that several screens share, and are fetched with the first of them. */
export async function groupsIn(language: Language): Promise<object> {
  const groups = Object.keys(TEXT_GROUPS) as TextGroup[];
  return Object.assign({}, ...(await Promise.all(groups.map((group) => TEXT_GROUPS[group][language]()))));
}

/** The branches that each group holds. */
export const groupRoots = Object.fromEntries(
  await Promise.all(
    Object.entries(TEXT_GROUPS).map(async ([group, { en: load }]) => [group, Object.keys(await load())]),
  ),
) as Readonly<Record<TextGroup, readonly string[]>>;

const allOf = async (language: Language, texts: object) =>
  new Map(flat({ ...texts, ...(await groupsIn(language)), ...(await topicsIn(language)) }));

/** Every text by its key, "errors.kind.offline". */
export const ALL_TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: await allOf("en", en),
  ms: await allOf("ms", ms),
  zh: await allOf("zh", zh),
};

/** The text of a key; a test that asks for one that is not there fails. */
export function text(language: Language, key: string): string {
  const held = ALL_TEXTS[language].get(key);
  if (held === undefined) throw new Error(`no text ${key} in ${language}`);
  return held;
}
