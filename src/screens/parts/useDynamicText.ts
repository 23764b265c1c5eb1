import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

export type DynamicText = (
  key: string | readonly string[],
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Translates a key that comes as data: a fact's label, a term, a fault's kind. Of several keys, it uses the first that has a
 * text. For keys written in a component use `t`, whose keys TypeScript checks. A test checks dynamic keys over all charge types
 * and closed lists.
 */
export function useDynamicText(): DynamicText {
  const { t } = useTranslation();
  return useMemo(() => dynamicTextOf(t), [t]);
}

export function dynamicTextOf(t: TFunction): DynamicText {
  // The only place where a key is not a literal. i18next accepts any string at run time.
  const translate = t as unknown as (key: string | readonly string[], values?: object) => string;
  return (key, values) => translate(key, values);
}
