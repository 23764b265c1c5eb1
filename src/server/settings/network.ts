import { isIP } from "node:net";
import { coerce, defaulted, define, optional, pattern, string } from "superstruct";
import { DEFAULT_DATABASE_PATH, databasePath } from "../../domain/databasePath.ts";
import { networksOf } from "../http/clientAddress.ts";
import { address, addresses } from "./addresses.ts";
import { entriesOf, wholeNumber } from "./structs.ts";

const proxies = coerce(
  define<string[]>("comma-separated list of addresses and networks, like 10.0.0.7,10.1.0.0/16", areNetworks),
  string(),
  entriesOf,
);

function areNetworks(value: unknown): boolean {
  try {
    return Array.isArray(value) && networksOf(value) !== undefined;
  } catch {
    return false;
  }
}

/** Where the portal listens, how browsers know it, and who may call it. */
export const network = {
  /** The portal's port; the council sites take the next one, the simulators the one after. */
  PORT: defaulted(wholeNumber(1, 65_533, "port"), 4173),
  /** The address that the portal listens at; in a container 0.0.0.0. The demo's sites and simulators are this machine's alone. */
  KAUNTER_HOST: defaulted(
    define<string>("IP address", (value) => isIP(String(value)) !== 0),
    "127.0.0.1",
  ),
  /** The portal's own address as browsers know it; absent, http://localhost at PORT. */
  KAUNTER_ORIGIN: optional(address),
  /** The origins of the councils' sites; absent, those of the demo. */
  KAUNTER_COUNCIL_ORIGINS: optional(addresses),
  /** Besides those of this machine: the proxies whose word on who calls is believed. */
  KAUNTER_TRUSTED_PROXIES: optional(proxies),
  /** The portal's base path, with, its pages, its calls and its elements: "/like/this". */
  KAUNTER_BASE_PATH: defaulted(pattern(string(), /^(?:\/[A-Za-z0-9_-]+)*$/), ""),
  /** {database} of the specification, below the base path. */
  KAUNTER_DATABASE_PATH: defaulted(databasePath, DEFAULT_DATABASE_PATH),
};
