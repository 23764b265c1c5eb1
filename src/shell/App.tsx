import { LanguageProvider } from "../i18n/LanguageProvider.tsx";
import { EnvironmentProvider } from "../screens/environment.tsx";
import { UiRoot } from "../ui/UiRoot.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Frame } from "./Frame.tsx";
import { useLanguage } from "./useLanguage.ts";
import { useRoute } from "./useRoute.ts";
import { useShellEnvironment } from "./useShellEnvironment.ts";
import { useShownPayment } from "./useShownPayment.ts";

/** The standalone portal: the screens put together behind hash routes. */
export function App() {
  const { route, arrived } = useRoute();
  const [language, chooseLanguage] = useLanguage(route.language);
  const [status, report] = useShownPayment(route);
  const environment = useShellEnvironment(route, arrived, report);
  return (
    <UiRoot>
      <LanguageProvider language={language}>
        <EnvironmentProvider environment={environment}>
          <ErrorBoundary>
            <Frame page={route.page} status={status} language={language} onLanguage={chooseLanguage} />
          </ErrorBoundary>
        </EnvironmentProvider>
      </LanguageProvider>
    </UiRoot>
  );
}
