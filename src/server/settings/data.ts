import { defaulted, optional, refine, string } from "superstruct";

const databaseUrl = refine(string(), "http or https address", (value) =>
  /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
);

/** Where the data, the keys and the published elements lie. */
export const data = {
  /** The folder of databases, keys and secrets. */
  KAUNTER_DATA: defaulted(string(), ".data"),
  /** A CouchDB cluster, with its credentials; absent, the databases are embedded in the data folder. */
  COUCHDB_URL: optional(databaseUrl),
  /** The file of the keys that QR codes are signed with, which several machines may share; absent, the data folder holds it. */
  KAUNTER_STATEMENT_KEYS: optional(string()),
  /** The folder that releases of the elements are published into; absent, the build's own, which holds one version. */
  KAUNTER_PUBLISHED_WIDGETS: optional(string()),
};
