import { useState } from "react";
import { create } from "superstruct";
import { configuredText } from "../../api/schemas/configuration.ts";
import type { ConfiguredText } from "../../domain/configuredText.ts";
import { useConfigured } from "../../screens/parts/useConfigured.ts";
import type { Page } from "../route.ts";

/**
 * The banner's message: at first the one that the server put into the page, and from the next screen on the configured one. A
 * banner that appears or changes later would push down the text that somebody is reading.
 */
export function useBannerMessage(page: Page | undefined): ConfiguredText | null {
  const { state } = useConfigured();
  const configured = state.status === "ready" ? state.configuration.snackbarMessage : undefined;
  const [shown, show] = useState(() => ({
    page,
    message: configured === undefined ? servedMessage() : configured,
  }));
  // a new message waits for the next screen
  if (shown.page !== page) show({ page, message: configured === undefined ? shown.message : configured });
  return shown.message;
}

/** The message that the server put into the page, if this version can parse it. */
function servedMessage(): ConfiguredText | null {
  const { banner } = document.documentElement.dataset;
  try {
    return banner === undefined ? null : create(JSON.parse(banner), configuredText);
  } catch {
    // the configured message replaces it from the next screen on
    return null;
  }
}
