import type { i18n } from "i18next";
import { useCallback, useDeferredValue, useState } from "react";
import type { PaymentState } from "../domain/payments/paymentState.ts";
import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { EnvironmentProvider, type ScreenEvent } from "../screens/environment.tsx";
import { UiRoot } from "../ui/UiRoot.tsx";
import { BareErrorPage } from "./BareErrorPage.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Frame } from "./Frame.tsx";
import { useLanguage } from "./language/useLanguage.ts";
import type { Route } from "./route.ts";
import { useRoute } from "./useRoute.ts";
import { useShellEnvironment } from "./useShellEnvironment.ts";

/**
 * The portal as a page of its own: it draws the screen of the hash route.
 * @param first has the texts of the first language, unless loading them failed
 */
export function App({ first }: { readonly first?: i18n | undefined }) {
  const wanted = useRoute();
  // deferred, so that the old screen stays until the new one's code has loaded
  const current = useDeferredValue(wanted);
  const { route, arrived } = current;
  const [language, chooseLanguage] = useLanguage(route.language);
  const [status, report] = useShownPayment(route);
  const environment = useShellEnvironment(route, arrived, report);
  return (
    <UiRoot>
      <ErrorBoundary fallback={<BareErrorPage />}>
        <LanguageProvider language={language} first={first}>
          <EnvironmentProvider environment={environment}>
            <ErrorBoundary fallback={<ErrorPage status={500} />}>
              <Frame
                page={route.page}
                changing={current !== wanted}
                status={status}
                language={language}
                onLanguage={chooseLanguage}
              />
            </ErrorBoundary>
          </EnvironmentProvider>
        </LanguageProvider>
      </ErrorBoundary>
    </UiRoot>
  );
}

/** The status of the payment on the route's screen, as that screen reports it. Undefined until then. */
function useShownPayment(route: Route) {
  const [shown, setShown] = useState<{ readonly route: Route; readonly status: PaymentState }>();
  const report = useCallback(
    (event: ScreenEvent) => {
      if (event.type === "payment") setShown({ route, status: event.status });
    },
    [route],
  );
  return [shown?.route === route ? shown.status : undefined, report] as const;
}
