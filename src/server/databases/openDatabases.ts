import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { systemTimer } from "../timer.ts";
import { addressesOf, clusterFetch, type Fetch } from "./clusterFetch.ts";
import { DATABASES, type DatabaseName, type Databases } from "./databases.ts";
import { requireKnownFormat } from "./dataFormat.ts";
import type { DocumentStore } from "./documentStore.ts";
import { withEmbeddedViews } from "./embeddedViews.ts";
import { pouchStore } from "./pouchStore.ts";
import { installViews } from "./views.ts";

export type DatabasePlace =
  /** A folder on this machine. Only one process may use it. */
  | { readonly folder: string }
  /**
   * A CouchDB cluster: the address of one node, or of several with blanks or commas between them. The first address holds the
   * credentials for all of them.
   */
  | RemotePlace;

interface RemotePlace {
  readonly url: string;
  /** Sees each answer of the cluster. */
  readonly watched?: ((fetch: Fetch) => Fetch) | undefined;
}

/**
 * PouchDB passes options that it does not know to leveldown, when it opens a database and with every write: `sync` waits for the
 * disk. LevelDB maps each open file into memory, so `maxOpenFiles`, which is LevelDB's least, and `maxFileSize`, in bytes, bound
 * the mapped memory of a database to 64 MB however much it holds. `auto_compaction` removes the previous revision with each write,
 * so no earlier revision keeps erased data.
 */
const EMBEDDED: PouchDB.Configuration.LocalDatabaseConfiguration & {
  readonly sync: true;
  readonly maxOpenFiles: number;
  readonly maxFileSize: number;
} = {
  adapter: "leveldb",
  auto_compaction: true,
  sync: true,
  maxOpenFiles: 74,
  maxFileSize: 1024 * 1024,
};

/**
 * Opens the databases, and creates missing ones. Every acknowledged write is on the disk.
 * @throws DataFormatError when a later version of the program wrote them; then nothing changes. Any other error when another
 *   process uses the folder, or the cluster does not answer
 */
export async function openDatabases(place: DatabasePlace): Promise<Databases> {
  if ("folder" in place) await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const databaseOf =
    "folder" in place
      ? (name: DatabaseName) => withEmbeddedViews(new PouchDB<object>(join(place.folder, name), EMBEDDED))
      : remoteDatabase(place);
  const opened = new Map<DocumentStore, PouchDB.Database<object>>();
  const open = async (name: DatabaseName): Promise<DocumentStore> => {
    const database = databaseOf(name);
    await database.info();
    const store = pouchStore(database, "folder" in place);
    opened.set(store, database);
    return store;
  };
  const metadata = await open("metadata");
  try {
    await requireKnownFormat(metadata);
  } catch (failure) {
    await metadata.close();
    throw failure;
  }
  const [
    records,
    all_payments,
    settlements,
    handles,
    notifications,
    users,
    reset_password,
    digital_license,
    audit,
  ] = await Promise.all([
    open("records"),
    open("all_payments"),
    open("settlements"),
    open("handles"),
    open("notifications"),
    open("users"),
    open("reset_password"),
    open("digital_license"),
    open("audit"),
  ]);
  const databases: Databases = {
    metadata,
    records,
    all_payments,
    settlements,
    handles,
    notifications,
    users,
    reset_password,
    digital_license,
    audit,
  };
  await installViews(databases, async (store) => {
    await opened.get(store)?.viewCleanup();
  });
  return databases;
}

/** @param place of COUCHDB_URL */
function remoteDatabase({ url, watched = (fetch) => fetch }: RemotePlace) {
  const addresses = addressesOf(url);
  const fetch = watched(
    clusterFetch(addresses, (address, options) => PouchDB.fetch(address, options), systemTimer),
  );
  const [first = url] = addresses;
  return (name: DatabaseName) =>
    new PouchDB<object>(`${first.replace(/\/+$/, "")}/${nameAtCouchDb(name)}`, {
      fetch: (address, options) => fetch(String(address), options),
    });
}

/** A cluster has its own users database, so its users log in here with the passwords that they have. */
function nameAtCouchDb(name: DatabaseName): string {
  return name === "users" ? "_users" : name;
}

/** Closes one after the other, so that the folder can be opened again. */
export async function closeDatabases(databases: Databases): Promise<void> {
  for (const name of DATABASES) await databases[name].close();
}
