import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Fault, faultOf, fetchPart } from "../api/fault.ts";
import type { Configuration } from "../api/schemas/configuration.ts";

/**
 * The configuration of each portal on the page. The page reads it at the start, and again while it is visible, so that an open
 * page learns of a closed counter.
 */

export type ConfigurationState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly configuration: Configuration }
  | { readonly status: "failed"; readonly fault: Fault };

const useConfigurations = create<ReadonlyMap<Client, ConfigurationState>>()(() => new Map());

const LOADING: ConfigurationState = { status: "loading" };

export function useConfiguration(client: Client): ConfigurationState {
  return useConfigurations((states) => states.get(client)) ?? LOADING;
}

function put(client: Client, state: ConfigurationState): void {
  useConfigurations.setState(new Map(useConfigurations.getState()).set(client, state), true);
}

const readings = new Map<Client, Promise<void>>();

/** Reads the configuration unless it was read or is being read. */
export function loadConfiguration(client: Client): Promise<void> {
  const reading = readings.get(client) ?? read(client);
  readings.set(client, reading);
  return reading;
}

/** Milliseconds between two readings while the page is visible. */
const BETWEEN_READINGS = 60_000;

interface Following {
  followers: number;
  readonly stop: () => void;
}

const followed = new Map<Client, Following>();

/**
 * Reads the configuration, and reads it again once a minute while the page is visible and whenever it becomes visible.
 * @returns a function that ends it. The last call of these functions stops the timer.
 */
export function followConfiguration(client: Client): () => void {
  void loadConfiguration(client);
  const following = followed.get(client) ?? { followers: 0, stop: startReading(client) };
  followed.set(client, following);
  following.followers += 1;
  return () => {
    following.followers -= 1;
    if (following.followers > 0) return;
    followed.delete(client);
    following.stop();
  };
}

function startReading(client: Client): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void readAgain(client);
  };
  const timer = setInterval(look, BETWEEN_READINGS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Reads again silently: a fault or an unchanged document changes no state, so a citizen who fills in a form is not disturbed. */
async function readAgain(client: Client): Promise<void> {
  const known = useConfigurations.getState().get(client);
  if (known?.status !== "ready") return;
  try {
    const { readConfiguration } = await fetchPart(() => import("../api/readConfiguration.ts"));
    const configuration = await readConfiguration(client);
    if (JSON.stringify(configuration) === JSON.stringify(known.configuration)) return;
    put(client, { status: "ready", configuration });
  } catch {
    // Keep the known configuration. The server checks every call anyway.
  }
}

async function read(client: Client): Promise<void> {
  // Without a state, `useConfiguration` returns LOADING already.
  if (useConfigurations.getState().has(client)) put(client, LOADING);
  try {
    // Load this code after the form: a citizen can fill in a form without the configuration.
    const { readConfiguration } = await fetchPart(() => import("../api/readConfiguration.ts"));
    put(client, { status: "ready", configuration: await readConfiguration(client) });
  } catch (error) {
    // Forget the reading, so that the next call tries again.
    readings.delete(client);
    put(client, { status: "failed", fault: faultOf(error) });
  }
}
