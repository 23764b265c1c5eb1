import type { ComponentType, ReactNode } from "react";
import type { Namespace } from "../../i18n/namespaces.ts";
import { useNamespaces } from "../../i18n/useNamespaces.ts";
import { TranslationProvider } from "../../i18n/useTranslation.tsx";
import { Loading } from "./Loading.tsx";

/**
 * A screen that is drawn once its texts are loaded. When the language changes, the screen keeps the old texts and the citizen's
 * input until the new texts are loaded.
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
