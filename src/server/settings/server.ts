import { isIP } from "node:net";
import { coerce, defaulted, define, enums, optional, refine, string } from "superstruct";
import { DEFAULT_DATABASE_PATH, databasePath } from "../../domain/databasePath.ts";
import { kind } from "../../domain/schemas/limits.ts";
import { addressesOf } from "../databases/clusterFetch.ts";
import { networksOf } from "../http/clientAddress.ts";
import { LOG_LEVELS } from "../log.ts";
import { LEAST_RETENTION, type RetainedKind, USUAL_RETENTION } from "../privacy/retention.ts";
import { address, addresses, callAddress, entriesOf, exchangeAddress, wholeNumber } from "./structs.ts";

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
  /** The test portal: a demonstration, to which elements with `mode="test"` go. Absent, this portal has no test mode. */
  KAUNTER_TEST_PORTAL: optional(exchangeAddress),
  /** The public address of the demonstration's simulated gateways. Absent, only browsers on this machine reach them. */
  KAUNTER_SIMULATORS_ORIGIN: optional(exchangeAddress),
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

const databaseUrl = refine(string(), "http or https address, or several", (value) => {
  const addresses = addressesOf(value);
  return (
    addresses.length > 0 && addresses.every((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? ""))
  );
});

/** The places of the data, the keys and the published elements. */
export const data = {
  /** The folder for databases, keys and secrets. */
  KAUNTER_DATA: defaulted(string(), ".data"),
  /**
   * A CouchDB cluster: one node, or several, with the credentials in the first address. Absent, the databases are embedded in the
   * data folder.
   */
  COUCHDB_URL: optional(databaseUrl),
  /** The file with the keys that sign QR codes. Several machines may share it. Absent, it is in the data folder. */
  KAUNTER_STATEMENT_KEYS: optional(string()),
  /**
   * The folder into which releases of the elements are published. Absent, the server uses the build's folder, with one version.
   */
  KAUNTER_PUBLISHED_WIDGETS: optional(string()),
};

/** Settings for monitoring the running system. */
export const operation = {
  /** The lowest level to log. */
  KAUNTER_LOG_LEVEL: defaulted(enums(LOG_LEVELS), "info"),
  /** A process that ends still takes calls for this time, while its readiness tells proxies to turn to another one. */
  KAUNTER_DRAIN_SECONDS: defaulted(wholeNumber(0, 300, "number of seconds"), 0),
  /** A file with the token with which another machine reads the metrics. Absent, only this machine reads them. */
  KAUNTER_METRICS_TOKEN_FILE: optional(string()),
  /** The tracker that counts the portal's page views for its operator. Absent, nobody counts them. */
  KAUNTER_TRACKER_URL: optional(callAddress),
};

/** The searches and payments that one address may make in an hour. Many citizens of a mobile network share one address. */
export const limits = {
  KAUNTER_SEARCHES_PER_HOUR: defaulted(wholeNumber(1, 1_000_000), 1200),
  KAUNTER_PAYMENTS_PER_HOUR: defaulted(wholeNumber(1, 1_000_000), 240),
};

/** The reports to the councils. */
export const remittances = {
  /** The hour of the day in Malaysia at which the server closes the day before. */
  KAUNTER_REMITTANCE_HOUR: defaulted(wholeNumber(0, 23), 2),
};

/** Ten years. A longer setting would disregard the people behind the data. */
const MOST = 3650;

const days = (what: RetainedKind) =>
  defaulted(wholeNumber(LEAST_RETENTION[what], MOST, "number of days"), USUAL_RETENTION[what]);

/** For how many days the server keeps personal data that are no longer needed. */
export const retention = {
  /** The payer's details of unpaid payments, from the payment's beginning. */
  KAUNTER_KEEP_UNPAID_DAYS: days("payments"),
  /** Accounts with an unconfirmed address, from their registration. */
  KAUNTER_KEEP_UNCONFIRMED_DAYS: days("accounts"),
  /** Sessions, from their end. */
  KAUNTER_KEEP_SESSIONS_DAYS: days("sessions"),
  /** Codes and password links, from their end. */
  KAUNTER_KEEP_CODES_DAYS: days("codes"),
  /** Messages, from their sending. */
  KAUNTER_KEEP_MESSAGES_DAYS: days("messages"),
};
