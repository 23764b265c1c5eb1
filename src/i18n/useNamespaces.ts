import type { i18n, TFunction } from "i18next";
import { createContext, use, useCallback } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { NAMESPACES, type Namespace } from "./namespaces.ts";
import { useTranslation } from "./useTranslation.tsx";
import { useTranslator } from "./useTranslator.ts";

/**
 * Whether the place around a screen shows it only when it is complete, as the portal's frame does: the old screen stays until
 * then. There a screen whose texts are missing suspends, as one whose code is missing does.
 */
export const ShownWhenComplete = createContext(false);

/**
 * The translator, once it has these namespaces too; undefined until then. When the language changes, the one before stays until
 * the new texts are there.
 * @param namespaces the same list as long as the same are wanted
 * @throws during drawing when they could not be loaded
 */
export function useNamespaces(namespaces: readonly Namespace[]): i18n | undefined {
  const { i18n } = useTranslation();
  const loaded = useTranslator(useCallback(() => addNamespaces(i18n, namespaces), [i18n, namespaces]));
  const translator = namespaces.every((namespace) => hasNamespace(i18n, namespace)) ? i18n : loaded;
  const suspends = use(ShownWhenComplete);
  const pending = suspends ? pendingTexts(i18n, namespaces, loaded === undefined) : undefined;
  // each time until it is drawn, also where they are there: React counts on it
  if (pending !== undefined) use(pending);
  return pending === undefined ? translator : i18n;
}

/**
 * The texts of one namespace, for a page that draws itself without them; undefined until the first are there. When the language
 * changes, the old texts stay until the new ones are there.
 * @throws during drawing when they could not be loaded
 */
export function useNamespace(namespace: Namespace): TFunction | undefined {
  const { i18n } = useTranslation();
  return useTranslator(useCallback(() => addNamespaces(i18n, [namespace]), [i18n, namespace]))?.t;
}

const PENDING = new WeakMap<i18n, Map<string, Promise<unknown>>>();

/**
 * The texts that drawing waits for: the same promise each time it is tried again, after a failure a new one.
 * @param begin whether to wait where nobody did yet
 */
function pendingTexts(
  translator: i18n,
  namespaces: readonly Namespace[],
  begin: boolean,
): Promise<unknown> | undefined {
  const ofTranslator = PENDING.get(translator) ?? new Map<string, Promise<unknown>>();
  const key = namespaces.join();
  const begun = ofTranslator.get(key);
  if (begun !== undefined || !begin) return begun;
  const pending = addNamespaces(translator, namespaces);
  pending.catch(() => ofTranslator.delete(key));
  PENDING.set(translator, ofTranslator.set(key, pending));
  return pending;
}

/** Fetches those of the namespaces that the translator lacks in its language. @returns the translator */
export async function addNamespaces(translator: i18n, namespaces: readonly Namespace[]): Promise<i18n> {
  await Promise.all(
    namespaces
      .filter((namespace) => !hasNamespace(translator, namespace))
      .map(async (namespace) => {
        const language = languageOf(translator);
        translator.addResourceBundle(language, "translation", await NAMESPACES[namespace][language]());
      }),
  );
  return translator;
}

function hasNamespace(translator: i18n, namespace: Namespace): boolean {
  return translator.getResource(languageOf(translator), "translation", namespace) !== undefined;
}

function languageOf({ language }: i18n): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
