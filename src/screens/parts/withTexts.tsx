import type { ComponentType, ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import type { Namespace } from "../../i18n/namespaces.ts";
import { useNamespaces } from "../../i18n/useNamespaces.ts";
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
      <I18nextProvider i18n={translator}>
        <Screen {...props} />
      </I18nextProvider>
    );
  };
}
