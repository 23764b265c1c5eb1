import { textIn } from "../../domain/configuredText.ts";
import { useConfigured } from "./useConfigured.ts";
import { usePageLanguage } from "./usePageLanguage.ts";

/**
 * Whether the counter is closing, and the operator's announcement in the page's language. Until the configuration is read, the
 * counter counts as open: the server decides about each call.
 */
export function useClosing() {
  const { state } = useConfigured();
  const language = usePageLanguage();
  const configuration = state.status === "ready" ? state.configuration : undefined;
  return {
    isLoading: state.status === "loading",
    isKnown: configuration !== undefined,
    isClosing: configuration?.closing === true,
    announcement: textIn(configuration?.announcement ?? null, language),
  } as const;
}
