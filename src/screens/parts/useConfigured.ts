import { useEffect } from "react";
import { followConfiguration, loadConfiguration, useConfiguration } from "../../stores/configuration.ts";
import { useClient } from "./useClient.ts";
import { useOnline } from "./useOnline.ts";

/** The configuration, as long as the component is there kept up to date, and a way to read it again when that failed. Where the network was missing, it is read once that is back. */
export function useConfigured() {
  const client = useClient();
  const state = useConfiguration(client);
  useEffect(() => followConfiguration(client), [client]);
  const isOnline = useOnline();
  const lacksNetwork = state.status === "failed" && state.fault.kind === "offline";
  useEffect(() => {
    if (isOnline && lacksNetwork) void loadConfiguration(client);
  }, [isOnline, lacksNetwork, client]);
  return { state, retry: () => void loadConfiguration(client) };
}
