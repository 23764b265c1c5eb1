import type { ComponentType, ReactNode } from "react";
import type { TextGroup } from "../../i18n/groups.ts";
import { useTextGroups } from "../../i18n/useTextGroups.ts";
import { TranslationProvider } from "../../i18n/useTranslation.tsx";
import { Loading } from "./Loading.tsx";

/**
 * A screen whose texts are fetched with it: it is drawn once they are there. When the language changes it keeps the old texts
 * until the new ones are there, and what was typed.
 */
export function withTexts<Props extends Record<never, never>>(
  groups: readonly TextGroup[],
  Screen: ComponentType<Props>,
  loading: ReactNode = <Loading shape="block" lines={4} />,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    const translator = useTextGroups(groups);
    if (translator === undefined) return loading;
    return (
      <TranslationProvider i18n={translator}>
        <Screen {...props} />
      </TranslationProvider>
    );
  };
}
