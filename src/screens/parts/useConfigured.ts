import { useEffect } from "react";
import { loadConfiguration, useConfiguration } from "../../stores/configuration.ts";
import { useClient } from "./useClient.ts";

/** The configuration, and a way to read it again when that failed. */
export function useConfigured() {
  const client = useClient();
  const state = useConfiguration(client);
  useEffect(() => void loadConfiguration(client), [client]);
  return { state, retry: () => void loadConfiguration(client) };
}
