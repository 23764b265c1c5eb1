import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { requireKnownFormat } from "./dataFormat.ts";
import type { DocumentStore } from "./documentStore.ts";
import { pouchStore } from "./pouchStore.ts";
import { installViews } from "./views.ts";

export const DATABASES = [
  /** The councils' records, as they loaded them. */
  "records",
  /** Payments; the specification calls it `transactions` too. */
  "all_payments",
  /** The portal's configuration. */
  "metadata",
  /** What payments took off records, and the refund cases of bills paid twice. */
  "settlements",
  /** What leads to a payment: order numbers, status tokens, idempotency keys, handles. */
  "handles",
  /** Messages to send. */
  "notifications",
  /** Who may log in, as CouchDB keeps users. */
  "users",
  /** Links that set a forgotten password. */
  "reset_password",
  /** Digital licences, as they were issued. */
  "digital_license",
] as const;

export type DatabaseName = (typeof DATABASES)[number];

export type Databases = Readonly<Record<DatabaseName, DocumentStore>>;

export type DatabasePlace =
  /** A folder of this machine: one process owns it. */
  | { readonly folder: string }
  /** A CouchDB cluster, with its credentials. */
  | { readonly url: string };

/**
 * PouchDB hands the options it does not know down to leveldown with every write; `sync` waits for the disk. What a document held
 * before goes with the write that replaces it: what is erased stands in no earlier revision.
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
