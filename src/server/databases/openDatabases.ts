import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { DATABASES, type DatabaseName, type Databases } from "./databases.ts";
import { requireKnownFormat } from "./dataFormat.ts";
import type { DocumentStore } from "./documentStore.ts";
import { pouchStore } from "./pouchStore.ts";
import { installViews } from "./views.ts";

export type DatabasePlace =
  /** A folder of this machine: one process owns it. */
  | { readonly folder: string }
  /** A CouchDB cluster, with its credentials. */
  | { readonly url: string };

/**
 * PouchDB hands the options it does not know down to leveldown with every write; `sync` waits for the disk. What a document held
 * before goes with the write that replaces it: what is erased remains in no earlier revision.
 */
const EMBEDDED: PouchDB.Configuration.LocalDatabaseConfiguration & { readonly sync: true } = {
  adapter: "leveldb",
  auto_compaction: true,
  sync: true,
};

/**
 * Opens the databases, made where they are missing. Every acknowledged write is on the disk.
 * @throws DataFormatError when a later version of the program wrote them: nothing is changed; anything when the folder belongs to
 *   another process, or the cluster does not answer
 */
export async function openDatabases(place: DatabasePlace): Promise<Databases> {
  if ("folder" in place) await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const open = async (name: DatabaseName): Promise<DocumentStore> => {
    const database =
      "folder" in place
        ? new PouchDB<object>(join(place.folder, name), EMBEDDED)
        : new PouchDB<object>(`${place.url.replace(/\/+$/, "")}/${nameAtCouchDb(name)}`);
    await database.info();
    return pouchStore(database);
  };
  const metadata = await open("metadata");
  try {
    await requireKnownFormat(metadata);
  } catch (failure) {
    await metadata.close();
    throw failure;
  }
  const databases: Databases = {
    records: await open("records"),
    all_payments: await open("all_payments"),
    metadata,
    settlements: await open("settlements"),
    handles: await open("handles"),
    notifications: await open("notifications"),
    users: await open("users"),
    reset_password: await open("reset_password"),
    digital_license: await open("digital_license"),
  };
  await installViews(databases);
  return databases;
}

/** A cluster keeps its users itself: they log in here with the passwords they have. */
function nameAtCouchDb(name: DatabaseName): string {
  return name === "users" ? "_users" : name;
}

/** Closes them in order, so that the folder can be opened again. */
export async function closeDatabases(databases: Databases): Promise<void> {
  for (const name of DATABASES) await databases[name].close();
}
