import { isIP } from "node:net";
import { coerce, defaulted, define, optional, string } from "superstruct";
import { DEFAULT_DATABASE_PATH, databasePath } from "../../domain/databasePath.ts";
import { kind } from "../../domain/schemas/limits.ts";
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

/** Where the portal listens, its public address, and who may call it. */
export const network = {
  /** The portal's port. The demonstration's council sites use the next port, and the simulators the one after that. */
  PORT: defaulted(wholeNumber(1, 65_533, "port"), 4173),
  /**
   * The address that the portal listens at, 0.0.0.0 in a container. The demonstration's sites and simulators always listen on
   * this machine only.
   */
  KAUNTER_HOST: defaulted(
    define<string>("IP address", (value) => isIP(String(value)) !== 0),
    "127.0.0.1",
  ),
  /** The portal's public address. Absent, http://localhost with PORT. */
  KAUNTER_ORIGIN: optional(address),
  /** The origins of the councils' sites. Absent, those of the demonstration. */
  KAUNTER_COUNCIL_ORIGINS: optional(addresses),
  /** Proxies whose X-Forwarded-For the server believes, besides those on this machine. */
  KAUNTER_TRUSTED_PROXIES: optional(proxies),
  /** The base path of the portal's pages, calls and elements: "/like/this" (rule 7.2). */
  KAUNTER_BASE_PATH: defaulted(
    kind<string>("path, like /portal, or empty", { pattern: /^(?:\/[A-Za-z0-9_-]+)*$/ }),
    "",
  ),
  /** The {database} of the specification (rule 7.1), below the base path. */
  KAUNTER_DATABASE_PATH: defaulted(databasePath, DEFAULT_DATABASE_PATH),
};
