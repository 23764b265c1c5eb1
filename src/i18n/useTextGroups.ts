import type { i18n } from "i18next";
import { createContext, use, useCallback } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { TEXT_GROUPS, type TextGroup } from "./groups.ts";
import { useTranslation } from "./useTranslation.tsx";
import { useTranslator } from "./useTranslator.ts";

/**
 * Whether the place around a screen shows it once all of it is there, as the portal's frame does, where the old screen stays
 * until then: texts that lack hold the drawing back there, as code does.
 */
export const HeldBack = createContext(false);

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
  const translator = groups.every((group) => holds(i18n, group)) ? i18n : made;
  const isHeldBack = use(HeldBack);
  const coming = isHeldBack ? underWay(i18n, groups, made === undefined) : undefined;
  // each time until it stands, also where they are there: React counts on it
  if (coming !== undefined) use(coming);
  return coming === undefined ? translator : i18n;
}

const UNDER_WAY = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * The texts that drawing waits for: the same promise each time it is tried again, after a failure a new one.
 * @param begin whether to wait where nobody did yet
 */
function underWay(translator: i18n, groups: readonly TextGroup[], begin: boolean): Promise<void> | undefined {
  const ofTranslator = UNDER_WAY.get(translator) ?? new Map<string, Promise<void>>();
  const key = groups.join();
  const begun = ofTranslator.get(key);
  if (begun !== undefined || !begin) return begun;
  const coming = addTextGroups(translator, groups);
  coming.catch(() => ofTranslator.delete(key));
  UNDER_WAY.set(translator, ofTranslator.set(key, coming));
  return coming;
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
