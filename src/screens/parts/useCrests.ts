import type { CouncilCode } from "../../domain/councils.ts";
import { useEnvironment } from "../environment.tsx";
import { useConfigured } from "./useConfigured.ts";

/**
 * Returns the address of a council's stored crest. Undefined for a council that stored none, until the configuration is known, and in
 * an element.
 */
export function useCrests(): (council: CouncilCode) => string | undefined {
  const { crestAddress } = useEnvironment();
  const { state } = useConfigured();
  const stored: readonly CouncilCode[] = state.status === "ready" ? state.configuration.crests : [];
  return (council) => (stored.includes(council) ? crestAddress?.(council) : undefined);
}
