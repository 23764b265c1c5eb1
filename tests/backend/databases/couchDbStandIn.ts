import { rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import PouchDB from "pouchdb";
import type { Databases } from "../../../src/server/databases/databases.ts";
import { closeDatabases, openDatabases } from "../../../src/server/databases/openDatabases.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { openEmptyCouchDb, REAL_COUCHDB } from "./realCouchDb.ts";

/** The events by which express-pouchdb learns of PouchDB's databases. */
const LISTED = ["created", "destroyed"] as const;

export interface CouchDbStandIn {
  readonly url: string;
  /** Opened over CouchDB's HTTP protocol. */
  readonly databases: Databases;
  close(): Promise<void>;
}

/** Starts express-pouchdb on a real port in place of a cluster. A run over a real CouchDB gets that one. */
export async function startCouchDb(): Promise<CouchDbStandIn> {
  if (REAL_COUCHDB !== undefined) {
    const opened = await openEmptyCouchDb(REAL_COUCHDB);
    return { url: REAL_COUCHDB, databases: opened, close: () => closeDatabases(opened) };
  }
  const folder = await temporaryFolder();
  const stopListing = listenersAdded();
  const require = createRequire(import.meta.url);
  const couch: (pouch: unknown, options: object) => RequestListener = require("express-pouchdb");
  const express: () => { use(handler: unknown): void } & RequestListener = require("express");
  const app = express();
  app.use(
    couch(PouchDB.defaults({ prefix: `${join(folder, "couch")}-` }), {
      mode: "minimumForPouchDB",
      inMemoryConfig: true,
    }),
  );
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  const databases = await openDatabases({ url });
  return {
    url,
    databases,
    async close() {
      await closeDatabases(databases);
      stopListing();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * express-pouchdb lists each database that this process opens, also after the stand-in's folder is gone.
 * @returns a function that removes the listeners added to PouchDB since
 */
function listenersAdded(): () => void {
  const before = LISTED.map((event) => PouchDB.listeners(event));
  return () => {
    for (const [index, event] of LISTED.entries())
      for (const listener of PouchDB.listeners(event))
        if (!before[index]?.includes(listener))
          PouchDB.removeListener(event, listener as (...values: unknown[]) => void);
  };
}

/** Runs the work with a stand-in, and closes it even when the work fails. */
export async function withCouchDb(work: (couchDb: CouchDbStandIn) => Promise<void>): Promise<void> {
  const couchDb = await startCouchDb();
  try {
    await work(couchDb);
  } finally {
    await couchDb.close();
  }
}
