import { useEffect, useEffectEvent } from "react";
import { sendPageView } from "../api/sendPageView.ts";
import { useEnvironment } from "../screens/environment.tsx";
import { usePageLanguage } from "../screens/parts/texts.ts";
import { useConfigured } from "../screens/parts/useConfigured.ts";
import type { Page } from "./route.ts";

/**
 * Reports each page view, if the configuration enables this and the browser does not object. It sends the page's name only,
 * because an address may contain a status link or an account. Widgets do not report: a council's page counts its own visits.
 *
 * It is a component that draws nothing, so that a new configuration draws only this again.
 */
export function PageViews({ page }: { readonly page: Page | undefined }) {
  const { portal } = useEnvironment();
  const { state } = useConfigured();
  const language = usePageLanguage();
  const isCounting = state.status === "ready" && state.configuration.page_views;
  // a change of language is not a page view
  const send = useEffectEvent((opened: Page) => {
    if (opened !== "desk" && opened !== "embed" && !isObjectedTo())
      sendPageView(portal, { page: opened, language });
  });
  useEffect(() => {
    if (isCounting && page !== undefined) send(page);
  }, [isCounting, page]);
  return null;
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/). */
function isObjectedTo(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
