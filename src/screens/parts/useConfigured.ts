import { useEffect } from "react";
import { followConfiguration, loadConfiguration, useConfiguration } from "../../stores/configuration.ts";
import { useClient } from "../environment.tsx";
import { useOnline } from "./useOnline.ts";

/**
 * The configuration, kept up to date while the component is mounted, and a retry after a failure. If it failed because the device
 * was offline, it is read again once the network is back.
 */
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
