import { join } from "node:path";
import { type Databases, openDatabases } from "../backend/databases/openDatabases.ts";
import type { Settings } from "../backend/settings/settings.ts";

/** The databases that the settings name: a CouchDB cluster, or a folder of this machine. */
export function databasesOf({ COUCHDB_URL: url, KAUNTER_DATA: data }: Settings): Promise<Databases> {
  return openDatabases(url === undefined ? { folder: join(data, "databases") } : { url });
}
