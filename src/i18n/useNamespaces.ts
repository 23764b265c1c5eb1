import type { i18n, TFunction } from "i18next";
import { createContext, use, useCallback } from "react";
import { languageOf } from "./createTranslator.ts";
import { NAMESPACES, type Namespace } from "./namespaces.ts";
import { useI18n } from "./useI18n.ts";
import { useTranslator } from "./useTranslator.ts";

/**
 * Whether the parent shows a screen only when it is complete, like the portal's frame, which keeps the old screen until then. In
 * such a parent a screen suspends while its texts are missing, as it does while its code is missing.
 */
export const ShownWhenComplete = createContext(false);

/**
 * Returns the translator once it has these namespaces, and undefined until then. When the language changes, it returns the
 * previous translator until the new texts have loaded.
 * @param namespaces must stay the same list while the wanted namespaces are the same
 * @throws during rendering when the texts could not be loaded
 */
export function useNamespaces(namespaces: readonly Namespace[]): i18n | undefined {
  const i18n = useI18n();
  const loaded = useTranslator(useCallback(() => addNamespaces(i18n, namespaces), [i18n, namespaces]));
  const translator = namespaces.every((namespace) => hasNamespace(i18n, namespace)) ? i18n : loaded;
  const suspends = use(ShownWhenComplete);
  const pending = suspends ? pendingTexts(i18n, namespaces, loaded === undefined) : undefined;
  // called at each render until the screen is shown, even after the texts have loaded: React expects this
  if (pending !== undefined) use(pending);
  return pending === undefined ? translator : i18n;
}

/**
 * Returns the texts of one namespace, for a page that renders without them. Undefined until they have loaded. When the language
 * changes, it returns the old texts until the new ones have loaded.
 * @throws during rendering when the texts could not be loaded
 */
export function useNamespace(namespace: Namespace): TFunction | undefined {
  const i18n = useI18n();
  return useTranslator(useCallback(() => addNamespaces(i18n, [namespace]), [i18n, namespace]))?.t;
}

const PENDING = new WeakMap<i18n, Map<string, Promise<unknown>>>();

/**
 * The promise that rendering waits for. It is the same at each attempt, and a new one after a failure.
 * @param begin whether to start loading if nothing does yet
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

/** Loads the missing namespaces of the translator's language. @returns the translator */
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
