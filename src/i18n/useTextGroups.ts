import type { i18n } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { TEXT_GROUPS, type TextGroup } from "./groups.ts";
import { useTranslator } from "./useTranslator.ts";

/**
 * A translator that has the texts of these groups, beside all others; undefined until they are there. When the language changes,
 * the one before stays until the new texts are there.
 * @param groups the same list as long as the same are wanted
 * @throws during drawing when they could not be loaded
 */
export function useTextGroups(groups: readonly TextGroup[]): i18n | undefined {
  const { i18n } = useTranslation();
  const made = useTranslator(
    useCallback(async () => {
      await addTextGroups(i18n, groups);
      return i18n;
    }, [i18n, groups]),
  );
  return groups.every((group) => holds(i18n, group)) ? i18n : made;
}

/** Fetches the texts of these groups, those that the translator lacks. */
export async function addTextGroups(translator: i18n, groups: readonly TextGroup[]): Promise<void> {
  await Promise.all(
    groups
      .filter((group) => !holds(translator, group))
      .map(async (group) => {
        const language = languageOf(translator);
        translator.addResourceBundle(language, "translation", await TEXT_GROUPS[group][language]());
      }),
  );
}

function holds(translator: i18n, group: TextGroup): boolean {
  return translator.getResource(languageOf(translator), "translation", group) !== undefined;
}

function languageOf({ language }: i18n): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
