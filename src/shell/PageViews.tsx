import { useEffect, useEffectEvent } from "react";
import { sendPageView } from "../api/sendPageView.ts";
import { useEnvironment } from "../screens/environment.tsx";
import { useConfigured } from "../screens/parts/useConfigured.ts";
import { usePageLanguage } from "../screens/parts/usePageLanguage.ts";
import type { Page } from "./route.ts";

/**
 * Has each page counted that is opened, where the configuration says so and the browser does not object. Its name alone is told:
 * an address may hold a status link or an account. The shell does it, never a screen: a council's page counts its own visits.
 * Draws nothing; the configuration that it waits for draws no more than this again.
 */
export function PageViews({ page }: { readonly page: Page | undefined }) {
  const { portal } = useEnvironment();
  const { state } = useConfigured();
  const language = usePageLanguage();
  const isCounting = state.status === "ready" && state.configuration.page_views;
  // another language is no other page
  const send = useEffectEvent((opened: Page) => {
    if (opened !== "payments" && opened !== "embed" && !isObjectedTo())
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
