import { defaulted, optional, refine, string } from "superstruct";
import { addressesOf } from "../databases/clusterFetch.ts";

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
  /** A CouchDB cluster: one node, or several, with the credentials in the first address. Absent, the databases are embedded in the data folder. */
  COUCHDB_URL: optional(databaseUrl),
  /** The file with the keys that sign QR codes. Several machines may share it. Absent, it is in the data folder. */
  KAUNTER_STATEMENT_KEYS: optional(string()),
  /**
   * The folder into which releases of the elements are published. Absent, the server uses the build's folder, with one version.
   */
  KAUNTER_PUBLISHED_WIDGETS: optional(string()),
};
