import { useState } from "react";
import { create } from "superstruct";
import { configuredText } from "../../api/schemas/configuration.ts";
import type { ConfiguredText } from "../../domain/configuredText.ts";
import { useConfigured } from "../../screens/parts/useConfigured.ts";
import type { Page } from "../route.ts";

/**
 * The banner's message: what the page was served with and, from the next screen on, what is configured. A banner that is known
 * later than the page stands, and one that changes, would push down what somebody reads.
 */
export function useBannerMessage(page: Page | undefined): ConfiguredText | null {
  const { state } = useConfigured();
  const configured = state.status === "ready" ? state.configuration.snackbarMessage : undefined;
  const [shown, show] = useState(() => ({
    page,
    message: configured === undefined ? servedMessage() : configured,
  }));
  // what comes while a screen stands waits for the next one
  if (shown.page !== page) show({ page, message: configured === undefined ? shown.message : configured });
  return shown.message;
}

/** Where the server put one in, and it is one that this version can read. */
function servedMessage(): ConfiguredText | null {
  const { banner } = document.documentElement.dataset;
  try {
    return banner === undefined ? null : create(JSON.parse(banner), configuredText);
  } catch {
    // What is configured takes its place from the next screen on.
    return null;
  }
}
