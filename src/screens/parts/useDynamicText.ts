import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "../../i18n/useTranslation.tsx";

export type DynamicText = (
  key: string | readonly string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The text of a key that comes as data, of several the first that has one: a fact's label, a term, a fault's kind. Keys written
 * in a component go through `t`, which knows them all; these are held by a test over the charge types and the closed lists.
 */
export function useDynamicText(): DynamicText {
  const { t } = useTranslation();
  return useMemo(() => dynamicTextOf(t), [t]);
}

export function dynamicTextOf(t: TFunction): DynamicText {
  // The one place where a key is not a literal: i18next takes any string at run time.
  const translate = t as unknown as (key: string | readonly string[], values?: object) => string;
  return (key, values) => translate(key, values);
}
