import type { i18n, TFunction } from "i18next";
import { useCallback } from "react";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/language.ts";
import { TOPICS, type Topic } from "./topics.ts";
import { useTranslation } from "./useTranslation.tsx";
import { useTranslator } from "./useTranslator.ts";

/**
 * The texts of a topic that is fetched with the page that shows it, beside all others; undefined until the first are there.
 * When the language changes, the old texts stay until the new ones are there.
 * @throws during drawing when they could not be loaded
 */
export function useTopic(topic: Topic): TFunction | undefined {
  const { i18n } = useTranslation();
  return useTranslator(useCallback(() => withTopic(i18n, topic), [i18n, topic]))?.t;
}

/** Adds a topic in the translator's language to its texts. */
export async function withTopic(translator: i18n, topic: Topic): Promise<i18n> {
  const language = isLanguage(translator.language) ? translator.language : DEFAULT_LANGUAGE;
  if (translator.getResource(language, "translation", topic) !== undefined) return translator;
  translator.addResourceBundle(language, "translation", { [topic]: await TOPICS[topic][language]() });
  return translator;
}
