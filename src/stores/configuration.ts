import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { fetchPart } from "../api/fetchPart.ts";
import type { Configuration } from "../api/schemas/configuration.ts";

/** The configuration document of each portal on the page, read once (specification, section 7: "made on app start"). */

export type ConfigurationState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly configuration: Configuration }
  | { readonly status: "failed"; readonly fault: Fault };

const useConfigurations = create<ReadonlyMap<Client, ConfigurationState>>()(() => new Map());

const LOADING: ConfigurationState = { status: "loading" };

/** What is known of a portal's configuration. */
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

async function read(client: Client): Promise<void> {
  // nobody is told that what was never read is being read
  if (useConfigurations.getState().has(client)) put(client, LOADING);
  try {
    // a form can be filled in before: what reads the document comes after it
    const { readConfiguration } = await fetchPart(() => import("../api/readConfiguration.ts"));
    put(client, { status: "ready", configuration: await readConfiguration(client) });
  } catch (error) {
    // The next call tries again.
    readings.delete(client);
    put(client, { status: "failed", fault: faultOf(error) });
  }
}
