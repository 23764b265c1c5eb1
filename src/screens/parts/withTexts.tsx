import type { ComponentType, ReactNode } from "react";
import type { Namespace } from "../../i18n/namespaces.ts";
import { useNamespaces } from "../../i18n/useNamespaces.ts";
import { TranslationProvider } from "../../i18n/useTranslation.tsx";
import { Loading } from "./Loading.tsx";

/**
 * A screen whose texts are fetched with it: it is drawn once they are there. When the language changes it keeps the old texts
 * until the new ones are there, and what was typed.
 */
export function withTexts<Props extends Record<never, never>>(
  namespaces: readonly Namespace[],
  Screen: ComponentType<Props>,
  loading: ReactNode = <Loading shape="block" lines={4} />,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    const translator = useNamespaces(namespaces);
    if (translator === undefined) return loading;
    return (
      <TranslationProvider i18n={translator}>
        <Screen {...props} />
      </TranslationProvider>
    );
  };
}
