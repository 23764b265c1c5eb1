import { create } from "zustand";
import type { Client } from "../api/client.ts";
import { type Fault, faultOf } from "../api/fault.ts";
import { readConfiguration } from "../api/readConfiguration.ts";
import type { Configuration } from "../api/schemas/configuration.ts";
import type { ChargeTerms } from "../charges/charge.ts";
import { malaysiaDay } from "../domain/malaysiaTime.ts";

/** The configuration document: one for the page, read once (specification, section 7: "made on app start"). */

export type ConfigurationState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly configuration: Configuration }
  | { readonly status: "failed"; readonly fault: Fault };

export const useConfiguration = create<ConfigurationState>()(() => ({ status: "loading" }));

let reading: Promise<void> | undefined;

/** Reads the configuration unless it was read or is being read. */
export function loadConfiguration(client: Client): Promise<void> {
  reading ??= read(client);
  return reading;
}

async function read(client: Client): Promise<void> {
  useConfiguration.setState({ status: "loading" }, true);
  try {
    useConfiguration.setState({ status: "ready", configuration: await readConfiguration(client) }, true);
  } catch (error) {
    // The next call tries again.
    reading = undefined;
    useConfiguration.setState({ status: "failed", fault: faultOf(error) }, true);
  }
}

/** What the rules of the charges need to know of the day and the configuration. */
export function termsOf(configuration: Configuration, now: Date): ChargeTerms {
  const { active, percent, charges } = configuration.assistance;
  return { today: malaysiaDay(now), assistance: active ? { percent, charges } : null };
}
